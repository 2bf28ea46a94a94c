package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.internal.logic.FoundSteps;
import io.github.nonet.internal.logic.State;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks techniques with a file of cases in HoDoKu's format, which is no part of the project.
 *
 * <pre>
 *   :code[-variant]:digits:grid:deleted:eliminations:placements:extra:
 * </pre>
 *
 * <p>In the grid, {@code +} is before a digit that is placed, not given. A candidate is digit, row,
 * column, each from one. All steps of the technique that are about the digits of the case must
 * together give what the case says; of a variant {@code x}, there must be none.
 *
 * <p>To run it: {@code java ...TechniqueCases FILE [CODE ...]}; a code may be the beginning of one.
 */
public final class TechniqueCases {
  private static final int FIELDS = 8;

  private TechniqueCases() {}

  /**
   * One line of the file.
   *
   * @param code the code and the variant: {@code "0607-1"}
   * @param digits the digits that the pattern is about, as a text
   * @param state where to look
   * @param eliminations what goes, as candidates
   * @param placements what is placed
   * @param extra the last field
   * @param line the line itself
   */
  record Case(
      String code,
      String digits,
      Candidates state,
      Set<Candidate> eliminations,
      Set<Candidate> placements,
      String extra,
      String line) {

    static Case of(String line) {
      String[] fields = line.split(":", -1);
      if (fields.length < FIELDS - 1) {
        throw new IllegalArgumentException("expected " + FIELDS + " fields: " + line);
      }
      return new Case(
          fields[1],
          fields[2],
          state(fields[3], candidates(fields[4])),
          candidates(fields[5]),
          candidates(fields[6]),
          fields.length < FIELDS ? "" : fields[7],
          line);
    }

    private static Candidates state(String grid, Set<Candidate> deleted) {
      StringBuilder givens = new StringBuilder();
      List<Candidate> placed = new ArrayList<>();
      int cell = 0;
      for (int i = 0; i < grid.length(); i++, cell++) {
        boolean isPlaced = grid.charAt(i) == '+';
        i += isPlaced ? 1 : 0;
        givens.append(isPlaced ? '.' : grid.charAt(i));
        if (isPlaced) {
          placed.add(new Candidate(cell, grid.charAt(i) - '0'));
        }
      }
      Candidates state = Candidates.of(Board.parse(givens));
      for (Candidate place : placed) {
        state = state.with(place.cell(), place.digit());
      }
      for (Candidate gone : deleted) {
        state = state.without(gone.cell(), gone.digit());
      }
      return state;
    }

    private static Set<Candidate> candidates(String field) {
      return Stream.of(field.trim().split(" +"))
          .filter(word -> !word.isEmpty())
          .map(
              word ->
                  new Candidate(
                      9 * (word.charAt(1) - '1') + word.charAt(2) - '1', word.charAt(0) - '0'))
          .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the code without its variant. */
    String technique() {
      return code.contains("-") ? code.substring(0, code.indexOf('-')) : code;
    }

    /** Returns whether the technique must find nothing. */
    boolean isEmpty() {
      return code.endsWith("-x");
    }

    /** Returns whether the case is about siamese fish: a fifth digit of the code says so. */
    boolean isSiamese() {
      return technique().startsWith("03") && technique().length() > 4;
    }

    /** Returns all steps of the technique in the state of this case, whatever their digits. */
    List<Step> steps() {
      boolean fish = technique().startsWith("03");
      return FoundSteps.of(TechniqueCodes.technique(technique()), State.of(state)).stream()
          .filter(step -> !fish || step.reason() instanceof Reason.Several == isSiamese())
          .toList();
    }

    /** Returns empty if the steps are right, else what is wrong. */
    String judge(List<Step> steps) {
      List<Step> judged = steps.stream().filter(this::isMeant).toList();
      if (isEmpty()) {
        return judged.isEmpty() ? "" : "expected nothing; found " + judged;
      }
      if (judged.isEmpty()) {
        judged = steps;
      }
      Set<Candidate> eliminated = new TreeSet<>();
      Set<Candidate> placed = new TreeSet<>();
      for (Step step : judged) {
        eliminated.addAll(step.eliminations());
        placed.addAll(step.placements());
      }
      if (eliminated.equals(eliminations) && placed.equals(placements)) {
        return "";
      }
      boolean among = judged.stream().anyMatch(this::isExpected);
      return (among ? "one of " + judged.size() + " steps is right" : "no step is right")
          + "; expected "
          + eliminations
          + placements
          + "; found "
          + eliminated
          + placed;
    }

    private boolean isExpected(Step step) {
      return new TreeSet<>(step.eliminations()).equals(eliminations)
          && new TreeSet<>(step.placements()).equals(placements);
    }

    /** Returns whether the step is about the digits of this case. */
    private boolean isMeant(Step step) {
      boolean isNamedByResult =
          step.reason() instanceof Chain
              || step.reason() instanceof Net
              || step.reason() instanceof AlmostLockedSets
              || step.reason() instanceof Reason.SueDeCoq;
      return isNamedByResult
          ? digits(step.eliminations(), step.placements()).equals(digits(eliminations, placements))
          : digits.equals(digitsOf(step));
    }

    private static Set<Integer> digits(
        Collection<Candidate> eliminations, Collection<Candidate> placements) {
      return Stream.concat(eliminations.stream(), placements.stream())
          .map(Candidate::digit)
          .collect(Collectors.toSet());
    }

    /** Returns the digits that the pattern of the step is about, ascending, as a text. */
    private static String digitsOf(Step step) {
      if (step.reason() instanceof Reason.Rectangle rectangle) {
        return rectangle.digits().stream().map(String::valueOf).collect(Collectors.joining());
      }
      return step.reason().parts().stream()
          .flatMap(part -> part.candidates().stream())
          .map(Candidate::digit)
          .distinct()
          .sorted()
          .map(String::valueOf)
          .collect(Collectors.joining());
    }
  }

  /** Returns the cases of a file. */
  static List<Case> read(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.filter(line -> line.startsWith(":")).map(Case::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Checks the cases of the codes and prints what is wrong, then a table. */
  public static void main(String[] args) {
    Map<String, int[]> rightAndAll = new TreeMap<>();
    for (Case next : read(Path.of(args[0]))) {
      if (args.length == 1 || Stream.of(args).skip(1).anyMatch(next.code()::startsWith)) {
        int[] count = rightAndAll.computeIfAbsent(next.code(), code -> new int[2]);
        List<Step> steps = next.steps();
        String fault = next.judge(steps);
        count[0] += fault.isEmpty() ? 1 : 0;
        count[1]++;
        if (!fault.isEmpty()) {
          System.out.println(next.line() + "\n  " + fault);
          steps.forEach(step -> System.out.println("  " + step));
        }
      }
    }
    rightAndAll.forEach(
        (code, count) -> System.out.printf("%-7s %3d of %3d%n", code, count[0], count[1]));
  }
}
