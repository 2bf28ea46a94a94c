package io.github.nonet.logic;

import io.github.nonet.internal.explainer.Finding;

/** What Sudoku Explainer 1.2.1 calls its techniques. */
final class ExplainerNames {
  private static final String[] SIZES = {"Pair", "Triplet", "Quad"};
  private static final String[] FISH = {"X-Wing", "Swordfish", "Jellyfish"};

  /** What follows the names of dynamic chains, by what is looked for within them. */
  private static final String[] NESTED = {
    "",
    " (+)",
    " (+ Forcing Chains)",
    " (+ Multiple Forcing Chains)",
    " (+ Dynamic Forcing Chains)",
    " (+ Dynamic Forcing Chains (+ Forcing Chains))"
  };

  /** The bases of the ratings of chains from several assumptions, in tenths. */
  private static final int NISHIO = 75;

  private static final int MULTIPLE = 80;
  private static final int DYNAMIC = 85;
  private static final int STEP = 5;

  private static final int FIRST_ROW = 9;

  private ExplainerNames() {}

  static String of(Finding found) {
    boolean isDirect = found.placed() != Finding.NONE;
    return switch (found.kind()) {
      case HIDDEN_SINGLE -> "Hidden Single";
      case NAKED_SINGLE -> "Naked Single";
      case LOCKING ->
          (isDirect ? "Direct " : "") + (found.house() < FIRST_ROW ? "Pointing" : "Claiming");
      case NAKED_SUBSET -> "Naked " + SIZES[Integer.bitCount(found.digits()) - 2];
      case HIDDEN_SUBSET ->
          (isDirect ? "Direct " : "") + "Hidden " + SIZES[Integer.bitCount(found.digits()) - 2];
      case FISH -> FISH[Integer.bitCount(found.set()) - 2];
      case WING -> found.tenths() == 44 ? "XYZ-Wing" : "XY-Wing";
      case UNIQUE_LOOP -> loop(found.members().length) + " type " + found.house();
      case GRAVE -> "BUG type " + found.house();
      case ALIGNED_EXCLUSION -> "Aligned " + SIZES[found.members().length - 2] + " Exclusion";
      case CYCLE -> cycle(found);
      case CHAIN -> chain(found);
      case NET -> net(found);
    };
  }

  private static String loop(int cells) {
    if (cells == 4) {
      return "Unique Rectangle";
    }
    return cells == 6 ? "Unique Loop" : "Unique Loop " + cells;
  }

  private static String cycle(Finding found) {
    return switch (found.house()) {
      case Finding.X ->
          found.chains().get(0).size() == 4 ? "Generalized X-Wing" : "Bidirectional X-Cycle";
      case Finding.Y -> "Bidirectional Y-Cycle";
      default -> "Bidirectional Cycle";
    };
  }

  private static String chain(Finding found) {
    if (found.house() == Finding.XY) {
      return "Forcing Chain";
    }
    return found.chains().get(0).size() == 6 ? "Turbot Fish" : "Forcing X-Chain";
  }

  private static String net(Finding found) {
    String prefix = found.cover() == MULTIPLE ? "" : "Dynamic ";
    if (found.cover() == NISHIO) {
      return "Nishio Forcing Chains";
    }
    String kind =
        switch (found.house()) {
          case Finding.REDUCTION -> "Double Forcing";
          case Finding.CELL -> "Cell Forcing";
          case Finding.HOUSE -> "Region Forcing";
          default -> "Contradiction Forcing";
        };
    int nested = Math.max(0, (found.cover() - DYNAMIC) / STEP);
    return prefix + kind + " Chains" + NESTED[nested];
  }
}
