package io.github.nonet.internal.logic.fish;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.House;
import io.github.nonet.Tries;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.FoundSteps;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.OneDigitStates;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.Templates;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Reason.Fish;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Franken and mutant fish, and those of lines, compared with a search of all base and all cover
 * sets.
 */
class ComplexFishTest {
  private static final int DIGIT = OneDigitStates.DIGIT;

  /** Every fish of a shape, found by the definition. */
  private static final class Slow {
    private final State state;
    private final FishShape shape;
    private final Set<String> found = new TreeSet<>();

    Slow(State state, FishShape shape, BiPredicate<Integer, Integer> fits) {
      this.state = state;
      this.shape = shape;
      List<Integer> covers = subsets(shape.cover());
      for (int base : subsets(shape.base())) {
        for (int cover : covers) {
          if ((base & cover) == 0 && fits.test(base, cover)) {
            look(base, cover);
          }
        }
      }
    }

    private List<Integer> subsets(int houses) {
      List<Integer> subsets = new ArrayList<>();
      for (int some = houses; some != 0; some = some - 1 & houses) {
        if (Integer.bitCount(some) == shape.size() && coversSomething(some)) {
          subsets.add(some);
        }
      }
      return subsets;
    }

    private boolean coversSomething(int houses) {
      for (int rest = houses; rest != 0; rest &= rest - 1) {
        if (state.places(Integer.numberOfTrailingZeros(rest), DIGIT) == 0) {
          return false;
        }
      }
      return true;
    }

    private void look(int base, int cover) {
      CellSet fins = CellSet.EMPTY;
      CellSet candidates = CellSet.EMPTY;
      int endoFins = 0;
      int usedCovers = 0;
      CellSet all = state.cells(DIGIT);
      for (int cell = all.first(); cell >= 0; cell = all.next(cell)) {
        int inBase = count(cell, base);
        int inCover = count(cell, cover);
        endoFins += inBase > 1 ? 1 : 0;
        usedCovers |= inBase > 0 ? housesOf(cell) & cover : 0;
        if (inBase > 1 || inBase == 1 && inCover == 0) {
          fins = fins.with(cell);
        }
        if (inCover > 1 || inBase == 0 && inCover == 1) {
          candidates = candidates.with(cell);
        }
      }
      CellSet gone = candidates.and(Houses.commonPeers(fins));
      boolean allowed = fins.size() <= 5 && endoFins <= 2 && usedCovers == cover;
      if (allowed && !gone.isEmpty() && fins.isEmpty() != shape.finned()) {
        found.add(text(base, cover, gone.toList()));
      }
    }

    private static int housesOf(int cell) {
      int[] houses = Houses.OF_CELL[cell];
      return 1 << houses[0] | 1 << houses[1] | 1 << houses[2];
    }

    private static int count(int cell, int houses) {
      return Integer.bitCount(housesOf(cell) & houses);
    }
  }

  private static String text(int base, int cover, List<Integer> gone) {
    return Integer.toBinaryString(base) + " " + Integer.toBinaryString(cover) + " " + gone;
  }

  private static String text(Step step) {
    Fish fish = (Fish) step.reason();
    List<Integer> gone = step.eliminations().stream().map(it -> it.cell()).toList();
    return text(houses(fish.base()), houses(fish.cover()), gone);
  }

  private static int houses(List<House> houses) {
    return houses.stream().mapToInt(it -> 1 << it.type().ordinal() * 9 + it.index()).sum();
  }

  private static List<FishShape> shapes(Technique technique) {
    boolean isFinned = technique.name().startsWith("FINNED");
    return FishShape.franken(technique.name().endsWith("X_WING") ? 2 : 3, isFinned);
  }

  private static List<Step> steps(Technique technique, State state) {
    return FoundSteps.of(technique, state);
  }

