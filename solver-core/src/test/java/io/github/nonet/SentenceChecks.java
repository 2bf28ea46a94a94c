package io.github.nonet;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What holds for every sentence about a step, in each language. */
public final class SentenceChecks {
  /** A player gives up on a longer one. */
  public static final int LONGEST = 600;

  private static final String CELL = "r\\d+c\\d+";

  /** Words of English that no German sentence has outside of quotation marks. */
  private static final Pattern ENGLISH =
      Pattern.compile("\\b(?:the|and|or|from|look|this|which|digits?|cells?|eliminates)\\b");

  /** The name of a constraint, which is a dative, where no preposition asks for one. */
  private static final Pattern CASE =
      Pattern.compile(
          "(?<!\\b(?:[Ii]n|[Nn]ach|[Aa]us|[Bb]ei|[Vv]on|[Aa]uf|[Mm]it|[Zz]u|und|oder) |, )"
              + "\\b(?:de[mn]|der(?! Stelle| unmittelbaren| Fehler| Rest)) [^,;.:()]{1,60} (?:ab|bei|zwischen) r\\d"
              + "|\\((?:de[mn]|der) (?!Reihe)|^(?:[Dd]e[mn]|[Dd]er) (?:\\w+ )?\\w+ hat ");

  private static final Map<String, Pattern> FAULTS = faults();

  private SentenceChecks() {}

  private static Map<String, Pattern> faults() {
    Map<String, Pattern> faults = new LinkedHashMap<>();
    faults.put("a name without words", Pattern.compile("\\{[^}A-Z1-9]|null|\\(\\)"));
    faults.put("a gap", Pattern.compile("  | [.,;:]| $|^ "));
    faults.put(
        "no capital after a full stop",
        Pattern.compile("(?<!\\.\\.)\\. (?!" + CELL + "|[A-Z\u00c4\u00d6\u00dc\"\u201e])"));
    faults.put("a cell with a capital", Pattern.compile("R\\d+c\\d"));
    faults.put("a cell twice in a list", twice(CELL, CELL));
    faults.put(
        "a name twice in a list",
        twice("(?:the|dem|der|row|column|box|Zeile|Spalte|Block) [^,;.:()]{1,50}?", "[^,;.:()]+"));
    faults.put(
        "one of two digits", Pattern.compile("\\bis one of [1-9A-P] |eine der Ziffern [1-9A-P]"));
    faults.put(
        "a cell without a candidate that has a digit",
        Pattern.compile(
            "("
                + CELL
                + ") (?:is|could only be) [1-9A-P][^.]*\\bthen \\1 has no|ist ("
                + CELL
                + ") [1-9A-P][^.]*\\bdann hat \\2 kein"));
    faults.put(
        "cases that do not have the same result",
        Pattern.compile(
            "the same result: .* has no|the same result: .* twice|derselben Folge: .* keinen"));
    faults.put(
        "two equal halves",
        Pattern.compile("\\b(\\w[^,;.:()]{2,}|[1-9A-P]),? (?:or|oder) \\1(?![\\w-])"));
    return faults;
  }

  /** Returns a pattern for a list with one of its parts twice; "and" or "or" is before its last. */
  private static Pattern twice(String part, String other) {
    String last = " (?:and|or|und|oder) ";
    String between = "(?:, " + other + ")*";
    return Pattern.compile(
        "\\b("
            + part
            + ")"
            + between
            + "(?:"
            + last
            + "\\1|, \\1"
            + between
            + last
            + other
            + ")(?![\\w-])");
  }

  /** A supposition and, after its consequences, what the step does. */
  private static final Pattern SUPPOSED =
      Pattern.compile(
          "suppose ("
              + CELL
              + ") (?:is|were)(?: not)? (\\w+)\\. (?!.*; so |.*\\. So "
              + CELL
              + " is )|: if ("
              + CELL
              + ") is (\\w+),.* which contradicts the start\\.");

  /** A supposition, and its opposite as the reason of the step. */
  private static final Pattern PROVED =
      Pattern.compile(
          "suppose ("
              + CELL
              + ") is (?:not )?(\\w+)\\. .*\\. So (?!\\1 is \\2[,.])"
              + CELL
              + " is |suppose ("
              + CELL
              + ") is (?!not )(\\w+)\\. .*\\. So \\3 is ");

  /** A supposition that is refuted is all that its step is about. */
  private static void addRefuted(String text, List<String> found) {
    add(PROVED.matcher(text).find(), "not the opposite of the supposition", text, found);
    Matcher supposed = SUPPOSED.matcher(text);
    if (supposed.find()) {
      int start = supposed.group(1) == null ? 3 : 1;
      String cell = supposed.group(start);
      String value = supposed.group(start + 1);
      add(
          !text.endsWith(" This eliminates " + value + " from " + cell + ".")
              && !text.endsWith(" So " + cell + " = " + value + "."),
          "more than what is refuted",
          text,
          found);
    }
  }

