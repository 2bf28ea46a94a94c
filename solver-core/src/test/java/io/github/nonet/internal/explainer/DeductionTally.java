package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Requires that deductions be true and new, and counts what they do. */
final class DeductionTally implements Sink {
  /** The one that the finder fills. */
  final Deduction deduction = new Deduction();

  private Board solution;
  private Marks marks;

  private int found;
  private int placed;
  private int removed;
  private int premises;

  /** Depends on the content of all deductions and on their order. */
  private int digest;

  /** Begins each position with {@code find}, which reports all deductions to this tally. */
  DeductionTally all(Consumer<Marks> find) {
    for (Candidates position : Positions.all()) {
      begin(position);
      find.accept(marks);
      assertThat(marks.digits).isEqualTo(Positions.marks(position).digits);
    }
    return this;
  }

  /** Applies what {@code find} leaves in {@link #deduction} as long as it finds anything. */
  DeductionTally oneByOne(Predicate<Marks> find) {
    for (Candidates position : Positions.all()) {
      begin(position);
      while (find.test(marks)) {
        accept(deduction);
        deduction.applyTo(marks);
      }
    }
    return this;
  }

  void begin(Candidates position) {
    solution = Positions.solution(position);
    marks = Positions.marks(position);
  }

  Marks marks() {
    return marks;
  }

  /**
   * Takes a false candidate away, or puts it back where no peer holds the digit; returns whether it
   * was either.
   */
  boolean change(int cell, int digit) {
    boolean changed = marks.isOpen(cell) && solution.digit(cell) != digit + 1;
    for (int peer : ExplainerHouses.PEERS[cell]) {
      changed &= marks.filled[peer] != digit;
    }
    if (changed && marks.has(cell, digit)) {
      marks.remove(cell, digit);
    } else if (changed) {
      marks.restore(cell, digit);
    }
    return changed;
  }

  @Override
  public boolean accept(Deduction deduction) {
    assertThat(deduction.reason()).as("made though no one asks").isNull();
    found++;
    add((int) Math.round(100 * deduction.rating));
    int before = placed + removed;
    if (deduction.places()) {
      acceptPlacement(deduction);
    }
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      acceptRemoved(cell, deduction.removedFrom(cell));
    }
    assertThat(placed + removed).isGreaterThan(before);
    for (int i = 0; i < deduction.premises(); i++) {
      acceptPremise(deduction.premiseCell(i), deduction.premiseDigits(i));
    }
    return false;
  }

  private void acceptPlacement(Deduction deduction) {
    assertThat(marks.isOpen(deduction.placedCell)).isTrue();
    assertThat(deduction.placedDigit + 1).isEqualTo(solution.digit(deduction.placedCell));
    placed++;
    add(deduction.placedCell);
    add(deduction.placedDigit);
  }

  private void acceptRemoved(int cell, int digits) {
    assertThat(digits & ~marks.digits[cell]).isZero();
    assertThat(digits >>> solution.digit(cell) - 1 & 1).isZero();
    removed += Integer.bitCount(digits);
    add(digits);
  }

  private void acceptPremise(int cell, int digits) {
    assertThat(digits & marks.digits[cell]).isZero();
    premises++;
    add(cell);
    add(digits);
  }

  private void add(int value) {
    digest = 31 * digest + value;
  }

  @Override
  public String toString() {
    return String.format(
        "%d found, %d placed, %d removed, %d premises, digest %08x",
        found, placed, removed, premises, digest);
  }
}
