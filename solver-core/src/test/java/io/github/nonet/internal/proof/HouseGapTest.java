package io.github.nonet.internal.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A gap in a house of four values is about one of them, or about several together. */
class HouseGapTest {
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
        "12 1 34 34|0=1|1|true",
        "12 23 34 34|0!1|1|false",
        // Two values of two facts have no place; a cause names the greater one.
        "1 1 34 34|2=4|2|false",
        // Three cells for two values: none is missing by itself.
        "12 12 12 34|3=3|4|false",
        "12 12 125 34|3!4|4|false",
        "12 12 12|0!3|0|false",
        "-|0=1 1=1|1|true",
        "-|0=1|0|false"
      })
  void value_isWhatCellsLeave(String cells, String facts, int value, boolean isTwice) {
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
    assertThat(HouseGap.of(proof, gap, sets, 4)).isEqualTo(new HouseGap(value, isTwice));
  }
}
