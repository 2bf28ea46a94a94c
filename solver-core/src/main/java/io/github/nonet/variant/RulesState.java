package io.github.nonet.variant;

import io.github.nonet.internal.rules.Layouts;
import io.github.nonet.internal.rules.RulesTables;
import java.util.List;

/** The state of {@link Rules}. */
abstract class RulesState {
  /*
   * This is a class of its own for the sake of forged streams. Java makes the object of a serializable
   * class by the constructor without arguments of the first superclass that is not serializable: this
   * one. A stream that holds raw rules is refused, but a later reference in the stream still reaches
   * the object. That object has the rules of the ordinary Sudoku then.
   */

  final RulesTables tables;

  /** The cages of the tables as callers know them. Never changed. */
  final List<Cage> cages;

  RulesState() {
    this(RulesTables.of(Layouts.CLASSIC), List.of());
  }

  RulesState(RulesTables tables, List<Cage> cages) {
    this.tables = tables;
    this.cages = cages;
  }
}
