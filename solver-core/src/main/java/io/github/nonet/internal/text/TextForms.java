package io.github.nonet.internal.text;

import io.github.nonet.internal.language.Quoted;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Knows the forms of texts by their first characters and names them in refusals. It knows no
 * boards, and it is asked only after a reader has failed.
 */
public final class TextForms {
  /** What is said of a text without a puzzle whose form is not known. */
  private static final String NO_PUZZLE = "no puzzle in this text";

  /** So many characters show the form of a text. */
  private static final int HEAD = 4_000;

  /** A text with fewer cells is words. */
  private static final int FEWEST_CELLS = 16;

  /** So many cells for each letter are rows, not words. */
  private static final int FEW = 4;

  private static final int MOST_FIELDS = 5;

  private static final String SHORT_LINK =
      "this is a short link, which has only the name of a puzzle: open it and copy the long address";
  private static final String STATE = "this is a state of HoDoKu; Candidates.parse reads it";
  private static final String NOT_READ = ", which Nonet does not read";

  private static final Pattern XML_ROOT = Pattern.compile("<([A-Za-z_][-A-Za-z0-9_:.]{0,40})");
  private static final Pattern JSON_FIELD =
      Pattern.compile("\"([A-Za-z_][A-Za-z0-9_]{0,30})\"\\s*:");
  private static final Pattern CAGE_SUM = Pattern.compile("(?m)^\\s*[a-zA-Z]\\s?=\\s?\\d{1,2}\\b");
  private static final Pattern PAIR = Pattern.compile("\\d{1,2}[ \t,:=]+\\d");
  private static final Pattern NAMED_PAIR =
      Pattern.compile("(?i)(r\\d\\s?c\\d|\\(\\d,\\s?\\d\\))\\s?[:= ]\\s?\\d[,;]?");
  private static final Pattern SOLO =
      Pattern.compile("(?s)\\d{1,2}(x\\d{1,2})?[jxk]*(d[a-z0-9]{1,2})?:[a-z0-9_,]{10,}.*");

  private final String text;
  private final String lower;

  private TextForms(CharSequence text) {
    int start = text.length() > 0 && text.charAt(0) == '\ufeff' ? 1 : 0;
    int end = Math.min(text.length(), start + HEAD);
    while (start < end
        && (Character.isWhitespace(text.charAt(start)) || text.charAt(start) == '>')) {
      start++;
    }
    this.text = text.subSequence(start, end).toString();
    this.lower = this.text.toLowerCase(Locale.ROOT);
  }

  /** Returns the refusal of a text in a form that no reader of the library reads. */
  public static Optional<String> refusal(CharSequence text) {
    return Optional.of(new TextForms(text).refusal()).filter(it -> !it.isEmpty());
  }

  /**
   * Returns the refusal of a text that is no board: as {@link #refusal}, or with the name of the
   * method that reads the text.
   */
  public static Optional<String> refusalOfBoard(CharSequence text) {
    TextForms forms = new TextForms(text);
    return isState(forms.text) ? Optional.of(STATE) : refusalOfState(text);
  }

  /** Returns the refusal of a text that is no board and no candidates. */
  public static Optional<String> refusalOfState(CharSequence text) {
    TextForms forms = new TextForms(text);
    String refusal = forms.refusal();
    return Optional.of(refusal.isEmpty() ? forms.otherReader() : refusal)
        .filter(it -> !it.isEmpty());
  }

  /** Returns the refusal of a text that is no grid: as {@link #refusal}, or of a state. */
  public static Optional<String> refusalOfGrid(CharSequence text) {
    return isState(new TextForms(text).text) ? Optional.of(STATE) : refusal(text);
  }

  /** Returns the refusal of a text that should be a link: JSON is read, whatever it is of. */
  public static Optional<String> refusalOfLink(CharSequence text) {
    return refusal(text).filter(it -> !new TextForms(text).text.startsWith("{"));
  }

  private static boolean isState(String text) {
    return text.matches("(?s):\\d{4}(-\\d)?:.*") || LibraryReader.endOfState(text) > 0;
  }

