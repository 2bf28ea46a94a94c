package io.github.nonet.internal.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A gap in a house of four values is about one of them, or about several together; others are not.
 */
class ProofGapTest {
  /** Reads facts about cells from 0 on, {@code "0=1 2!3"}. */
  private static List<Inference> facts(String text) {
    return Stream.of(text.split(" "))
        .map(
            fact -> {
              Candidate candidate = new Candidate(fact.charAt(0) - '0', fact.charAt(2) - '0');
              return Inference.supposed(candidate, fact.charAt(1) == '=');
            })
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        // The first cell takes the only value of the second: that is said, not what is missing.
        "12 1 34 34|0=1|twice 1",
        "12 23 34 34|0!1|place 1",
        // Two values of two facts have no place; a cause names the greater one.
        "1 1 34 34|2=4|place 2",
        "12 12 12 34|3=3|place 4",
        "12 12 125 34|3!4|place 4",
        // Three cells for two values, one cell for two, and both as two for three.
        "12 12 12|0!3|few 12 at 0 1 2",
        "123 12 124 34|0!3 2!4|room 34 at 3",
        "123 123 1234 34 12|2!4|few 123 at 0 1 2 4",
        // A cell that two facts are about.
        "1234 1234 12 12|0=3 0=4|cell at 0",
        "-|0=1 1=1|twice 1",
        "-|0=1 1=2|none",
        "-|0=1|none"
      })
  void house_lacksWhatCellsLeave(String cells, String facts, String lack) {
    int[] sets =
        cells == null
            ? new int[0]
            : Stream.of(cells.split(" "))
                .mapToInt(set -> set.chars().map(c -> 1 << c - '0').sum())
                .toArray();
    List<Inference> proof = new ArrayList<>(facts(facts));
    List<Integer> house = IntStream.range(0, cells == null ? 4 : sets.length).boxed().toList();
    Inference gap =
        new Inference(
            Inference.Kind.FOLLOWS,
            true,
            List.of(),
            List.of(new Unit(Unit.Kind.HOUSE, 0, house)),
            IntStream.range(0, proof.size()).boxed().toList());
    assertThat(text(ProofGap.of(proof, gap, sets, 4))).isEqualTo(lack);
  }

  private static String text(ProofGap gap) {
    StringBuilder text = new StringBuilder(gap.key());
    text.append(gap.values() == 0 ? "" : " ");
    new ValueSet(gap.values()).forEach(text::append);
    text.append(gap.cells().isEmpty() ? "" : " at");
    gap.cells().forEach(cell -> text.append(" " + cell));
    return text.toString();
  }

  private static Inference follows(boolean isTrue, Unit unit, List<Integer> causes, int... cells) {
    return new Inference(
        Inference.Kind.FOLLOWS,
        isTrue,
        IntStream.of(cells).mapToObj(cell -> new Candidate(cell, 1)).toList(),
        List.of(unit),
        causes);
  }

  /** A value in the last cell, which excludes it from the first two; some fact says it is there. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Another house has the value in these two cells: so this one would have it twice.
        "5|HOUSE|0|twice 1",
        "5|SIGHT|-1|twice.sight 1 at 0 1 3",
        // The fact that excludes it is about another cell.
        "7|HOUSE|7|none",
        "5|CELL|-1|cell at 0",
        "5|CONSTRAINT|2|none at 0 1 3",
        "5|SUMS|-1|none.sum at 0 1 3"
      })
  void gap_isToldByItsUnit(int places, Unit.Kind kind, int index, String lack) {
    Unit row = new Unit(Unit.Kind.HOUSE, 0, List.of(0, 1, 3));
    Unit other = new Unit(Unit.Kind.HOUSE, places, List.of(0, 1));
    List<Inference> proof = new ArrayList<>();
    proof.add(Inference.supposed(new Candidate(places == 7 ? 9 : 3, 1), true));
    proof.add(follows(false, row, List.of(0), 0, 1));
    proof.add(follows(true, other, List.of(), 0, 1));
    List<Integer> cells = kind == Unit.Kind.CELL ? List.of(0) : List.of(0, 1, 3);
    Inference gap =
        new Inference(
            Inference.Kind.FOLLOWS,
            true,
            List.of(),
            List.of(new Unit(kind, index, cells)),
            List.of(1, 2));
    assertThat(text(ProofGap.of(proof, gap, new int[0], 4))).isEqualTo(lack);
  }

  /** A house that had some places left for a value loses all of these, or only one. */
  @ParameterizedTest
  @CsvSource({"2, place 1", "1, none"})
  void house_losesThePlacesThatItHad(int gone, String lack) {
    Unit row = new Unit(Unit.Kind.HOUSE, 0, List.of(0, 1, 2, 3));
    Unit other = new Unit(Unit.Kind.CONSTRAINT, 0, List.of(0, 1, 5));
    List<Inference> proof =
        List.of(
            follows(true, row, List.of(), 0, 1),
            follows(false, other, List.of(), IntStream.range(0, gone).toArray()),
            follows(true, row, List.of(0, 1)));
    int[] sets = IntStream.generate(() -> 0b11110).limit(4).toArray();
    assertThat(text(ProofGap.of(proof, proof.get(2), sets, 4))).isEqualTo(lack);
  }

  /** Without two facts about one value, cells that see each other just cannot be filled. */
  @Test
  void sight_mayLackMore() {
    List<Inference> proof = facts("0=1 1=2");
    Inference gap =
        new Inference(
            Inference.Kind.FOLLOWS,
            true,
            List.of(),
            List.of(new Unit(Unit.Kind.SIGHT, -1, List.of(0, 1, 2))),
            List.of(0, 1));
    assertThat(text(ProofGap.of(proof, gap, new int[0], 4))).isEqualTo("none.sight at 0 1 2");
  }
}
