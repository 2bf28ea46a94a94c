package io.github.nonet.variant;

import io.github.nonet.Position;
import io.github.nonet.SearchLimit;
import io.github.nonet.internal.fpuzzles.LinkedPuzzle;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.Verdict;
import io.github.nonet.text.PuzzleFormat;
import io.github.nonet.text.PuzzleFormatException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Any text that the library reads: a user's paste, a link, or a short file. {@link #read} finds out
 * which form it has, and the result reports what was read and what was not.
 *
 * <pre>{@code
 * PuzzleText found = PuzzleText.read(text);
 * position = found.positions().get(0);
 * System.out.println(found.describe());
 * }</pre>
 *
 * <p>This class is immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class PuzzleText {
  /**
   * A part of a text that only draws or states something, so that its rule is not in the positions.
   *
   * @param field the name of the field in the text, such as {@code "line"} or {@code "overlays"}
   * @param count the number of its entries
   * @param cells the cells that the entries name, ascending; unmodifiable
   * @since 1.0.0
   */
  public record NotRead(String field, int count, List<Integer> cells) {
    /** Copies the list. */
    public NotRead {
      Objects.requireNonNull(field, "field");
      cells = List.copyOf(cells);
    }
  }

  /** The most lines that are named in a sentence. */
  private static final int MOST_LINES = 5;

  private final TextContents contents;
  private final List<Position> positions;
  private final List<NotRead> notRead;

  private PuzzleText(TextContents contents) {
    this.contents = contents;
    positions = List.copyOf(contents.positions());
    notRead =
        contents.unread().stream()
            .map(part -> new NotRead(part.name(), part.count(), part.cells()))
            .collect(Lists.toList());
  }

  /**
   * {@return the contents of a text} It reads everything that {@link Game#parse}, {@link
   * GridGame#parse}, {@link Grid#parseFPuzzles} and {@link PuzzleFormat#readAny} read, and in
   * addition:
   *
   * <ul>
   *   <li>links of f-puzzles and SudokuPad with drawings, which are {@link #notRead()}, and with a
   *       player's values and marks;
   *   <li>tables as this library writes them, in HTML with regions, in Markdown with cages, and in
   *       LaTeX, and tables copied from spreadsheets;
   *   <li>game IDs and saved games of Simon Tatham's Solo, links of puzz.link, texts of Kudoku;
   *   <li>the address of the library's own page, and lists of grids of any rules, one a line.
   * </ul>
   *
   * <p>The time is proportional to the length of the text. Limit the length of untrusted text.
   *
   * @param text any text
   * @throws io.github.nonet.TextFormatException if there is no puzzle in it, or more than 10,000;
   *     the message names the form of the text, if it is known, and what to do
   */
  public static PuzzleText read(CharSequence text) {
    String all = Objects.requireNonNull(text, "text").toString();
    return new PuzzleText(new PuzzleTextReader(all).read());
  }

  /**
   * {@return the puzzles and games, in the order of the text: one, or up to 10,000 of a list} A
   * position with classic rules is a {@link Game}, any other a {@link GridGame}. The list is
   * unmodifiable.
   */
  public List<Position> positions() {
    return positions;
  }

  /**
   * {@return the form of the text: the name of a program, such as {@code "f-puzzles"}, {@code
   * "SudokuPad"}, {@code "Solo"}, {@code "HoDoKu"} or {@code "OpenSudoku"}; or {@code "address"},
   * {@code "table"}, {@code "list"} or {@code "grid"}} A later version may have more.
   */
  public String form() {
    return contents.form();
  }

  /** {@return the faults of the other parts of the text, at most 10,000; unmodifiable} */
  public List<PuzzleFormatException> faults() {
    return Collections.unmodifiableList(contents.faults());
  }

  /** {@return the title of the only puzzle; may be empty} */
  public String title() {
    return contents.words().getOrDefault(LinkedPuzzle.TITLE, "");
  }

  /** {@return the author of the puzzle; may be empty} */
  public String author() {
    return contents.words().getOrDefault(LinkedPuzzle.AUTHOR, "");
  }

  /** {@return the rules in the setter's words, unchanged; may be empty} */
  public String rules() {
    return contents.words().getOrDefault(LinkedPuzzle.RULES, "");
  }

  /**
   * {@return the solution that the text gives for its only puzzle} It has the rules that were read,
   * and is not checked. Cells that the text leaves open are empty.
   */
  public Optional<Grid> solution() {
    return contents.solution();
  }

  /** {@return the parts that only draw or state something, by their fields; unmodifiable} */
  public List<NotRead> notRead() {
    return notRead;
  }

  /**
   * {@return the rules that the text's own solution breaks, without a search; none if it gives no
   * solution} If there are some, a rule was not meant as it was read. The list is unmodifiable.
   */
  public List<GridConflict> solutionConflicts() {
    return contents.solution().map(Grid::conflicts).orElse(List.of());
  }

  /** {@return one to three sentences in English on what was read, and what was not} */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return one to three sentences on what was read, and what was not} They are in the given
   * language, or in English if the library does not have it.
   *
   * @param locale a language
   */
  public String describe(Locale locale) {
    Language language = Language.ofGrids(locale);
    List<String> sentences = new ArrayList<>();
    sentences.add(counted(language, "text.read", positions.size(), "form", formName(language)));
    if (!contents.faults().isEmpty()) {
      sentences.add(
          counted(language, "text.faults", contents.faults().size(), "lines", lines(language)));
    }
    if (!notRead.isEmpty()) {
      String list =
          language.list(notRead.stream().map(it -> field(language, it)).collect(Lists.toList()));
      sentences.add(language.fill("text.notRead", Map.of("list", list)));
    }
    List<GridConflict> conflicts = solutionConflicts();
    if (!conflicts.isEmpty()) {
      String conflict = conflicts.get(0).describe(locale);
      sentences.add(language.fill("text.breaks", Map.of("conflict", conflict)));
    } else if (contents.solution().isPresent() && !notRead.isEmpty()) {
      sentences.add(language.get("text.keeps"));
    }
    return String.join(" ", sentences);
  }

  /**
   * {@return {@link #describe(Locale)}, the verdict on the first position, and whether the text's
   * own solution is one of several}
   *
   * @param limit the limit on the search for solutions
   * @param locale a language
   * @throws io.github.nonet.SearchLimitExceededException if the number of solutions is not known
   *     within the limit
   * @throws io.github.nonet.SearchInterruptedException if the thread is interrupted; its status
   *     stays set
   */
  public String describe(SearchLimit limit, Locale locale) {
    Objects.requireNonNull(limit, "limit");
    String read = describe(locale) + " ";
    if (positions.get(0) instanceof Game game) {
      Verdict verdict = Verdict.of(game.candidates(), limit);
      return read + verdict.describe(locale) + own(verdict.kind(), Grid.of(game.givens()), locale);
    }
    GridGame game = (GridGame) positions.get(0);
    GridVerdict verdict = GridVerdict.of(game.candidates(), limit);
    return read + verdict.describe(locale) + own(verdict.kind(), game.givens(), locale);
  }

  private String own(Verdict.Kind kind, Grid puzzle, Locale locale) {
    boolean isOne =
        kind == Verdict.Kind.SEVERAL_SOLUTIONS
            && contents.solution().isPresent()
            && contents.solution().get().isSolutionOf(puzzle);
    return isOne ? " " + Language.ofGrids(locale).get("text.own") : "";
  }

  private String formName(Language language) {
    String key = "text.form." + form();
    return language.has(key) ? language.get(key) : form();
  }

  private String lines(Language language) {
    List<String> lines = new ArrayList<>();
    contents.faults().stream()
        .limit(MOST_LINES)
        .forEach(fault -> lines.add(String.valueOf(fault.line())));
    int more = contents.faults().size() - lines.size();
    if (more > 0) {
      lines.add(language.fill("text.more", Map.of("count", String.valueOf(more))));
    }
    return language.list(lines);
  }

  private static String field(Language language, NotRead part) {
    String key = "text.field." + part.field();
    return counted(
        language, language.has(key) ? key : "text.field", part.count(), "name", part.field());
  }

  /** Returns the text of a key, or of its singular variant. */
  private static String counted(
      Language language, String key, int count, String name, String words) {
    return language.fill(
        count == 1 ? key + ".one" : key, Map.of("count", String.valueOf(count), name, words));
  }

  /** Returns {@link #describe()}. */
  @Override
  public String toString() {
    return describe();
  }
}
