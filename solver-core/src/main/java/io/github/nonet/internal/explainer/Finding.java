package io.github.nonet.internal.explainer;

import java.util.List;

/**
 * Why a deduction is true: a record for each kind of reason.
 *
 * <p>Digits are 0 to 8, a candidate is {@code 9 * cell + digit}, houses are boxes 0-8, rows 9-17,
 * columns 18-26. Places are places of a house; digits, places and lines come as sets of nine bits.
 */
public sealed interface Finding {
  /** {@return what Sudoku Explainer 1.2.1 calls the technique} */
  String technique();

  private static String direct(boolean isDirect) {
    return isDirect ? "Direct " : "";
  }

  /** Returns the word for this many digits, or cells. */
  private static String size(int count) {
    return switch (count) {
      case 2 -> "Pair";
      case 3 -> "Triplet";
      default -> "Quad";
    };
  }

  /**
   * The only place of a digit in a house.
   *
   * @param isLast whether it is the last open cell of the house
   */
  record HiddenSingle(int house, boolean isLast) implements Finding {
    @Override
    public String technique() {
      return "Hidden Single";
    }
  }

  /** The only digit of a cell. */
  record NakedSingle() implements Finding {
    @Override
    public String technique() {
      return "Naked Single";
    }
  }

  /**
   * Locked candidates.
   *
   * @param base the house whose places of the digit all lie in the cover
   * @param cover the house that loses the digit elsewhere
   * @param places the places of the digit in the base
   * @param isDirect whether it fills the cell of a hidden single that it leaves
   */
  record LockedDigit(int digit, int base, int cover, int places, boolean isDirect)
      implements Finding {
    @Override
    public String technique() {
      return direct(isDirect) + (base < ExplainerHouses.FIRST_ROW ? "Pointing" : "Claiming");
    }
  }

  /**
   * Equally many cells and digits.
   *
   * @param places the places of the cells in the house
   */
  record NakedSubset(int house, int places, int digits) implements Finding {
    @Override
    public String technique() {
      return "Naked " + size(Integer.bitCount(digits));
    }
  }

  /**
   * Equally many digits and places.
   *
   * @param isDirect whether it fills the cell of a hidden single that it leaves
   */
  record HiddenSubset(int house, int places, int digits, boolean isDirect) implements Finding {
    @Override
    public String technique() {
      return direct(isDirect) + "Hidden " + size(Integer.bitCount(digits));
    }
  }

  /**
   * X-wing, swordfish or jellyfish.
   *
   * @param firstBase the first row if the bases are rows, or the first column
   * @param bases the lines whose places of the digit all lie in the covers
   * @param covers the lines that cross them
   */
  record LineFish(int digit, int firstBase, int bases, int covers) implements Finding {
    @Override
    public String technique() {
      return switch (Integer.bitCount(bases)) {
        case 2 -> "X-Wing";
        case 3 -> "Swordfish";
        default -> "Jellyfish";
      };
    }

    /** {@return the first line of the type of the covers} */
    public int firstCover() {
      return firstBase == ExplainerHouses.FIRST_ROW
          ? ExplainerHouses.FIRST_COLUMN
          : ExplainerHouses.FIRST_ROW;
    }
  }

  /**
   * XY-wing or XYZ-wing.
   *
   * @param digit the digit that is eliminated
   * @param pivot the cell that sees the two others
   * @param isXyz whether the pivot also has the digit
   */
  record XyWing(int digit, int pivot, int first, int second, boolean isXyz) implements Finding {
    @Override
    public String technique() {
      return isXyz ? "XYZ-Wing" : "XY-Wing";
    }
  }

  /**
   * Unique rectangle or loop.
   *
   * @param type 1 to 4
   * @param digits the two digits of the loop
   * @param cells its cells in turn
   */
  record UniqueLoop(int type, int digits, int[] cells) implements Finding {
    @Override
    public String technique() {
      String loop =
          switch (cells.length) {
            case 4 -> "Unique Rectangle";
            case 6 -> "Unique Loop";
            default -> "Unique Loop " + cells.length;
          };
      return loop + " type " + type;
    }
  }

  /**
   * Bivalue universal grave.
   *
   * @param type 1 to 4
   * @param bugs the candidates without which the position would be one
   */
  record Grave(int type, int[] bugs) implements Finding {
    @Override
    public String technique() {
      return "BUG type " + type;
    }
  }

  /**
   * Aligned pair or triplet exclusion.
   *
   * @param cells the two or three base cells
   */
  record AlignedCells(int... cells) implements Finding {
    @Override
    public String technique() {
      return "Aligned " + size(cells.length) + " Exclusion";
    }
  }

  /**
   * A cycle of links.
   *
   * @param kind {@code X}, {@code Y} or {@code XY}
   * @param statements true and false in turn, the first one true
   */
  record Cycle(ChainKind kind, List<Statement> statements) implements Finding {
    @Override
    public String technique() {
      return switch (kind) {
        case X -> statements.size() == 4 ? "Generalized X-Wing" : "Bidirectional X-Cycle";
        case Y -> "Bidirectional Y-Cycle";
        default -> "Bidirectional Cycle";
      };
    }
  }

  /**
   * A chain from one state of a candidate to the other.
   *
   * @param kind {@code X} or {@code XY}
   * @param statements true and false in turn, the first one true if the candidate is eliminated
   */
  record SingleChain(ChainKind kind, List<Statement> statements) implements Finding {
    @Override
    public String technique() {
      if (kind == ChainKind.XY) {
        return "Forcing Chain";
      }
      return statements.size() == 6 ? "Turbot Fish" : "Forcing X-Chain";
    }
  }

  /**
   * Chains from several assumptions, or two that contradict each other.
   *
   * @param kind {@code REDUCTION}, {@code CELL}, {@code HOUSE} or {@code CONTRADICTION}
   * @param base the rating without what the length adds, in tenths
   * @param chains the statements of each chain, each after its causes
   */
  record ForcingNet(ChainKind kind, int base, List<List<Statement>> chains) implements Finding {
    private static final int NISHIO = 75;
    private static final int MULTIPLE = 80;

    /** The base of the chains that start to join. */
    private static final int DYNAMIC = 85;

    /** The suffixes of the names of dynamic chains, by the techniques within them. */
    private static final List<String> NESTED =
        List.of(
            "",
            " (+)",
            " (+ Forcing Chains)",
            " (+ Multiple Forcing Chains)",
            " (+ Dynamic Forcing Chains)",
            " (+ Dynamic Forcing Chains (+ Forcing Chains))");

    /** By how much the base grows from one of these to the next. */
    private static final int STEP = 5;

    /** {@return whether its chains join, so that they are nets} */
    public boolean joins() {
      return base >= DYNAMIC;
    }

    @Override
    public String technique() {
      return switch (base) {
        case NISHIO -> "Nishio Forcing Chains";
        case MULTIPLE -> cases();
        default -> "Dynamic " + cases() + NESTED.get((base - DYNAMIC) / STEP);
      };
    }

    private String cases() {
      return switch (kind) {
        case REDUCTION -> "Double Forcing Chains";
        case CELL -> "Cell Forcing Chains";
        case HOUSE -> "Region Forcing Chains";
        default -> "Contradiction Forcing Chains";
      };
    }
  }

  /**
   * A candidate that is true or false.
   *
   * @param candidate the candidate
   * @param isOn whether it is true
   * @param causes the statements of the same chain that it follows from
   */
  record Statement(int candidate, boolean isOn, List<Integer> causes) {}
}
