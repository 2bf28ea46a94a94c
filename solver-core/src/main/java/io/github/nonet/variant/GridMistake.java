package io.github.nonet.variant;

import io.github.nonet.internal.Language;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.Texts;
import io.github.nonet.internal.words.HouseNames;
import io.github.nonet.logic.Mistake;
import io.github.nonet.variant.GridStep.Mark;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Why no step can lead from a state of a grid to a solution: the state has left them all. It is
 * what {@link Mistake} is for boards.
 *
 * <p>This class is immutable and thread-safe. Mistakes are equal when their rules, their kinds and
 * their candidates are.
 *
 * @since 1.0.0
 */
public final class GridMistake {
  /**
   * What is wrong with a state.
   *
   * @since 1.0.0
   */
  public enum Kind {
    /** Values were placed that the solution contradicts. */
    WRONG_VALUE,
    /** Candidates were eliminated that the solution needs. */
    MISSING_CANDIDATE,
    /** The clues have no solution, whatever is placed or eliminated. */
    NO_SOLUTION
  }

  private final Rules rules;
  private final Kind kind;
  private final List<Mark> candidates;

  GridMistake(Rules rules, Kind kind, List<Mark> candidates) {
    this.rules = rules;
    this.kind = kind;
    this.candidates = candidates.stream().sorted().collect(Lists.toList());
  }

  /** {@return what is wrong} */
  public Kind kind() {
    return kind;
  }

  /**
   * {@return the placed values that are wrong, or the candidates of the solution that are missing,
   * by value, then by cell; none if the clues have no solution} Where the clues have several
   * solutions, it is the first cell alone that no solution agrees with. The list is unmodifiable.
   */
  public List<Mark> candidates() {
    return candidates;
  }

  /** {@return the mistake in English} */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the mistake in a language; in English, if the library does not speak it}
   *
   * @param locale a language
   */
  public String describe(Locale locale) {
    Language language = Language.ofGrids(Objects.requireNonNull(locale, "locale"));
    HouseNames names = new HouseNames(language, rules.tables.layout);
    List<String> cells =
        candidates.stream()
            .map(Mark::cell)
            .sorted()
            .distinct()
            .map(names::cell)
            .collect(Lists.toList());
    return Texts.fill(language.get(kind.name()), word -> language.list(cells));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GridMistake other
        && kind == other.kind
        && candidates.equals(other.candidates)
        && rules.equals(other.rules);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, candidates);
  }

  /** Returns the mistake in English. */
  @Override
  public String toString() {
    return describe();
  }
}
