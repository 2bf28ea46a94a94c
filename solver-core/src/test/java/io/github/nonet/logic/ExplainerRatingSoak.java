package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.GivenFile;
import io.github.nonet.Tries;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.symmetry.Transformation;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Compares ratings with published ones, and with those of other forms of the same puzzle. Run by
 * the profile {@code soak} alone.
 *
 * <p>The system property {@code nonet.ratings} is the path of a file of lines of a puzzle and its
 * ER, and perhaps EP and ED, separated by tabs; {@code nonet.count} sets how many generated puzzles
 * are turned, 1,000 by default.
 */
@Tag(Tries.SOAK)
class ExplainerRatingSoak {
  private static final int COUNT = Integer.getInteger("nonet.count", 1_000);
  private static final int FORMS = 20;

  /** From here on the original depends on the order of a hash table. */
  private static final double NESTED = 9.5;

  private static final double INVARIANT = 4.4;

  /**
   * The number of compared ratings, the number of those that agree, and the greatest difference of
   * the others.
   */
  private static final class Tally {
    private int compared;
    private int equal;
    private double farthest;

    void add(double expected, double found) {
      compared++;
      equal += expected == found ? 1 : 0;
      farthest = Math.max(farthest, Math.abs(expected - found));
    }

    double share() {
      return (double) equal / compared;
    }

    @Override
    public String toString() {
      return String.format("%,d of %,d equal, farthest %.1f", equal, compared, farthest);
    }
  }

  @Test
  void of_asPublished() throws IOException {
    List<String> lines = Files.readAllLines(GivenFile.of("nonet.ratings"));
    Map<String, Tally> tallies = new TreeMap<>();
    for (String line : lines) {
      compare(line.split("\t"), tallies);
    }
    tallies.forEach((name, tally) -> System.out.println(name + ": " + tally));
    assertThat(tallies).isNotEmpty();
    tallies.forEach(ExplainerRatingSoak::requireAgreement);
  }

  private static void compare(String[] fields, Map<String, Tally> tallies) {
    double expected = Double.parseDouble(fields[1]);
    ExplainerRating rating = ExplainerRating.of(Board.parse(fields[0]));
    add(tallies, "ER " + band(expected), expected, rating.er());
    if (fields.length > 3) {
      add(tallies, "EP " + band(expected), Double.parseDouble(fields[2]), rating.ep());
      add(tallies, "ED " + band(expected), Double.parseDouble(fields[3]), rating.ed());
    }
    if (rating.er() != expected) {
      System.out.println(String.join(" ", fields) + " was rated " + rating);
    }
  }

  private static void add(Map<String, Tally> tallies, String name, double expected, double found) {
    tallies.computeIfAbsent(name, key -> new Tally()).add(expected, found);
  }

  private static String band(double rating) {
    if (rating < 6.5) {
      return "below 6.5";
    }
    return rating < NESTED ? "6.5 to 9.4" : "from 9.5";
  }

  private static void requireAgreement(String name, Tally tally) {
    if (name.endsWith("below 6.5")) {
      assertThat(tally.share()).as(name).isEqualTo(1);
    } else if (name.endsWith("9.4")) {
      assertThat(tally.share()).as(name).isGreaterThanOrEqualTo(0.995);
    } else if (name.startsWith("ER")) {
      assertThat(tally.share()).as(name).isGreaterThanOrEqualTo(0.9);
      assertThat(tally.farthest).as(name).isLessThan(0.25);
    }
  }

  @Test
  void of_otherForms() {
    SplittableRandom random = new SplittableRandom(20_260_202);
    PuzzleGenerator generator = PuzzleGenerator.builder().seed(5).minimal(true).build();
    Map<String, Tally> tallies = new TreeMap<>();
    for (int i = 0; i < COUNT; i++) {
      Board puzzle = generator.next();
      ExplainerRating rating = ExplainerRating.of(puzzle);
      String band = rating.er() <= INVARIANT ? "up to 4.4" : "above 4.4";
      Stream.generate(() -> Transformation.random(random::nextLong).apply(puzzle))
          .limit(FORMS)
          .map(ExplainerRating::of)
          .forEach(
              other -> {
                add(tallies, "ER " + band, rating.er(), other.er());
                add(tallies, "EP " + band, rating.ep(), other.ep());
                add(tallies, "ED " + band, rating.ed(), other.ed());
              });
    }
    tallies.forEach((name, tally) -> System.out.println(name + ": " + tally));
    tallies.forEach(
        (name, tally) ->
            assertThat(tally.share())
                .as(name)
                .isGreaterThanOrEqualTo(name.endsWith("up to 4.4") ? 1 : 0.98));
  }
}
