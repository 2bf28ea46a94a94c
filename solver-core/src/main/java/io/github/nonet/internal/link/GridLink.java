package io.github.nonet.internal.link;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.rules.PencilMarks;
import io.github.nonet.internal.rules.RulesTables;

/** Grids, and what a player has made of them, as texts for links. */
public final class GridLink {
  private GridLink() {}

  /**
   * The contents of a text.
   *
   * @param isGame whether it may have values or marks of a player
   */
  public record LinkContents(RulesTables rules, Play play, boolean isGame) {}

  /**
   * Returns a puzzle or a game as text.
   *
   * @param isGame whether the player's values and marks are written
   */
  public static String write(RulesTables rules, Play play, boolean isGame) {
    return write(rules, play, isGame, true);
  }

  private static String write(RulesTables rules, Play play, boolean isGame, boolean areNamed) {
    int symbols = rules.layout.symbols;
    LinkWriter out = new LinkWriter();
    Header.write(isGame, RulesLink.ofHeader(symbols), out);
    RulesLink.write(rules, areNamed, out);
    if (isGame) {
      play.write(symbols, out, values -> left(rules, values));
    } else {
      play.writeGivens(symbols, out);
    }
    return out.text();
  }

  private static int[] left(RulesTables rules, int[] values) {
    byte[] copy = new byte[values.length];
    for (int cell = 0; cell < copy.length; cell++) {
      copy[cell] = (byte) values[cell];
    }
    return PencilMarks.of(rules, copy);
  }

  /**
   * Reads a text.
   *
   * @throws TextFormatException if it is not one that {@link #write} has written
   */
  public static LinkContents read(CharSequence text) {
    String link = Texts.strip(text.toString());
    try {
      LinkContents found = read(new LinkReader(link));
      if (!isOf(found, true, link) && !isOf(found, false, link)) {
        throw new IllegalArgumentException("the text for a link was not written by this library");
      }
      return found;
    } catch (TextFormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      String message = String.valueOf(e.getMessage());
      // A message about the rules does not name the text.
      String source = message.contains("link") ? "" : "the text for a link is damaged: ";
      throw new TextFormatException(source + message, text.length());
    }
  }

  /** Returns whether a text is one of these contents; older ones have no names of tables. */
  private static boolean isOf(LinkContents found, boolean areNamed, String link) {
    return write(found.rules(), found.play(), found.isGame(), areNamed).equals(link);
  }

  private static LinkContents read(LinkReader in) {
    boolean isGame = Header.readIsGame(in);
    RulesTables rules = RulesLink.read(Header.readSymbols(in), in);
    int symbols = rules.layout.symbols;
    int cells = rules.layout.cells();
    Play play =
        isGame
            ? Play.read(cells, symbols, in, values -> left(rules, values))
            : Play.readGivens(cells, symbols, in);
    return new LinkContents(rules, play, isGame);
  }

  /** Refuses a game. */
  public static LinkContents requirePuzzle(LinkContents found) {
    if (found.isGame()) {
      throw new TextFormatException(
          "the text for a link holds a game; expected a puzzle without a player's values and marks",
          0);
    }
    return found;
  }
}
