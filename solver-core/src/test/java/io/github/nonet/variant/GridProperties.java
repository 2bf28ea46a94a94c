package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.text.TextForms;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of grids and their marks, over rules of each size and kind. */
class GridProperties {
  private static final List<Rules> ALL = AllRules.stream().toList();

  @Provide
  Arbitrary<Rules> rules() {
    return Arbitraries.of(ALL);
  }

  private static Grid grid(Rules rules, long seed) {
    return AllRules.grid(rules, new Random(seed));
  }

  private static GridCandidates candidates(Rules rules, long seed) {
    Random random = new Random(seed);
    GridCandidates marks = GridCandidates.of(grid(rules, seed));
    for (int i = 0; i < 30; i++) {
      int cell = random.nextInt(rules.cellCount());
      int value = 1 + random.nextInt(rules.valueCount());
      if (marks.value(cell) == 0) {
        marks = i % 3 == 0 ? marks.with(cell, value) : marks.without(cell, value);
      }
    }
    return marks;
  }

  @Property(tries = 300)
  void parse_isInverseOfWriting(@ForAll("rules") Rules rules, @ForAll long seed) {
    Grid grid = grid(rules, seed);
    assertThat(rules.parseGrid(grid.toString())).isEqualTo(grid).hasSameHashCodeAs(grid);
    assertThat(rules.parseGrid(grid.toGridString())).isEqualTo(grid);
    assertThat(Grid.copyOf(rules, grid.toArray())).isEqualTo(grid);
  }

  @Property(tries = 300)
  void parse_numbers(@ForAll("rules") Rules rules, @ForAll long seed) {
    Grid grid = grid(rules, seed).with(0, rules.valueCount());
    StringBuilder text = new StringBuilder();
    Arrays.stream(grid.toArray()).forEach(v -> text.append(v == 0 ? "." : "" + v).append(", "));
    assertThat(rules.parseGrid(text)).isEqualTo(grid);
  }

  @Property(tries = 100)
  void serialized_isTheSame(@ForAll("rules") Rules rules, @ForAll long seed) {
    Grid grid = (Grid) copy(grid(rules, seed));
    assertThat(grid).isEqualTo(grid(rules, seed));
    assertThat(grid.rules()).isEqualTo(rules).hasSameHashCodeAs(rules);
    assertThat(grid.rules().cages()).isEqualTo(rules.cages());
    GridCandidates marks = candidates(rules, seed);
    assertThat(copy(marks)).isEqualTo(marks).hasSameHashCodeAs(marks);
    assertThat(GridCandidates.parse(marks.toFullString())).isEqualTo(marks);
    assertThat(GridGame.parse(marks.toFullString())).isEqualTo(GridGame.of(marks));
    assertThat(GridCandidates.parse(grid.toFullString())).isEqualTo(GridCandidates.of(grid));
    for (int house = 0; house < rules.houses().size(); house++) {
      assertThat(grid.rules().houseName(house)).isEqualTo(rules.houseName(house));
    }
  }

  private static Object copy(Object object) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(object);
      }
      try (ObjectInputStream in =
          new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
        return in.readObject();
      }
    } catch (IOException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Property(tries = 300)
  void candidates_areThoseOfTheGrid(@ForAll("rules") Rules rules, @ForAll long seed) {
    Grid grid = grid(rules, seed);
    GridCandidates marks = GridCandidates.of(grid);
    assertThat(marks.grid()).isEqualTo(grid);
    for (int cell = 0; cell < rules.cellCount(); cell++) {
      assertThat(marks.isGiven(cell)).isEqualTo(grid.value(cell) != 0);
      if (grid.value(cell) == 0) {
        assertThat(marks.values(cell)).isEqualTo(grid.candidates(cell));
      } else {
        assertThat(marks.values(cell)).containsExactly(grid.value(cell));
        assertThat(grid.candidates(cell)).isEmpty();
      }
    }
    assertThat(GridCandidates.copyOf(rules, marks.toSets()).toSets()).isEqualTo(marks.toSets());
  }

  @Property(tries = 300)
  void conflicts_noneIfConsistent(@ForAll("rules") Rules rules, @ForAll long seed) {
    Grid grid = grid(rules, seed);
    assertThat(grid.conflicts().isEmpty()).isEqualTo(grid.isConsistent());
    assertThat(grid.isSolved()).isEqualTo(Referee.isSolution(grid));
  }

  /** Whatever the text, it is read or refused with a place in it. */
  @Property(tries = 2_000)
  void parse_anything(@ForAll("rules") Rules rules, @ForAll long seed) {
    Random random = new Random(seed);
    String alphabet = ".0123456789ABCFGPxj|:<>^v \n-+,k";
    StringBuilder text =
        new StringBuilder(random.nextBoolean() ? "" : grid(rules, seed).toString());
    for (int i = random.nextInt(12); i > 0; i--) {
      int at = random.nextInt(text.length() + 1);
      char c = alphabet.charAt(random.nextInt(alphabet.length()));
      if (random.nextBoolean() && at < text.length()) {
        text.setCharAt(at, c);
      } else {
        text.insert(at, c);
      }
    }
    assertReadOrRefused(text.toString(), rules);
  }

  private static void assertReadOrRefused(String text, Rules rules) {
    try {
      assertThat(rules.parseGrid(text).rules()).isSameAs(rules);
    } catch (TextFormatException e) {
      assertThat(e.index()).isBetween(0, text.length());
      assertThat(e).hasMessageContaining("expected");
    }
    try {
      Grid grid = Grid.parse(text);
      assertThat(grid.rules().parseGrid(grid.toString())).isEqualTo(grid);
    } catch (TextFormatException e) {
      assertThat(e.index()).isBetween(0, text.length());
      String named = TextForms.refusal(text, TextForms.GRID).orElse("expected");
      assertThat(e).hasMessageContaining(named);
    }
  }

  @Property(tries = 100)
  void picture_ofAnything(@ForAll("rules") Rules rules, @ForAll long seed) {
    GridCandidates marks = candidates(rules, seed);
    String svg = GridPicture.of(marks).size(600).interactive(true).toSvg();
    int open = 0;
    for (int cell = 0; cell < rules.cellCount(); cell++) {
      open += marks.value(cell) == 0 ? marks.values(cell).size() : 0;
    }
    assertThat(svg.split("data-digit=", -1)).hasSize(open + 1);
    assertThat(svg.split("<rect class=\"nonet-cell\" data-cell=", -1))
        .hasSize(rules.cellCount() + 1);
    assertThat(svg).startsWith("<svg ").endsWith("</svg>").doesNotContain("NaN");
  }
}
