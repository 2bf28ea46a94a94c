package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.AllowedValues;
import io.github.nonet.internal.constraints.CellMap;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.constraints.Misprint;
import io.github.nonet.internal.constraints.Misprints;
import io.github.nonet.internal.constraints.NearConstraint;
import io.github.nonet.internal.constraints.NearConstraints;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.verdict.Correction.OtherCage;
import io.github.nonet.internal.verdict.Correction.OtherConstraint;
import io.github.nonet.internal.verdict.PuzzleFact.GivenCage;
import io.github.nonet.internal.verdict.PuzzleFact.GivenConstraint;
import io.github.nonet.internal.verdict.PuzzleFact.GivenHouse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The facts of a puzzle of any rules: clues, cages, constraints, houses and moves. */
public final class RuleFacts extends ClueFacts {
  private final FormList forms;
  private final CellMap map;

  /**
   * @param forms those of the structure, and the constraint or move from which each is
   * @param map where the cells are
   * @param values the clues, 0 for an open cell
   */
  public RuleFacts(Structure structure, FormList forms, CellMap map, int... values) {
    super(structure, values);
    this.forms = forms;
    this.map = map;
  }

  @Override
  List<PuzzleFact> newList() {
    List<PuzzleFact> all = super.newList();
    for (int number = 0; number < structure.cages().size(); number++) {
      all.add(new GivenCage(number, structure.cages().get(number)));
    }
    forms.sources().stream()
        .distinct()
        .sorted(Comparator.comparing(it -> it.kind().isOfBuilder()))
        .forEach(source -> all.add(new GivenConstraint(source)));
    for (int number = 0; number < structure.groups().size(); number++) {
      if (!isUsual(structure.groups().get(number))) {
        all.add(new GivenHouse(number, structure.groups().get(number)));
      }
    }
    return all;
  }

  @Override
  ChangedPuzzle without(Collection<PuzzleFact> facts) {
    Set<Structure.Cage> cages = new HashSet<>();
    Set<ConstraintData> constraints = new HashSet<>();
    Set<Structure.Group> groups = new HashSet<>();
    for (PuzzleFact fact : facts) {
      if (fact instanceof GivenCage cage) {
        cages.add(cage.cage());
      } else if (fact instanceof GivenConstraint constraint) {
        constraints.add(constraint.constraint());
      } else if (fact instanceof GivenHouse house) {
        groups.add(house.group());
      }
    }
    Structure left = structure;
    if (!groups.isEmpty()) {
      left = left.withGroups(without(left.groups(), groups));
    }
    if (!cages.isEmpty()) {
      left = left.withCages(without(left.cages(), cages));
    }
    if (!constraints.isEmpty()) {
      left = withForms(left, forms.only(source -> !constraints.contains(source)));
    }
    return new ChangedPuzzle(left, setsWithout(facts));
  }

  private static <T> List<T> without(List<T> all, Set<T> some) {
    return all.stream().filter(it -> !some.contains(it)).collect(Collectors.toList());
  }

  private static Structure withForms(Structure structure, FormList forms) {
    return structure.withForms(forms.forms(), forms.numbers(), forms.cells());
  }

  @Override
  List<Correction> near(PuzzleFact fact) {
    Misprints misprints = new Misprints(map);
    List<Correction> near = super.near(fact);
    if (fact instanceof GivenCage cage) {
      addCages(cage.cage(), misprints, near);
    } else if (fact instanceof GivenConstraint constraint) {
      for (NearConstraint it :
          NearConstraints.of(
              constraint.constraint(), structure.symbols(), structure.cells(), misprints)) {
        near.add(new OtherConstraint(it.misprint(), it.constraint()));
      }
    }
    return near;
  }

  private void addCages(Structure.Cage cage, Misprints misprints, List<Correction> near) {
    if (cage.sum() != 0) {
      Misprints.numbers(cage.sum(), (misprint, sum) -> addCage(misprint, sum, cage.cells(), near));
    }
    misprints.cells(
        cage.cells(), false, (misprint, cells) -> addCage(misprint, cage.sum(), cells, near));
    near.sort(Comparator.comparingInt(it -> it.misprint().weight()));
  }

  private static void addCage(Misprint misprint, int sum, int[] cells, List<Correction> near) {
    if (sum > 0 && cells.length > 0) {
      int[] ascending = cells.clone();
      Arrays.sort(ascending);
      near.add(new OtherCage(misprint, new Structure.Cage(sum, ascending)));
    }
  }

  @Override
  boolean areTouching(int cell, int other) {
    return map.areTouching(cell, other);
  }

  @Override
  ChangedPuzzle with(PuzzleFact fact, Correction correction) {
    if (fact instanceof GivenCage cage && correction instanceof OtherCage other) {
      List<Structure.Cage> cages = new ArrayList<>(structure.cages());
      cages.set(cage.number(), other.cage());
      return new ChangedPuzzle(structure.withCages(cages), setsWithout(List.of()));
    }
    if (fact instanceof GivenConstraint constraint && correction instanceof OtherConstraint other) {
      FormList others = forms.only(source -> !source.equals(constraint.constraint()));
      FormList changed = others.and(structure.symbols(), List.of(other.constraint()));
      return new ChangedPuzzle(withForms(structure, changed), setsWithout(List.of()));
    }
    return super.with(fact, correction);
  }

  @Override
  boolean allows(Correction correction, int... solution) {
    if (correction instanceof OtherCage other) {
      int[] held = held(solution, other.cage().cells());
      boolean isSum = other.cage().sum() == 0 || Arrays.stream(held).sum() == other.cage().sum();
      int set = Arrays.stream(held).map(ValueSet::bit).reduce(0, (all, bit) -> all | bit);
      return isSum && ValueSet.size(set) == held.length;
    }
    if (correction instanceof OtherConstraint other) {
      int[] held = held(solution, other.constraint().cells());
      return AllowedValues.allows(other.constraint(), structure.symbols(), held);
    }
    return super.allows(correction, solution);
  }

  private static int[] held(int[] solution, int... cells) {
    return Arrays.stream(cells).map(cell -> solution[cell]).toArray();
  }
}
