package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which techniques rules have a use for. */
class TechniqueListTest {
  private static final Structure BOARD = SmallGrid.boxes(3, 3);

  private static List<String> finders(Level level, Structure structure) {
    GridState state = new GridState(new Units(structure, () -> {}), () -> {});
    return new GridFinders(state)
        .upTo(level).stream().map(finder -> finder.getClass().getSimpleName()).distinct().toList();
  }

  private static int subsets(Structure structure) {
    GridState state = new GridState(new Units(structure, () -> {}), () -> {});
    return (int)
        new GridFinders(state)
            .upTo(Level.HARD).stream().filter(GridSubsets.class::isInstance).count();
  }

  @Test
  void levels_haveTheirTechniques() {
    assertThat(finders(Level.EASY, BOARD)).containsExactly("GridNakedSingles", "GridHiddenSingles");
    assertThat(finders(Level.MEDIUM, BOARD))
        .containsExactly("GridNakedSingles", "GridHiddenSingles", "Intersections", "GridSubsets");
    assertThat(finders(Level.HARD, BOARD))
        .startsWith("GridNakedSingles", "GridHiddenSingles", "Intersections")
        .endsWith("GridFish", "GridTurbotFish", "WWing", "GridWings");
  }

  @Test
  void cages_haveSumsToTellAnything() {
    int[] cells = {0, 1};
    assertThat(finders(Level.HARD, BOARD.withCages(List.of(new Cage(0, cells)))))
        .contains("CommonSight")
        .doesNotContain("CageSingles", "CageCombinations", "SmallCages", "InniesOuties");
    assertThat(finders(Level.HARD, BOARD.withCages(List.of(new Cage(3, cells)))))
        .contains("CageSingles", "CageCombinations", "SmallCages", "InniesOuties");
  }

  @Test
  void generalizedIntersections_needMoreThanRowsColumnsAndBoxes() {
    List<Group> groups = new ArrayList<>(BOARD.groups());
    groups.add(new Group(UnitKind.DIAGONAL, 0, 0, new int[] {0, 10, 20, 30, 40, 50, 60, 70, 80}));
    assertThat(finders(Level.MEDIUM, new Structure(9, 81, groups, List.of())))
        .contains("CommonSight");
    assertThat(finders(Level.MEDIUM, BOARD)).doesNotContain("CommonSight");
  }

  @Test
  void forms_haveTheirOwnTechniques() {
    int[] two = {0, 1};
    assertForm(new Form.TwoCells(two, new int[9]), "Pairs", "LineWays");
    assertForm(new Form.Sets(two, new int[] {6}), "SetsOfCells");
    assertForm(new Form.Sum(9, new int[] {1, 1}, two), "Sums", "LineWays");
    assertForm(
        new Form.Machine(two, 0, new boolean[] {true}, new int[][] {new int[9]}), "LineWays");
    assertForm(new Form.Apart(two));
  }

  private static void assertForm(Form form, String... expected) {
    List<String> finders = finders(Level.HARD, BOARD.withForms(List.of(form)));
    assertThat(finders)
        .filteredOn(List.of("Pairs", "SetsOfCells", "Sums", "LineWays")::contains)
        .containsExactly(expected);
  }

  /** Half of the values of a house are enough: the others are hidden then. */
  @Test
  void subsets_ofFiveAndMoreNeedTenSymbols() {
    assertThat(subsets(BOARD)).isEqualTo(2 * 3);
    assertThat(subsets(SmallGrid.boxes(2, 5))).isEqualTo(2 * 4);
  }
}