  /** Returns the message of a fault in a text, which says that there is no puzzle in words. */
  public static String message(CharSequence text, String fault) {
    String head = new TextForms(text).text;
    return areWords(head) ? NO_PUZZLE + ": " + fault : fault;
  }

  private static boolean areWords(String head) {
    return cells(head) < FEWEST_CELLS && letters(head) > Math.max(1, cells(head));
  }

  private static int cells(String head) {
    return Alphabet.BOARD.countCells(head, 0, head.length());
  }

  private static long letters(String head) {
    return head.chars().filter(c -> Character.isLetter(c) && c != 'x' && c != 'X').count();
  }

  /** Returns what is wrong with a text in which no puzzle was found. */
  public static String withoutPuzzle(CharSequence text) {
    String head = new TextForms(text).text;
    boolean hasRows = cells(head) >= FEWEST_CELLS && letters(head) * FEW < cells(head);
    boolean hasBlanks = hasRows && !head.startsWith("<") && head.contains(" ");
    return refusal(text).orElse(hasBlanks ? NO_PUZZLE + "; a blank is not a cell" : NO_PUZZLE);
  }

  private String refusal() {
    String address = address();
    if (!address.isEmpty()) {
      return address;
    }
    if (lower.startsWith("data:image") || isImage()) {
      return "this is an image" + NOT_READ + ": type its digits";
    }
    if (text.startsWith("<")) {
      return markup();
    }
    if (text.startsWith("{\"") || text.startsWith("[{") || text.startsWith("{\n")) {
      return json();
    }
    if (isSudokuWiki()) {
      return "this is a text of SudokuWiki, which only its site can decode: "
          + "open it there and copy the 81 cells";
    }
    if (text.startsWith(".~R")
        || text.matches("(?s)\\.[A-Z][a-z]+[A-Za-z]*(~.*|\\s*\\n\\.[A-Z~].*)")) {
      return "this is a text of the Interactive Sudoku Solver" + NOT_READ;
    }
    if (text.startsWith("SAVEFILE:")) {
      return "this is a saved game of Simon Tatham's puzzles" + NOT_READ + games();
    }
    if (SOLO.matcher(text).matches() && !text.contains("::") && !text.contains(":k:")) {
      return "this is a game ID of Solo, of Simon Tatham's puzzles" + NOT_READ;
    }
    if (lower.matches("(?s)(classic|jigsaw|samurai)[a-z_]*_\\d{1,2}x\\d{1,2}\\s.*")) {
      return "this is a text of Kudoku" + NOT_READ;
    }
    return lists();
  }

  private String lists() {
    Matcher sum = CAGE_SUM.matcher(text);
    if (sum.find() && sum.find()) {
      return "these are killer cages as letters with their sums" + NOT_READ;
    }
    if (isListOf(PAIR) || isListOf(NAMED_PAIR)) {
      return "these are pairs of cell and digit" + NOT_READ;
    }
    return "";
  }

  /** Returns the refusal of an address, or nothing. */
  private String address() {
    String host = lower.startsWith("http://") || lower.startsWith("https://") ? host() : "";
    if (host.isEmpty() || isFPuzzles()) {
      return "";
    }
    if (host.contains("sudokuwiki.")) {
      return "this is a SudokuWiki link, which only its site can decode: "
          + "open it there and copy the 81 cells";
    }
    if (host.contains("lisudoku.")) {
      return "this is a link of lisudoku" + NOT_READ;
    }
    if (lower.contains("penpa-edit")) {
      return "this is a link of penpa" + NOT_READ;
    }
    if (lower.contains("interactive-sudoku-solver")) {
      return "this is a link of the Interactive Sudoku Solver" + NOT_READ;
    }
    if (host.startsWith("puzz.link") || host.startsWith("pzv.jp") || host.contains("pzprxs.")) {
      return "this is a link of puzz.link" + NOT_READ;
    }
    boolean isShort =
        host.contains("f-puzzles.")
            || host.contains("sudokupad.")
            || host.contains("crackingthecryptic.")
            || host.startsWith("tinyurl.")
            || host.startsWith("bit.ly")
            || host.startsWith("t.co");
    return isShort
        ? SHORT_LINK
        : "this is the address of a page without a puzzle in it: open it and copy the puzzle";
  }

