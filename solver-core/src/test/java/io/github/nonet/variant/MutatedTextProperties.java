package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.TextFormatException;
import io.github.nonet.logic.Game;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** No text, however it is damaged, gives a message that is too long for a log or forges a line. */
class MutatedTextProperties {
  /** As {@link MutatedTextSoak} says it of millions. */
  private static final int LONGEST_MESSAGE = 400;

  private static final List<String> TEXTS =
      List.of(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          ":0000:x:6.23.54+8" + ".".repeat(72) + ":413 914:::marks 513 613:",
          "version: 1\n" + "0|1,4,|1|".repeat(81),
          "1....2.. ........|symbols(4).grid(0,0,2,2).group(ring:0,0,3,3).cage(5,0,1)",
          "1...........2..3|symbols(4).grid(0,0,2,2).thermometer(0,1,2)~..3(24)",
          "ABBBBBBCCAAAABCCCCADAABBCCFADEEEECFFDDEDEEFFFDDDDEEFIFGGGHHHHIFGGGHHIHIIGGGHHIIII",
          "3x3::k:" + "2305:".repeat(40) + "512:".repeat(40) + "513",
          "[[0, 3, 0, 1], [1, 0, 0, 0], [0, 0, 0, 2], [0, 2, 0, 0]]",
          "3x3:d:k:" + "0:".repeat(80) + "0",
          "4jk:b3l,aa__a__aaa__a_a__,b__b__c__a__b_,5g3h7f",
          "jigsaw_4x4\n" + "_,_,_,1\n".repeat(4) + "\n1,1,2,2\n1,1,2,2\n3,3,4,4\n3,3,4,4",
          "https://puzz.link/p?sudoku/4/4/h344h11l2",
          "| | | | |\n|:-:|:-:|:-:|:-:|" + "\n| **1** |  | <sub>23</sub> | 4 |".repeat(4),
          "<table>"
              + "<tr><td><b>1</b></td><td></td><td>2</td><td></td></tr>".repeat(4)
              + "</table>",
          "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
              + "\"line\":[{\"lines\":[[\"R1C1\"]]}],\"solution\":[1,2]}");

  private static final List<String> PIECES =
      List.of(
          "\n",
          "\r",
          "\0",
          "\u202e",
          "\u200d",
          "\ud83c\udf1f",
          "\ud800",
          "|",
          ":",
          "~",
          "(",
          ")",
          "\\",
          "9".repeat(40),
          "x".repeat(500),
          "999999999999",
          ".cage(99:0,1)",
          "group(a\nb:0,0,1,1)",
          "symbols(",
          "-1",
          "\u00e9",
          "sum(",
          ".machine(");

  private static final List<Function<CharSequence, Object>> READERS =
      List.of(
          Board::parse,
          Candidates::parse,
          Game::parse,
          Grid::parse,
          GridGame::parse,
          PuzzleText::read,
          Rules.of(4)::parseGrid,
          Rules::jigsaw);

  static void mutate(Random random) {
    StringBuilder text = new StringBuilder(TEXTS.get(random.nextInt(TEXTS.size())));
    for (int i = random.nextInt(4); i >= 0; i--) {
      int from = random.nextInt(text.length() + 1);
      int to = Math.min(text.length(), from + random.nextInt(6));
      String piece = random.nextBoolean() ? "" : PIECES.get(random.nextInt(PIECES.size()));
      text.replace(from, to, piece);
    }
    for (Function<CharSequence, Object> reader : READERS) {
      try {
        reader.apply(text);
      } catch (TextFormatException e) {
        requireReadable(e.getMessage(), text);
        assertThat(e.index()).as("%s", text).isBetween(0, text.length());
      } catch (IllegalArgumentException e) {
        requireReadable(e.getMessage(), text);
      }
    }
  }

  private static void requireReadable(String message, CharSequence text) {
    if (message.length() > LONGEST_MESSAGE || !message.codePoints().allMatch(c -> isSeen(c))) {
      throw new AssertionError(message + " of " + text);
    }
  }

  private static boolean isSeen(int codePoint) {
    int type = Character.getType(codePoint);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR
        && type != Character.UNASSIGNED;
  }

  @Property(tries = 3_000)
  void message_ofADamagedText(@ForAll long seed) {
    mutate(new Random(seed));
  }
}
