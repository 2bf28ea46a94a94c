package io.github.nonet.internal.groups.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests which decisions a target leaves to a search, and when it is reached, in three cells of four
 * values.
 */
class TargetTest {
  private static final Group DIFFERENT = new Group(UnitKind.OTHER, 0, 0, new int[] {0, 1, 2});
  private static final Structure THREE = new Structure(4, 3, List.of(DIFFERENT), List.of());
  private static final int[] WANTED = {1, 2, 3};

  private CellVariables cells = new CellVariables();
  private UnitPropagation propagation;

  private Target target(Structure structure, int... candidates) {
    Encoding encoding = Encoding.of(structure, candidates, () -> {});
    LiteralGroups groups = encoding.groups();
    cells = encoding.cells();
    propagation = new UnitPropagation(groups, new Clauses(2 * groups.variables));
    return new Target(structure, cells, propagation);
  }

  private static int[] open() {
    return new int[] {0b11110, 0b11110, 0b11110};
  }

  private void decide(int literal) {
    propagation.newLevel();
    propagation.assign(literal, UnitPropagation.BY_NOTHING);
  }

  @Test
  void withoutValues_nothingIsWanted() {
    Target target = target(THREE, open());
    assertThat(target.isAny()).isFalse();
    assertThat(target.isReached()).isFalse();
    assertThat(target.decision(3)).isEqualTo(Literals.of(3));
    int[] solution = {4, 4, 4};
    target.store(solution);
    assertThat(solution).containsExactly(4, 4, 4);
  }

  @Test
  void noMoreValues_nothingIsWantedAgain() {
    Target target = target(THREE, open());
    target.aimAt(WANTED);
    assertThat(target.isAny()).isTrue();
    target.aimAt();
    assertThat(target.isAny()).isFalse();
    assertThat(target.isReached()).isFalse();
    assertThat(target.decision(3)).isEqualTo(Literals.of(3));
  }

  /** Any variable of a cell stands for the cell, as long as that can have its target. */
  @Test
  void decision_isTheTargetOfTheCell() {
    Target target = target(THREE, open());
    target.aimAt(WANTED);
    int second = cells.literal(1, 2);
    int other = Literals.variable(cells.literal(1, 4));
    assertThat(target.decision(other)).isEqualTo(second);
    decide(Literals.not(second));
    assertThat(target.decision(other)).isEqualTo(cells.literal(1, 4));
    assertThat(target.decision(Literals.variable(cells.literal(0, 4))))
        .isEqualTo(cells.literal(0, 1));
    assertThat(target.decision(cells.count())).isEqualTo(Literals.of(cells.count()));
  }

  /**
   * Other cells may have any value, but all those without one must be free to have their target.
   */
  @Test
  void isReached_unlessACellIsAstray() {
    Target target = target(THREE, open());
    target.aimAt(WANTED);
    assertThat(target.isReached()).isTrue();
    decide(Literals.not(cells.literal(2, 3)));
    assertThat(target.isReached()).isFalse();
    decide(cells.literal(2, 4));
    assertThat(target.isReached()).isTrue();
    decide(Literals.not(cells.literal(0, 1)));
    assertThat(target.isReached()).isFalse();
    decide(cells.literal(0, 3));
    assertThat(target.isReached()).isTrue();
  }

  @Test
  void isReached_targetThatIsNoCandidate_needsAnotherValue() {
    Target target = target(THREE, 0b11110, 0b11110, 0b10110);
    target.aimAt(WANTED);
    assertThat(target.isReached()).isFalse();
    assertThat(target.decision(Literals.variable(cells.literal(2, 4))))
        .isEqualTo(cells.literal(2, 4));
    decide(cells.literal(2, 4));
    assertThat(target.isReached()).isTrue();
  }

  /** With sums and forms each cell is decided; a cage of any sum is a group. */
  @Test
  void isReached_neverWithSums() {
    int[] two = {0, 1};
    assertThat(isReached(THREE.withCages(List.of(new Cage(0, two))))).isTrue();
    assertThat(isReached(THREE.withCages(List.of(new Cage(3, two))))).isFalse();
    assertThat(isReached(THREE.withForms(List.of(new Form.Apart(two))))).isFalse();
  }

  private boolean isReached(Structure structure) {
    Target target = target(structure, open());
    target.aimAt(WANTED);
    return target.isReached();
  }

  /** Cells that were closed at first keep their values. */
  @Test
  void store_openCellsOnly() {
    Target target = target(THREE, 0b11100, 0b10, 0b11100);
    target.aimAt(4, 2, 3);
    int[] solution = {0, 1, 0};
    target.store(solution);
    assertThat(solution).containsExactly(4, 1, 3);
  }
}
