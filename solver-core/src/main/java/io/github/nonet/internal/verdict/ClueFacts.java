package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.Misprint;
import io.github.nonet.internal.constraints.Misprint.Slip;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.verdict.Correction.OtherClue;
import io.github.nonet.internal.verdict.PuzzleFact.GivenClue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/** The facts of a puzzle whose rules are not in doubt: its clues. */
public class ClueFacts {
  final Structure structure;
  private final int[] values;

  /** All facts, when they were requested. */
  private final List<PuzzleFact> all = new ArrayList<>();

  /**
   * @param values the clues, 0 for an open cell
   */
  public ClueFacts(Structure structure, int... values) {
    this.structure = structure;
    this.values = values;
  }

  /** Returns all facts, clues first; they must not be changed. */
  final List<PuzzleFact> all() {
    if (all.isEmpty()) {
      all.addAll(newList());
    }
    return all;
  }

  /** Returns a new list of all facts, clues first. */
  List<PuzzleFact> newList() {
    List<PuzzleFact> clues = new ArrayList<>();
    for (int cell = 0; cell < values.length; cell++) {
      if (values[cell] != 0) {
        clues.add(new GivenClue(cell, values[cell]));
      }
    }
    return clues;
  }

  /** Returns the puzzle without some facts. */
  ChangedPuzzle without(Collection<PuzzleFact> facts) {
    return new ChangedPuzzle(structure, setsWithout(facts));
  }

  /**
   * Returns the puzzle of these facts alone.
   *
   * @param isHouse whether the usual house of a number counts
   */
  ChangedPuzzle only(Collection<PuzzleFact> facts, IntPredicate isHouse) {
    Set<PuzzleFact> others = new LinkedHashSet<>(all());
    facts.forEach(others::remove);
    return withHouses(without(others), isHouse);
  }

  private static ChangedPuzzle withHouses(ChangedPuzzle trial, IntPredicate isHouse) {
    List<Structure.Group> kept = new ArrayList<>();
    for (int number = 0; number < trial.structure().groups().size(); number++) {
      Structure.Group group = trial.structure().groups().get(number);
      if (!isUsual(group) || isHouse.test(number)) {
        kept.add(group);
      }
    }
    return new ChangedPuzzle(trial.structure().withGroups(kept), trial.sets());
  }

  /** Returns whether a group is a house that every puzzle has: a row, column, box or region. */
  static boolean isUsual(Structure.Group group) {
    return switch (group.kind()) {
      case ROW, COLUMN, REGION -> true;
      case DIAGONAL, OTHER -> false;
    };
  }

  final int[] setsWithout(Collection<PuzzleFact> facts) {
    int[] sets = new int[values.length];
    Arrays.setAll(
        sets,
        cell -> values[cell] == 0 ? ValueSet.all(structure.symbols()) : ValueSet.bit(values[cell]));
    for (PuzzleFact fact : facts) {
      if (fact instanceof GivenClue clue) {
        sets[clue.cell()] = ValueSet.all(structure.symbols());
      }
    }
    return sets;
  }

  /** Returns what may be right in place of a fact, the likeliest first. */
  List<Correction> near(PuzzleFact fact) {
    List<Correction> near = new ArrayList<>();
    if (fact instanceof GivenClue clue) {
      for (int value = 1; value <= structure.symbols(); value++) {
        if (value != clue.value()) {
          near.add(new OtherClue(Misprint.ofNumber(clue.value(), value), clue.cell(), value));
        }
      }
    }
    near.sort(Comparator.comparingInt(it -> it.misprint().weight()));
    return near;
  }

  /** Returns the open cells next to a clue, in which it may belong. */
  List<Correction> moved(GivenClue clue) {
    List<Correction> moved = new ArrayList<>();
    for (int cell = 0; cell < values.length; cell++) {
      if (values[cell] == 0 && areTouching(clue.cell(), cell)) {
        Misprint misprint = new Misprint(Slip.NEXT_CELL, clue.cell(), cell, false);
        moved.add(new OtherClue(misprint, cell, clue.value()));
      }
    }
    return moved;
  }

  /** Returns whether two cells share an edge or a corner. */
  boolean areTouching(int cell, int other) {
    int side = structure.symbols();
    return cell != other
        && Math.abs(cell / side - other / side) <= 1
        && Math.abs(cell % side - other % side) <= 1;
  }

  /**
   * Returns the only cell that lacks a clue for half-turn symmetry, or -1 if there are several, or
   * none.
   */
  int missingCell() {
    int missing = -1;
    for (int cell = 0; cell < values.length; cell++) {
      int opposite = values.length - 1 - cell;
      if (values[cell] == 0 && values[opposite] != 0) {
        if (missing >= 0) {
          return -1;
        }
        missing = cell;
      }
    }
    return missing;
  }

  /** Returns the puzzle with something else in place of a fact. */
  ChangedPuzzle with(PuzzleFact fact, Correction correction) {
    int[] sets = setsWithout(List.of(fact));
    if (correction instanceof OtherClue clue) {
      sets[clue.cell()] = ValueSet.bit(clue.value());
    }
    return new ChangedPuzzle(structure, sets);
  }

  /** Returns whether a solution of the puzzle without the fact meets what may be right. */
  boolean allows(Correction correction, int... solution) {
    return correction instanceof OtherClue clue && solution[clue.cell()] == clue.value();
  }
}