  private String host() {
    int start = lower.indexOf("://") + 3;
    int end = start;
    while (end < lower.length() && "/?#".indexOf(lower.charAt(end)) < 0) {
      end++;
    }
    String host = lower.substring(start, end);
    return host.startsWith("www.") ? host.substring(4) : host;
  }

  /** Returns whether the text holds a puzzle of f-puzzles or SudokuPad. */
  private boolean isFPuzzles() {
    return text.contains("N4Ig") && !lower.contains("lisudoku.") || lower.contains("/scl");
  }

  private boolean isImage() {
    return text.startsWith("\u0089PNG")
        || text.startsWith("\ufffdPNG")
        || text.startsWith("GIF8")
        || text.startsWith("\u00ff\u00d8");
  }

  private String markup() {
    Matcher root = XML_ROOT.matcher(text.replaceAll("(?s)<!--.*?(-->|$)", ""));
    String name = root.find() ? root.group(1) : "";
    if (lower.startsWith("<!doctype html") || isHtml(name.toLowerCase(Locale.ROOT))) {
      return "this is HTML without a puzzle that Nonet reads: copy the puzzle from the page";
    }
    return name.isEmpty() || name.equals("opensudoku") || name.equals("game")
        ? ""
        : "this is XML with the root element <" + name + ">" + NOT_READ;
  }

  private static boolean isHtml(String name) {
    return name.matches("html|head|body|table|tr|td|pre|div|p|span|svg");
  }

  private String json() {
    Set<String> fields = new LinkedHashSet<>();
    Matcher field = JSON_FIELD.matcher(text);
    while (fields.size() < MOST_FIELDS && field.find()) {
      fields.add(field.group(1));
    }
    boolean isFPuzzles = fields.contains("size") && text.contains("\"grid\"");
    return isFPuzzles || fields.isEmpty()
        ? ""
        : "this is JSON with the fields " + String.join(", ", fields) + NOT_READ;
  }

  /** Returns whether the text is a code of SudokuWiki: S9B, or 162 of its digits. */
  private boolean isSudokuWiki() {
    String code = text.trim();
    boolean isLong = code.length() == 162 && code.matches("[0-9a-v]*[a-v][0-9a-v]*");
    return isLong || code.matches("S9B[0-9a-z]{81,}");
  }

  private String games() {
    Matcher game = Pattern.compile("(?m)^GAME\\s*:\\d+:(.{1,30})$").matcher(text);
    return game.find() ? ": its game is " + Quoted.text(game.group(1)) : "";
  }

  /** Returns whether the text has at least nine parts, each of this form. */
  private boolean isListOf(Pattern form) {
    int found = 0;
    for (String part : text.split("\\s*[\\n\\r]+\\s*")) {
      if (!form.matcher(part.trim()).matches()) {
        return false;
      }
      found++;
    }
    return found >= 9;
  }

  /** Returns which method reads the text, or nothing. */
  private String otherReader() {
    if (isFPuzzles() || text.startsWith("{\"") || text.startsWith("scl")) {
      return "this is a puzzle of f-puzzles or SudokuPad; Grid.parseFPuzzles reads it";
    }
    if (text.startsWith("~")) {
      return "this is a text for a link of Nonet; Game.parse or Grid.parse reads it";
    }
    if (text.startsWith("version:")) {
      return "this is data of OpenSudoku; Game.parse reads it";
    }
    if (text.startsWith("<opensudoku")) {
      return "this is a file of OpenSudoku; PuzzleFormat.readAny reads it";
    }
    boolean isKiller = text.matches("(?s)\\d{1,2}x\\d{1,2}:d?:k:.*");
    return isKiller ? "this is a killer; Grid.parse reads it" : "";
  }
}
