package io.github.nonet.variant;

import io.github.nonet.Conflict;
import io.github.nonet.internal.Language;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.verdict.Clash;
import io.github.nonet.internal.verdict.ClashText;
import io.github.nonet.internal.verdict.Clashes;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * What in a grid contradicts its rules: a value that a house, a group or a cage holds twice or
 * more, or a cage whose sum is missed. It is what {@link Conflict} is for boards.
 *
 * <p>This class is immutable and thread-safe. Conflicts are equal when their rules and what they
 * say are.
 *
 * @since 1.0.0
 */
public final class GridConflict {
  /** What is wrong. */
  public enum Kind {
    /** A value is in a house, a group or a cage twice or more. */
    TWICE,
    /** The values of a cage make more than its sum, or leave too little for the open cells. */
    TOO_MUCH,
    /** The cells of a cage are full and make less than its sum. */
    TOO_LITTLE
  }

  private final RulesTables rules;
  private final Clash clash;

  private GridConflict(RulesTables rules, Clash clash) {
    this.rules = rules;
    this.clash = clash;
  }

  /** Returns all of a grid: first those of the houses, then of the groups, then of the cages. */
  static List<GridConflict> of(RulesTables rules, int[] values) {
    return Clashes.of(rules.structure, values).stream()
        .map(clash -> new GridConflict(rules, clash))
        .collect(Lists.toList());
  }

  /** {@return what is wrong} */
  public Kind kind() {
    if (!clash.isSum()) {
      return Kind.TWICE;
    }
    return clash.isTooLittle(rules.structure) ? Kind.TOO_LITTLE : Kind.TOO_MUCH;
  }

  /** {@return the value that is there twice or more; 0 if a sum is missed} */
  public int value() {
    return clash.value();
  }

  /**
   * {@return the cells that hold the value, ascending; all cells of the cage if a sum is missed}
   * The list is unmodifiable.
   */
  public List<Integer> cells() {
    return clash.cells();
  }

  /** {@return the cage it is in; empty if it is in a house or a group} */
  public Optional<Cage> cage() {
    return clash.isCage() ? Optional.of(rules.cages.get(clash.index())) : Optional.empty();
  }

  /**
   * {@return a sentence for a player, which counts from one: {@code "row 3 holds A twice, in
   * columns 1 and 7"}}
   */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the sentence in a language; in English, if the library does not speak it}
   *
   * @param locale a language
   */
  public String describe(Locale locale) {
    Language language = Language.ofVerdicts(Objects.requireNonNull(locale, "locale"));
    ClashText text = new ClashText(language, new GridNames(locale, rules));
    return clash.isSum() ? text.sum(clash, kind() == Kind.TOO_LITTLE) : text.twice(clash);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GridConflict other
        && clash.equals(other.clash)
        && rules.equals(other.rules);
  }

  @Override
  public int hashCode() {
    return clash.hashCode();
  }

  /** Returns the sentence in English. */
  @Override
  public String toString() {
    return describe();
  }
}
