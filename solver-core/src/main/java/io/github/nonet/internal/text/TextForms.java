package io.github.nonet.internal.text;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Knows the forms of texts by their first characters and names them in refusals. It knows no
 * boards, and it is asked only after a reader has failed.
 */
public final class TextForms {
  /** Readers of boards, of states, of grids, of links and of files. */
  public static final String BOARD = "b";

  public static final String STATE = "s";
  public static final String GRID = "g";
  public static final String LINK = "l";
  public static final String FILE = "f";

  private static final String ALL = BOARD + STATE + GRID + LINK + FILE;

  /** The message for a text without a puzzle whose form is not known. */
  private static final String NO_PUZZLE = "no puzzle in this text";

  /** The number of characters that show the form of a text. */
  private static final int HEAD = 4_000;

  /** The index of the name of a form, if it has one. */
  private static final int NAMED = 3;

  /** The fewest cells of a puzzle; a text with fewer is words. */
  private static final int FEWEST_CELLS = 16;

  /** The fewest cells for each letter in rows, as opposed to words. */
  private static final int FEW = 4;

  /** The forms that only PuzzleText reads, in addition to links of editors. */
  public static final String EDITOR = "f-puzzles";

  public static final String PUZZ_LINK = "puzz.link";
  public static final String SOLO = "Solo";
  public static final String KUDOKU = "Kudoku";

  private static final String NOT_READ = ", which Nonet does not read";
  private static final String SITE_ONLY =
      ", which only its site can decode: open it there and copy the 81 cells";
  private static final String DOOR = "; PuzzleText.read reads it";
  private static final String TATHAM = " of Simon Tatham's puzzles";
  private static final String FPUZZLES =
      "this is a puzzle of f-puzzles or SudokuPad; Grid.parseFPuzzles reads it";

  /**
   * The forms in their order: the readers that do not read the form, the pattern of its start, and
   * the refusal. Any other reader reports the fault of the text. {@code {}} is replaced by the
   * group of the pattern.
   */
  private static final String[][] FORMS = {
    {ALL, "https?://[^/]*lisudoku\\.", "this is a link of lisudoku" + NOT_READ},
    {
      "bsgf",
      "https?://.*?(N4Ig|/scl)|(?:fpuz(?:zles)?)?N4Ig|scl|\\{.*?\"size\".*?\"grid\"",
      FPUZZLES,
      EDITOR
    },
    {ALL, "https?://[^/]*sudokuwiki\\.", "this is a SudokuWiki link" + SITE_ONLY},
    {
      ALL,
      "S9B[0-9a-z]{81}|(?=[0-9a-v]{162}\\s*$)[0-9]*[a-v]",
      "this is a text of SudokuWiki" + SITE_ONLY
    },
    {ALL, "https?://\\S*penpa-edit", "this is a link of penpa" + NOT_READ},
    {
      ALL,
      "https?://\\S*interactive-sudoku-solver",
      "this is a link of the Interactive Sudoku Solver" + NOT_READ
    },
    {
      ALL,
      "https?://(puzz\\.link|pzv\\.jp|pzprxs)\\S*\\?sudoku",
      "this is a link of puzz.link" + DOOR,
      PUZZ_LINK
    },
    {ALL, "https?://(puzz\\.link|pzv\\.jp|pzprxs)", "this is a link of puzz.link" + NOT_READ},
    {
      ALL,
      "https?://(www\\.)?([^/]*(f-puzzles|sudokupad|crackingthecryptic)\\.|tinyurl\\.|bit\\.ly|t\\.co/)",
      "this is a short link, which has only the name of a puzzle:"
          + " open it and copy the long address"
    },
    {
      ALL,
      "https?://",
      "this is the address of a page without a puzzle in it: open it and copy the puzzle"
    },
    {
      ALL,
      "data:image|[\u0089\ufffd]PNG|GIF8|\u00ff\u00d8",
      "this is an image" + NOT_READ + ": type its digits"
    },
    {
      ALL,
      "<(!doctype html|(html|head|body|table|tr|td|pre|div|p|span|svg)\\b)",
      "this is HTML without a puzzle that Nonet reads: copy the puzzle from the page"
    },
    {"bsg", "<opensudoku", "this is a file of OpenSudoku; PuzzleFormat.readAny reads it"},
    {
      ALL,
      "(?:<\\?[^>]*>|<!--.*?-->|<![^>]*>|\\s)*+<(?!opensudoku|game)([a-z_][-a-z0-9_:.]{0,40})",
      "this is XML with the root element <{}>" + NOT_READ
    },
    {
      "bsgf",
      "[\\[\\s]*\\{[^\"]*\"([^\"]{1,30})\"\\s*:",
      "this is JSON whose first field is {}" + NOT_READ
    },
    {
      ALL,
      "(?-i:\\.~R|\\.[A-Z][a-z]+[A-Za-z]*(~|\\s*\\n\\.[A-Z~]))",
      "this is a text of the Interactive Sudoku Solver" + NOT_READ
    },
    {ALL, "SAVEFILE:.*?\\nGAME *:\\d+:Solo", "this is a saved game of Solo," + TATHAM + DOOR, SOLO},
    {
      ALL,
      "SAVEFILE:.*?\\nGAME *:\\d+:([^\\n\\r]{1,30})",
      "this is a saved game of {}," + TATHAM + NOT_READ
    },
    {
      ALL,
      "(?!.*?::)\\d{1,2}(x\\d{1,2})?[jxk]*(d[a-z0-9]{1,2})?:(?!k:)[a-z0-9_,]++\\s*+$",
      "this is a game ID" + TATHAM + DOOR,
      SOLO
    },
    {ALL, "(classic|jigsaw)_\\d{1,2}x\\d{1,2}\\s", "this is a text of Kudoku" + DOOR, KUDOKU},
    {
      ALL,
      "(classic|jigsaw|samurai)[a-z_]*_\\d{1,2}x\\d{1,2}\\s",
      "this is a text of Kudoku" + NOT_READ
    },
    {
      ALL,
      "(?:.*?(?:^|\\n)[a-z] ?= ?\\d{1,2}\\b){2}",
      "these are killer cages as letters with their sums" + NOT_READ
    },
    {
      ALL,
      "(?:(?:^|(?<=\\n))(?:r\\dc|\\(\\d, ?)?\\d{1,2}\\)?[ \\t,:=]+\\d\\s*+){9,}+$",
      "these are pairs of cell and digit" + NOT_READ
    },
    {"bg", ":\\d{4}(-\\d)?:", "this is a state of HoDoKu; Candidates.parse reads it"},
    {"bsf", "~", "this is a text for a link of Nonet; Game.parse or Grid.parse reads it"},
    {"bs", "version:", "this is data of OpenSudoku; Game.parse reads it"},
    {"bs", "\\d{1,2}x\\d{1,2}:d?:k:", "this is a killer; Grid.parse reads it"},
  };