  /** Returns what is wrong with the words for a step, each with the text. */
  public static List<String> faults(LogicalStep step) {
    List<String> found = new ArrayList<>();
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      for (Detail detail : Detail.values()) {
        String text = step.describe(detail, locale);
        FAULTS.forEach((name, fault) -> add(fault.matcher(text).find(), name, text, found));
        add(detail != Detail.TECHNIQUE && !text.endsWith("."), "no full stop", text, found);
        if (locale == Locale.GERMAN) {
          addGerman(text, found);
        }
      }
      addRefuted(step.describe(Detail.FULL, locale), found);
      addWhere(step, locale, found);
      addLines(step.lines(locale), locale, found);
    }
    return found;
  }

  private static void addGerman(String text, List<String> found) {
    addGermanWords(text, found);
    String own = withoutNames(text);
    add(
        Pattern.compile("entf\u00e4llt: \\d \\S+ \\d|entfallen: \\w in [^;]*$").matcher(own).find(),
        "singular or plural",
        text,
        found);
    int colon = own.indexOf(": ");
    add(
        colon > 0
            && Pattern.compile("^(?!" + CELL + ")[a-z]").matcher(own.substring(colon + 2)).find(),
        "no capital after the technique",
        text,
        found);
  }

  /** Names of one's own may be in any language, and techniques have their English names, too. */
  private static String withoutNames(String text) {
    return text.replaceAll("\u201e[^\u201c]*\u201c", "\u201e\u201c");
  }

  private static void addGermanWords(String text, List<String> found) {
    String own = withoutNames(text);
    add(
        ENGLISH.matcher(own.replaceAll("\\([^)]*\\)(?=[^:]*:)", "")).find(),
        "English",
        text,
        found);
    add(CASE.matcher(own).find(), "case", text, found);
    add(
        Pattern.compile("\\b(?:[Ii]n|[Bb]ei|[Vv]on|[Zz]u) dem\\b|\\b[Zz]u der\\b")
            .matcher(own)
            .find(),
        "an article that joins the word before",
        text,
        found);
  }

  private static void addLines(List<String> lines, Locale locale, List<String> found) {
    for (String line : lines) {
      FAULTS.forEach((name, fault) -> add(fault.matcher(line).find(), name, line, found));
      if (locale == Locale.GERMAN) {
        addGermanWords(line, found);
      }
    }
  }

  /**
   * Where to look is digits or cells of the sentence, and never which digit in which cell. Only of
   * a chain whose proof comes to a gap before its end, or needs no chain, not all ends are told.
   */
  private static void addWhere(LogicalStep step, Locale locale, List<String> found) {
    String text = step.describe(Detail.WHERE, locale);
    add(
        Pattern.compile("\\b\\w in " + CELL + "|= \\w|\\{").matcher(text).find(),
        "where to look gives it away",
        text,
        found);
    List<Inference> proof = step.inferences();
    boolean isToldToItsEnd =
        proof.stream().noneMatch(Inference::isGap)
            && proof.stream().anyMatch(line -> line.kind() == Inference.Kind.SUPPOSED);
    String full = step.describe(Detail.FULL, locale);
    add(
        isToldToItsEnd && !cells(full).containsAll(cells(text)),
        "where to look is elsewhere",
        text + " " + full,
        found);
  }

  private static Set<String> cells(String text) {
    return Pattern.compile(CELL).matcher(text).results().map(MatchResult::group).collect(toSet());
  }

  private static void add(boolean isFault, String name, String text, List<String> found) {
    if (isFault) {
      found.add(name + ": " + text);
    }
  }

  /** Returns the length of the longest of its sentences in any language. */
  public static int length(LogicalStep step) {
    int longest = 0;
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      longest = Math.max(longest, step.describe(Detail.FULL, locale).length());
    }
    return longest;
  }

  /** Requires that a sentence without a full stop has no fault in any language. */
  public static void requireNone(Function<Locale, String> described) {
    List<String> found = new ArrayList<>();
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      String text = described.apply(locale);
      FAULTS.forEach((name, fault) -> add(fault.matcher(text).find(), name, text, found));
      if (locale == Locale.GERMAN) {
        addGerman(text, found);
      }
    }
    assertThat(found).isEmpty();
  }

  public static void requireNone(LogicalStep step) {
    assertThat(faults(step)).isEmpty();
  }

  /**
   * Returns how many houses the picture of where to look frames.
   *
   * @param svg an interactive picture, which must show no candidate in a role, and no result
   */
  public static int framed(String svg) {
    assertThat(svg)
        .doesNotContainPattern("nonet-(?:result|eliminated|placement|links)")
        .doesNotContainPattern("nonet-role [a-z]+\"[^>]* data-digit");
    return (int) Pattern.compile("nonet-role house\"").matcher(svg).results().count();
  }
}
