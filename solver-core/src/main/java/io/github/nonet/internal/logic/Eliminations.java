package io.github.nonet.internal.logic;

import io.github.nonet.Candidate;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Collects the candidates that a reason eliminates, each once, and only those that exist.
 *
 * <p>Many patterns are found but few eliminate anything, so a finder collects first and makes the
 * {@link Reason} only if the collection is not {@linkplain #isEmpty() empty}.
 */
public final class Eliminations {
  private final State state;
  private final CellSet[] cells = new CellSet[Houses.SIZE + 1];
  private int digits;

  public Eliminations(State state) {
    this.state = state;
  }

  /** Adds the digit in each of the cells that has it. */
  public Eliminations add(int digit, CellSet from) {
    CellSet found = state.cells(digit).and(from);
    if (!found.isEmpty()) {
      cells[digit] = ValueSet.contains(digits, digit) ? cells[digit].or(found) : found;
      digits |= ValueSet.bit(digit);
    }
    return this;
  }

  /** Adds each of the digits that the cell has. */
  public Eliminations add(int cell, int set) {
    for (int rest = set & state.digits(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      add(ValueSet.lowest(rest), CellSet.of(cell));
    }
    return this;
  }

  /** Adds each digit of the set in each of the cells that has it. */
  public Eliminations addAll(int set, CellSet from) {
    for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      add(ValueSet.lowest(rest), from);
    }
    return this;
  }

  /** Returns whether nothing was added. */
  public boolean isEmpty() {
    return digits == 0;
  }

  /** Returns whether these eliminations are not known yet, and adds them to the known ones. */
  public boolean isNewTo(Set<List<Candidate>> known) {
    return !isEmpty() && known.add(toList());
  }

  /** Returns how many candidates are eliminated. */
  public int count() {
    int count = 0;
    for (int rest = digits; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      count += cells[ValueSet.lowest(rest)].size();
    }
    return count;
  }

  /** Returns the cells from which the digit is eliminated. */
  public CellSet of(int digit) {
    return ValueSet.contains(digits, digit) ? cells[digit] : CellSet.EMPTY;
  }

  public void clear() {
    digits = 0;
  }

  /** Returns the eliminated candidates as a new list, by digit, then by cell. */
  public List<Candidate> toList() {
    List<Candidate> list = new ArrayList<>();
    for (int rest = digits; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      CellSet set = cells[digit];
      for (int cell = set.first(); cell >= 0; cell = set.next(cell)) {
        list.add(new Candidate(cell, digit));
      }
    }
    return list;
  }

  public Step step(Technique technique, Reason reason) {
    return Step.eliminating(technique, toList(), reason);
  }

  /** Returns one step with the eliminations of both. */
  public static Step join(Technique technique, Step first, Step second) {
    List<Candidate> gone = new ArrayList<>(first.eliminations());
    gone.addAll(second.eliminations());
    return Step.eliminating(
        technique, gone, new Reason.Several(List.of(first.reason(), second.reason())));
  }
}