  private static final Pattern[] PATTERNS =
      Arrays.stream(FORMS).map(form -> Pattern.compile("(?is)" + form[1])).toArray(Pattern[]::new);

  private TextForms() {}

  private static String head(CharSequence text) {
    int start = text.length() > 0 && text.charAt(0) == '\ufeff' ? 1 : 0;
    int end = Math.min(text.length(), start + HEAD);
    while (start < end
        && (Character.isWhitespace(text.charAt(start)) || text.charAt(start) == '>')) {
      start++;
    }
    return text.subSequence(start, end).toString();
  }

  /** Returns the known form of a text by its start, or null if the form is not known. */
  private static @Nullable Known known(String head) {
    for (int i = 0; i < FORMS.length; i++) {
      Matcher matcher = PATTERNS[i].matcher(head);
      if (matcher.lookingAt()) {
        String[] form = FORMS[i];
        String group = matcher.groupCount() == 1 ? String.valueOf(matcher.group(1)) : "";
        return new Known(
            form[0], form[2].replace("{}", group), form.length > NAMED ? form[NAMED] : "");
      }
    }
    return null;
  }

  /**
   * A form that is known.
   *
   * @param readers the readers that do not read it
   * @param refusal their message
   * @param name the name of a form that only PuzzleText reads, or nothing
   */
  private record Known(String readers, String refusal, String name) {}

  /** Returns the name of a form that only PuzzleText reads, or nothing. */
  public static String name(CharSequence text) {
    Known known = known(head(text));
    return known == null ? "" : known.name();
  }

  /** Returns the refusal of a text whose form is known, and which the reader does not read. */
  public static Optional<String> refusal(CharSequence text, String reader) {
    String head = head(text);
    Known known = known(head);
    if (known != null) {
      return known.readers().contains(reader) ? Optional.of(known.refusal()) : Optional.empty();
    }
    boolean isState = "bg".contains(reader) && LibraryReader.endOfState(head) > 0;
    return isState
        ? Optional.of("this is a state of HoDoKu; Candidates.parse reads it")
        : Optional.empty();
  }

  /**
   * Returns the message of a fault in a text; if the text is only words, the message that it has no
   * puzzle.
   */
  public static String message(CharSequence text, String fault) {
    return areWords(head(text)) ? NO_PUZZLE + ": " + fault : fault;
  }

  /** Returns the fault of a text in which no puzzle was found. */
  public static String withoutPuzzle(CharSequence text) {
    String head = head(text);
    boolean hasRows = cells(head) >= FEWEST_CELLS && letters(head) * FEW < cells(head);
    boolean hasBlanks = hasRows && !head.startsWith("<") && head.contains(" ");
    return refusal(text, FILE)
        .orElse(hasBlanks ? NO_PUZZLE + "; a blank is not a cell" : NO_PUZZLE);
  }

  private static boolean areWords(String head) {
    return cells(head) < FEWEST_CELLS && letters(head) > Math.max(1, cells(head));
  }

  /** Returns the number of characters that are cells. */
  public static int cells(CharSequence text) {
    return Alphabet.BOARD.countCells(text, 0, text.length());
  }

  private static int letters(String head) {
    int letters = 0;
    for (int i = 0; i < head.length(); i++) {
      char c = head.charAt(i);
      letters += Character.isLetter(c) && c != 'x' && c != 'X' ? 1 : 0;
    }
    return letters;
  }
}
