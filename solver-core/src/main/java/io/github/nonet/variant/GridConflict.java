package io.github.nonet.variant;

import io.github.nonet.Conflict;
import io.github.nonet.Violation;
import io.github.nonet.internal.constraints.Breach;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.verdict.Clash;
import io.github.nonet.internal.verdict.ClashText;
import io.github.nonet.internal.verdict.Clashes;
import io.github.nonet.internal.words.BreachText;
import io.github.nonet.internal.words.GridNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A contradiction of a grid to its rules: a value that a house, a group or a cage holds twice or
 * more, a cage whose sum is not met, or values that a constraint forbids. It corresponds to {@link
 * Conflict} for boards.
 *
 * <p>This class is immutable and thread-safe. Conflicts are equal when their rules and all returned
 * values are equal.
 *
 * @since 1.0.0
 */
public final class GridConflict implements Violation {
  /**
   * The kinds of conflicts. A later version may add constants at any place: keep names, not
   * ordinals, and give a {@code switch} a {@code default}.
   *
   * @since 1.0.0
   */
  public enum Kind {
    /** A value is in a house, a group or a cage twice or more. */
    TWICE,
    /** The values of a cage add up to more than its sum, or leave too little for the open cells. */
    TOO_MUCH,
    /** The cells of a cage are full and add up to less than its sum. */
    TOO_LITTLE,
    /**
     * A constraint, or a rule of the builder such as {@link Rules.Builder#antiKnight}, forbids
     * values.
     */
    FORBIDDEN
  }

  /** The clash in a conflict of a constraint. */
  private static final Clash NONE =
      new Clash(false, -1, Structure.UnitKind.OTHER, 0, List.of(), 0, 0);

  private final RulesTables rules;
  private final Clash clash;

  /** The breach of a constraint; null in conflicts of houses, groups and cages. */
  private final @Nullable Breach breach;

  private GridConflict(RulesTables rules, Clash clash, @Nullable Breach breach) {
    this.rules = rules;
    this.clash = clash;
    this.breach = breach;
  }

  /** Returns all conflicts of a grid: of houses, groups, cages and constraints, in this order. */
  static List<GridConflict> of(RulesTables rules, byte[] values) {
    List<GridConflict> found = new ArrayList<>();
    int[] copy = new int[values.length];
    Arrays.setAll(copy, cell -> values[cell]);
    Clashes.of(rules.structure, copy)
        .forEach(clash -> found.add(new GridConflict(rules, clash, null)));
    Breach.of(rules.forms, rules.layout.symbols, values)
        .forEach(breach -> found.add(new GridConflict(rules, NONE, breach)));
    return Collections.unmodifiableList(found);
  }

  /** {@return the kind of conflict} */
  public Kind kind() {
    if (breach != null) {
      return Kind.FORBIDDEN;
    }
    if (!clash.isSum()) {
      return Kind.TWICE;
    }
    return clash.isTooLittle(rules.structure) ? Kind.TOO_LITTLE : Kind.TOO_MUCH;
  }

  /** {@return the value that occurs twice or more; 0 in other conflicts} */
  public int value() {
    return clash.value();
  }

  /**
   * {@return the cells that hold the value, ascending; all cells of the cage if a sum is not met;
   * the filled cells that a constraint forbids, in its order, or none if it allows no values at
   * all} The list is unmodifiable.
   */
  @Override
  public List<Integer> cells() {
    return breach == null ? clash.cells() : Collections.unmodifiableList(breach.cells());
  }

  /** {@return the constraint that forbids the values; empty in other conflicts} */
  public Optional<Constraint> constraint() {
    return breach == null || breach.constraint().kind().isOfBuilder()
        ? Optional.empty()
        : Optional.of(Constraint.of(breach.constraint(), rules.layout.symbols));
  }

  /** {@return the cage of the conflict; empty in other conflicts} */
  public Optional<Cage> cage() {
    return clash.isCage() ? Optional.of(cage(rules.cages.get(clash.index()))) : Optional.empty();
  }

  private static Cage cage(Structure.Cage cage) {
    return Cage.of(cage.sum(), cage.cells());
  }

  /**
   * {@return a sentence for a player, counting from one, such as {@code "row 3 holds A twice, at
   * r3c1 and r3c7"}} It is in the given language, or in English if the library does not have it.
   *
   * @param locale a language
   */
  @Override
  public String describe(Locale locale) {
    if (breach != null) {
      return new BreachText(Objects.requireNonNull(locale, "locale"), rules).of(breach);
    }
    Language language = Language.ofVerdicts(locale);
    ClashText text = new ClashText(language, new GridNames(locale, rules));
    return clash.isSum() ? text.sum(clash, kind() == Kind.TOO_LITTLE) : text.twice(clash);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GridConflict other
        && clash.equals(other.clash)
        && Objects.equals(breach, other.breach)
        && rules.equals(other.rules);
  }

  @Override
  public int hashCode() {
    return 31 * clash.hashCode() + Objects.hashCode(breach);
  }

  /** Returns the sentence in English. */
  @Override
  public String toString() {
    return describe();
  }
}
