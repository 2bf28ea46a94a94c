package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.link.Header;
import io.github.nonet.internal.link.LinkReader;
import io.github.nonet.internal.link.LinkWriter;
import io.github.nonet.internal.link.Play;

/** Games as texts for links, which start like the texts of grids with other rules. */
final class GameLink {
  private GameLink() {}

  static String write(Play game) {
    return write(game, true);
  }

  private static String write(Play play, boolean isGame) {
    LinkWriter out = new LinkWriter();
    Header.write(isGame, Geometry.SIZE, out);
    Header.writeBoxes(out);
    if (isGame) {
      play.write(Geometry.SIZE, out, GameLink::left);
    } else {
      play.writeGivens(Geometry.SIZE, out);
    }
    return out.text();
  }

  private static int[] left(int[] digits) {
    return Candidates.of(Board.copyOf(digits)).toDigitSets();
  }

  /** Reads a game, or a puzzle as the start of a game. */
  static Play read(CharSequence text) {
    String link = Texts.strip(text.toString());
    try {
      LinkReader in = new LinkReader(link);
      boolean isGame = Header.readIsGame(in);
      if (Header.readSymbols(in) != Geometry.SIZE || !Header.readBoxes(in)) {
        throw new IllegalArgumentException(
            "the text for a link has rules other than those of boards; expected a call of"
                + " io.github.nonet.variant.Grid.parse, or a game of grids");
      }
      Play play =
          isGame
              ? Play.read(Geometry.CELLS, Geometry.SIZE, in, GameLink::left)
              : Play.readGivens(Geometry.CELLS, Geometry.SIZE, in);
      if (!write(play, isGame).equals(link)) {
        throw new IllegalArgumentException("the text for a link was not written by this library");
      }
      return play;
    } catch (IllegalArgumentException e) {
      throw new TextFormatException(e.getMessage(), text.length());
    }
  }
}