  @ParameterizedTest
  @CsvSource({
    "FRANKEN_X_WING, 15, 20",
    "FINNED_FRANKEN_X_WING, 15, 20",
    "FRANKEN_SWORDFISH, 20, 2",
    "FINNED_FRANKEN_SWORDFISH, 20, 2"
  })
  void find_asTheDefinitionSays(Technique technique, int percent, int states) {
    Random random = new Random(percent);
    int fish = 0;
    for (int i = 0; i < Tries.of(Math.min(4, states / 2), states); i++) {
      State state = OneDigitStates.random(random, percent);
      Set<String> expected = new TreeSet<>();
      for (FishShape shape : shapes(technique)) {
        expected.addAll(new Slow(state, shape, shape::fits).found);
      }
      List<String> found =
          steps(technique, state).stream()
              .filter(step -> step.reason() instanceof Fish)
              .map(ComplexFishTest::text)
              .toList();
      assertThat(found).doesNotHaveDuplicates().hasSameElementsAs(expected);
      fish += found.size();
    }
    assertThat(fish).isGreaterThanOrEqualTo(Tries.of(0, 1));
  }

  @ParameterizedTest
  @EnumSource(names = {"FRANKEN_JELLYFISH", "FINNED_FRANKEN_JELLYFISH"})
  void find_largeFishEliminateNoPlaceOfATemplate(Technique technique) {
    Random random = new Random(5);
    Templates templates = new Templates();
    int found = 0;
    for (int i = 0; i < Tries.of(1, 4); i++) {
      State state = OneDigitStates.random(random, 5);
      templates.search(CellSet.EMPTY, state.allowed(DIGIT));
      List<Step> steps = steps(technique, state);
      assertThat(steps).doesNotHaveDuplicates();
      assertThat(steps)
          .allMatch(
              step ->
                  step.eliminations().stream()
                      .noneMatch(it -> templates.union().contains(it.cell())));
      found += steps.size();
    }
    assertThat(found).isGreaterThanOrEqualTo(Tries.of(0, 1));
  }

  @ParameterizedTest
  @EnumSource(names = {"FINNED_X_WING", "SASHIMI_X_WING", "FINNED_SWORDFISH", "SASHIMI_SWORDFISH"})
  void finnedFish_asTheDefinitionSays(Technique technique) {
    int size = technique.name().endsWith("X_WING") ? 2 : 3;
    boolean sashimi = technique.name().startsWith("SASHIMI");
    Random random = new Random(size);
    for (int i = 0; i < Tries.of(3, 30); i++) {
      State state = OneDigitStates.random(random, 18);
      Set<String> expected = new TreeSet<>();
      expected.addAll(new SlowLines(state, size, 0, sashimi).found);
      expected.addAll(new SlowLines(state, size, 9, sashimi).found);
      assertThat(
              steps(technique, state).stream()
                  .filter(step -> !(step.reason() instanceof Reason.Several))
                  .map(ComplexFishTest::text)
                  .toList())
          .doesNotHaveDuplicates()
          .hasSameElementsAs(expected);
    }
  }

  /** Every finned fish of parallel lines, found by the definition. */
  private static final class SlowLines {
    private final Set<String> found = new TreeSet<>();

    SlowLines(State state, int size, int first, boolean sashimi) {
      int lines = 0b111_111_111 << first;
      int crossing = 0b111_111_111 << 9 - first;
      FishShape shape = new FishShape(size, true, lines, crossing);
      for (String text : new Slow(state, shape, (base, cover) -> true).found) {
        if (isSashimi(state, text) == sashimi) {
          found.add(text);
        }
      }
    }

    private static boolean isSashimi(State state, String text) {
      int base = Integer.parseInt(text.split(" ")[0], 2);
      int cover = Integer.parseInt(text.split(" ")[1], 2);
      boolean sashimi = false;
      for (int house = 0; house < Houses.COUNT; house++) {
        CellSet body = CellSet.EMPTY;
        CellSet cells = state.cells(house, DIGIT);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
          body = Slow.count(cell, cover) > 0 ? body.with(cell) : body;
        }
        sashimi |= (base >>> house & 1) != 0 && body.size() < 2;
      }
      return sashimi;
    }
  }
}
