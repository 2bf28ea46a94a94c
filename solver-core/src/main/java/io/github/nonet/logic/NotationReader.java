package io.github.nonet.logic;

import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Candidate;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

/** Reads cells and candidates as forums write them. */
final class NotationReader {
  private static final String ARROW = "=>";

  private final CharSequence text;
  private int at;

  NotationReader(CharSequence text) {
    this(text, 0);
  }

  private NotationReader(CharSequence text, int from) {
    this.text = Objects.requireNonNull(text, "text");
    this.at = from;
  }

  List<Integer> allCells() {
    TreeSet<Integer> cells = new TreeSet<>();
    skipSpace();
    if (!isAtEnd()) {
      cells.addAll(cells());
      requireEnd("a comma");
    }
    return List.copyOf(cells);
  }

  List<Candidate> allCandidates() {
    List<Candidate> candidates = new ArrayList<>();
    skipSpace();
    if (!isAtEnd()) {
      do {
        readGroup(candidates, candidates);
      } while (skip(','));
      requireEnd("a comma");
    }
    return sorted(candidates);
  }

  /** Returns the placements and the eliminations at the end of a line. */
  static List<List<Candidate>> result(CharSequence line) {
    String all = line.toString();
    int arrow = all.lastIndexOf(ARROW);
    int from = arrow >= 0 ? arrow + ARROW.length() : all.lastIndexOf(':') + 1;
    return new NotationReader(all, from).readResult();
  }

  private List<List<Candidate>> readResult() {
    List<Candidate> placements = new ArrayList<>();
    List<Candidate> eliminations = new ArrayList<>();
    do {
      int begin = at;
      readGroup(placements, eliminations);
      if (!placements.isEmpty() && !eliminations.isEmpty()) {
        at = begin;
        throw fault("only placements, or only eliminations");
      }
    } while (skip(','));
    requireEnd("a comma");
    return List.of(sorted(placements), sorted(eliminations));
  }

  private static List<Candidate> sorted(List<Candidate> candidates) {
    return candidates.stream().distinct().sorted().collect(Lists.toList());
  }

  /** Reads cells, a sign and digits: {@code r1c23,r4c1<>4}. */
  private void readGroup(List<Candidate> placements, List<Candidate> eliminations) {
    List<Integer> cells = cells();
    boolean places = skip('=');
    if (!places && !(skip('<') && skip('>'))) {
      throw fault("= or <>");
    }
    for (int digit : readDigits()) {
      cells.forEach(cell -> (places ? placements : eliminations).add(new Candidate(cell, digit)));
    }
  }

  /** Reads one digit, and more after commas; a comma before anything else is left. */
  private List<Integer> readDigits() {
    List<Integer> digits = new ArrayList<>();
    skipSpace();
    digits.add(number("a digit from 1 to 9") + 1);
    int end = at;
    while (skip(',')) {
      skipSpace();
      if (isAtEnd() || !isNumber()) {
        at = end;
        return digits;
      }
      digits.add(number("a digit from 1 to 9") + 1);
      end = at;
    }
    return digits;
  }

  private List<Integer> cells() {
    List<Integer> cells = new ArrayList<>();
    do {
      skipSpace();
      List<Integer> rows = numbersAfter('r');
      List<Integer> columns = numbersAfter('c');
      rows.forEach(row -> columns.forEach(column -> cells.add(SIZE * row + column)));
    } while (skip(','));
    return cells;
  }

  private List<Integer> numbersAfter(char letter) {
    if (isAtEnd() || Character.toLowerCase(text.charAt(at)) != letter) {
      throw fault(letter + " and numbers from 1 to 9");
    }
    at++;
    List<Integer> numbers = new ArrayList<>();
    do {
      numbers.add(number("a number from 1 to 9"));
    } while (!isAtEnd() && isNumber());
    return numbers;
  }

  private int number(String expected) {
    if (isAtEnd() || !isNumber()) {
      throw fault(expected);
    }
    return text.charAt(at++) - '1';
  }

  private boolean isNumber() {
    return text.charAt(at) >= '1' && text.charAt(at) <= '9';
  }

  private boolean isAtEnd() {
    return at == text.length();
  }

  private void skipSpace() {
    while (!isAtEnd() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private boolean skip(char sign) {
    int begin = at;
    skipSpace();
    if (!isAtEnd() && text.charAt(at) == sign) {
      at++;
      return true;
    }
    at = begin;
    return false;
  }

  private void requireEnd(String orElse) {
    skipSpace();
    if (!isAtEnd()) {
      throw fault(orElse + ", or the end of the text");
    }
  }

  private TextFormatException fault(String expected) {
    String found = isAtEnd() ? "the end of the text" : Quoted.show(Character.codePointAt(text, at));
    return Refusal.character(at, " is " + found, expected);
  }
}
