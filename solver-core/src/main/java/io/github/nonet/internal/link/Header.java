package io.github.nonet.internal.link;

/** The start of every text for links: what it holds, and how many values its rules have. */
public final class Header {
  /** How many numbers of values there are: 4 to 25. */
  private static final int SIZES = 22;

  private static final int FEWEST_SYMBOLS = 4;

  private Header() {}

  /**
   * @param isGame whether there are values and marks of a player
   */
  public static void write(boolean isGame, int symbols, LinkWriter out) {
    out.put(isGame ? 1 : 0, 2);
    out.put(symbols - FEWEST_SYMBOLS, SIZES);
  }

  public static boolean readIsGame(LinkReader in) {
    return in.get(2) == 1;
  }

  /** Reads the number of values. */
  public static int readSymbols(LinkReader in) {
    return in.get(SIZES) + FEWEST_SYMBOLS;
  }

  /** Writes the complete text of the rules with the usual boxes. */
  public static void writeBoxes(LinkWriter out) {
    out.put(1, 2);
    out.putNumber(0);
    out.put(0, 2);
  }

  /** Reads whether these are the rules. */
  public static boolean readBoxes(LinkReader in) {
    return in.get(2) == 1 && in.getNumber() == 0 && in.get(2) == 0;
  }
}
