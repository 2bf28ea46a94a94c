package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.link.OpenSudokuData;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The tags of OpenSudoku's XML: see {@link PuzzleFormat#OPEN_SUDOKU}. */
final class OpenSudokuParser extends LineParser {
  /*
   * A puzzle is the attribute "data" of a tag "game". Nothing else in the file matters, so this is
   * not an XML parser: it collects tags and reads their attributes. It resolves only the five
   * entities of XML and characters by number, so a hostile file has nothing to expand.
   */
  private static final String COMMENT_START = "<!--";
  private static final String COMMENT_END = "-->";

  /** Means "not in quotes". */
  private static final char NONE = 0;

  /** The longest tag that is read; no tag of the format is nearly as long. */
  private static final int LONGEST_TAG = 100_000;

  /**
   * An attribute starts at the start of a name; otherwise a long name would be tried from each
   * character.
   */
  private static final Pattern ATTRIBUTE =
      Pattern.compile(
          "(?<![-A-Za-z0-9_:.])([A-Za-z_:][-A-Za-z0-9_:.]*+)\\s*+=\\s*+(?:\"([^\"]*+)\"|'([^']*+)')");

  private static final Pattern ENTITY =
      Pattern.compile("&(?:#(\\d{1,7})|#x([0-9a-fA-F]{1,6})|(lt|gt|amp|quot|apos));");
  private static final Map<String, String> NAMED =
      Map.of("lt", "<", "gt", ">", "amp", "&", "quot", "\"", "apos", "'");

  /** The tag so far; for a comment, its start and its last characters. */
  private final StringBuilder tag = new StringBuilder();

  private boolean inTag;
  private char quote = NONE;
  private long tagLine;

  /** Returns whether a line starts with a tag that only these files have. */
  static boolean isTag(String line) {
    return line.startsWith("<opensudoku") || line.startsWith("<game");
  }

  @Override
  void accept(String line, long number) {
    for (int i = 0; i < line.length(); i++) {
      acceptCharacter(line.charAt(i), number);
    }
    acceptCharacter('\n', number);
  }

  private void acceptCharacter(char c, long number) {
    if (inTag) {
      tag.append(c);
      if (isComment()) {
        acceptInComment(c);
      } else {
        acceptInTag(c);
      }
    } else if (c == '<') {
      inTag = true;
      quote = NONE;
      tagLine = number;
      tag.setLength(0);
      tag.append(c);
    }
  }

  private boolean isComment() {
    return tag.length() >= COMMENT_START.length()
        && COMMENT_START.contentEquals(tag.subSequence(0, COMMENT_START.length()));
  }

  private void acceptInComment(char c) {
    int end = tag.length() - COMMENT_END.length();
    boolean isOver = end >= COMMENT_START.length();
    if (c == '>' && isOver && tag.charAt(end) == '-' && tag.charAt(end + 1) == '-') {
      inTag = false;
    } else if (isOver) {
      tag.deleteCharAt(COMMENT_START.length());
    }
  }

  private void acceptInTag(char c) {
    if (quote != NONE) {
      quote = c == quote ? NONE : quote;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '>') {
      inTag = false;
      acceptTag(tag.toString());
    }
    if (inTag && tag.length() == LONGEST_TAG) {
      inTag = false;
      fault(tagLine, "a tag is longer than " + LONGEST_TAG + " characters");
    }
  }

  private void acceptTag(String text) {
    if (!text.matches("(?s)<game[\\s/>].*")) {
      return;
    }
    Map<String, String> attributes = attributes(text);
    String data = attributes.getOrDefault("data", "");
    String note = attributes.getOrDefault("note", "");
    if (data.length() == Geometry.CELLS && isBoardAt(data, 0)) {
      emit(Board.parse(data), Optional.empty(), note, tagLine);
    } else if (OpenSudokuData.isOne(data)) {
      acceptGame(data, note);
    } else {
      fault(
          tagLine,
          "the attribute data of <game> has "
              + cellsAt(data, 0)
              + " cells at its start and "
              + data.length()
              + " characters; expected 81 of both");
    }
  }

  /** Emits a game with the player's digits; its marks are read if they are candidates. */
  private void acceptGame(String data, String note) {
    try {
      Play game = OpenSudokuData.read(data);
      Board givens = Board.copyOf(game.givens());
      if (Arrays.equals(game.givens(), game.values()) && !isMarked(game)) {
        emit(givens, Optional.empty(), note, tagLine);
      } else {
        emit(state(givens, game), Optional.empty(), note, tagLine);
      }
    } catch (TextFormatException e) {
      fault(tagLine, "the attribute data of <game>: " + e.getMessage());
    }
  }

  private static boolean isMarked(Play game) {
    return IntStream.range(0, Geometry.CELLS).anyMatch(game.marks()::areCandidates);
  }

  private static Candidates state(Board givens, Play game) {
    Candidates state = Candidates.of(givens);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int own = givens.digit(cell) == Geometry.EMPTY ? game.values()[cell] : Geometry.EMPTY;
      state = own == Geometry.EMPTY ? state : state.with(cell, own);
    }
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      boolean isOpen = game.values()[cell] == Geometry.EMPTY && game.marks().areCandidates(cell);
      int out = isOpen ? ValueSet.ALL_DIGITS & ~game.marks().set(cell) : 0;
      for (int digit : new ValueSet(out)) {
        state = state.without(cell, digit);
      }
    }
    return state;
  }

  private static Map<String, String> attributes(String text) {
    Map<String, String> attributes = new HashMap<>();
    Matcher matcher = ATTRIBUTE.matcher(text);
    while (matcher.find()) {
      String value = matcher.group(2) != null ? matcher.group(2) : matcher.group(3);
      attributes.put(matcher.group(1), unescape(value));
    }
    return attributes;
  }

  private static String unescape(String value) {
    Matcher entity = ENTITY.matcher(value);
    StringBuffer text = new StringBuffer(); // the only kind that a matcher of Android 8 appends to
    while (entity.find()) {
      entity.appendReplacement(text, Matcher.quoteReplacement(meaning(entity)));
    }
    return entity.appendTail(text).toString();
  }

  private static String meaning(MatchResult entity) {
    if (entity.group(3) != null) {
      return NAMED.get(entity.group(3));
    }
    int codePoint =
        entity.group(1) != null
            ? Integer.parseInt(entity.group(1))
            : Integer.parseInt(entity.group(2), 16);
    return Character.isValidCodePoint(codePoint)
        ? new String(Character.toChars(codePoint))
        : entity.group();
  }

  @Override
  void close(long lines) {
    if (inTag) {
      fault(tagLine, "a tag begins here and does not end");
    }
  }
}
