package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A regular expression over values: characters, {@code .}, {@code [1-4A]}, {@code [^1-4]}, {@code
 * |}, {@code *}, {@code +}, <code>?</code>, <code>{2}</code>, <code>{2,}</code>, <code>{2,4}</code>
 * and parentheses. Blanks are skipped.
 */
final class RegularExpression {
  /*
   * Thompson's construction (1968): each part of the expression becomes places, each with a step by
   * a set of values, or with one or two free steps. A state of the machine is the set of places
   * that a reader may have reached.
   */

  private static final String VALUES = ".123456789ABCDEFGHIJKLMNOP";
  private static final String SPECIAL = "|*+?{}()[]^.-,";
  private static final int MOST_PLACES = 5_000;
  private static final int MOST_TIMES = 100;
  private static final int MOST_DEPTH = 100;
  private static final int ALL = -1 << 1;
  private static final int ENDLESS = Integer.MAX_VALUE;
  private static final int NOWHERE = -1;

  /** A piece of the expression: its start, and its end, which has no step yet. */
  private record Piece(int start, int end) {}

  /** A piece that is repeated, with its places, which lead only to each other. */
  private record Fragment(Piece piece, int first, List<Integer> sets, List<int[]> next) {}

  private final String text;
  private int index;
  private int depth;

  /** For each place, the values of its step, or 0 if its steps are free. */
  private final List<Integer> sets = new ArrayList<>();

  /** For each place, the next one or two. */
  private final List<int[]> next = new ArrayList<>();

  private Piece whole = new Piece(0, 0);

  private RegularExpression(String text) {
    this.text = text;
  }

  /**
   * @throws IllegalArgumentException if the text is not an expression; the message gives the place
   */
  static RegularExpression parse(String text) {
    RegularExpression expression = new RegularExpression(text);
    expression.whole = expression.choice();
    if (expression.index < text.length()) {
      throw expression.fault("an end or a |");
    }
    return expression;
  }

  private IllegalArgumentException fault(String expected) {
    String found =
        index < text.length() ? "is " + Quoted.show(text.codePointAt(index)) : "is the end";
    return Refusal.argument(
        "character " + (index + 1) + " of the regular expression " + found, expected);
  }

  private int add(int set, int... to) {
    if (sets.size() == MOST_PLACES) {
      throw new IllegalArgumentException(
          "the regular expression has more than " + MOST_PLACES + " places; expected fewer");
    }
    sets.add(set);
    next.add(to);
    return sets.size() - 1;
  }

  private Piece empty() {
    int place = add(0, NOWHERE, NOWHERE);
    return new Piece(place, place);
  }

  private void connect(int from, int to) {
    int[] steps = next.get(from);
    steps[steps[0] == NOWHERE ? 0 : 1] = to;
  }

  private boolean isNext(char c) {
    while (index < text.length() && Character.isWhitespace(text.charAt(index))) {
      index++;
    }
    return index < text.length() && text.charAt(index) == c;
  }

  private boolean skip(char c) {
    boolean isThere = isNext(c);
    index += isThere ? 1 : 0;
    return isThere;
  }

  private Piece choice() {
    if (depth++ == MOST_DEPTH) {
      throw fault("fewer nested parentheses");
    }
    Piece piece = row();
    while (skip('|')) {
      Piece other = row();
      int start = add(0, piece.start(), other.start());
      int end = add(0, NOWHERE, NOWHERE);
      connect(piece.end(), end);
      connect(other.end(), end);
      piece = new Piece(start, end);
    }
    depth--;
    return piece;
  }

  private Piece row() {
    Piece piece = empty();
    while (!isNext('|') && !isNext(')') && index < text.length()) {
      piece = followed(piece, repeated());
    }
    return piece;
  }

  /** Reads one part, and repeats it according to the sign after it. */
  private Piece repeated() {
    int first = sets.size();
    Piece piece = single();
    int[] times = times();
    if (times == null) {
      return piece;
    }
    if (times() != null) {
      throw fault("one sign of repetition");
    }
    List<Integer> itsSets = sets.subList(first, sets.size());
    List<int[]> itsNext = next.subList(first, next.size());
    Fragment part = new Fragment(piece, first, new ArrayList<>(itsSets), new ArrayList<>(itsNext));
    itsSets.clear();
    itsNext.clear();
    return times(part, times);
  }

  private Piece times(Fragment part, int[] times) {
    Piece piece = empty();
    for (int i = 0; i < times[0]; i++) {
      piece = followed(piece, again(part));
    }
    if (times[1] == ENDLESS) {
      return followed(piece, optional(again(part), true));
    }
    for (int i = times[0]; i < times[1]; i++) {
      piece = followed(piece, optional(again(part), false));
    }
    return piece;
  }

  private Piece again(Fragment part) {
    int shift = sets.size() - part.first();
    for (int place = 0; place < part.sets().size(); place++) {
      int[] steps = part.next().get(place).clone();
      for (int i = 0; i < steps.length; i++) {
        steps[i] += steps[i] == NOWHERE ? 0 : shift;
      }
      add(part.sets().get(place), steps);
    }
    return new Piece(part.piece().start() + shift, part.piece().end() + shift);
  }

  private Piece followed(Piece piece, Piece other) {
    connect(piece.end(), other.start());
    return new Piece(piece.start(), other.end());
  }

  private Piece optional(Piece piece, boolean isLoop) {
    int end = add(0, NOWHERE, NOWHERE);
    int start = add(0, piece.start(), end);
    connect(piece.end(), isLoop ? start : end);
    return new Piece(start, end);
  }

  /**
   * Returns the least and the greatest number of repetitions of a part, or null if no sign follows.
   */
  private int @org.jspecify.annotations.Nullable [] times() {
    if (skip('*')) {
      return new int[] {0, ENDLESS};
    }
    if (skip('+')) {
      return new int[] {1, ENDLESS};
    }
    if (skip('?')) {
      return new int[] {0, 1};
    }
    if (!skip('{')) {
      return null;
    }
    int from = number();
    int to = from;
    if (skip(',')) {
      to = isNext('}') ? ENDLESS : number();
    }
    if (!isNext('}') || to < from) {
      throw fault("a number that is not smaller than the first, and }");
    }
    index++;
    return new int[] {from, to};
  }

  private int number() {
    int number = 0;
    int digits = 0;
    while (index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9') {
      number = Math.min(10 * number + text.charAt(index++) - '0', MOST_TIMES + 1);
      digits++;
    }
    if (digits == 0 || number > MOST_TIMES) {
      throw fault("a number from 0 to " + MOST_TIMES + " before it");
    }
    return number;
  }

  private Piece single() {
    if (skip('(')) {
      Piece piece = choice();
      if (!skip(')')) {
        throw fault("a )");
      }
      return piece;
    }
    int set = set();
    int end = add(0, NOWHERE, NOWHERE);
    return new Piece(add(set, end), end);
  }

  private int set() {
    if (skip('.')) {
      return ALL;
    }
    if (!skip('[')) {
      return ValueSet.bit(value());
    }
    boolean isNot = skip('^');
    int set = 0;
    while (!isNext(']')) {
      int from = value();
      int first = index;
      int to = skip('-') ? value() : from;
      if (to < from) {
        throw wrongWayRound(first, from, to);
      }
      for (int value = from; value <= to; value++) {
        set |= ValueSet.bit(value);
      }
    }
    index++;
    if (set == 0) {
      throw fault("a value between [ and ] before it");
    }
    return isNot ? ALL & ~set : set;
  }

  private static IllegalArgumentException wrongWayRound(int first, int from, int to) {
    return Refusal.argument(
        "character "
            + first
            + " of the regular expression begins the range "
            + VALUES.charAt(from)
            + "-"
            + VALUES.charAt(to),
        VALUES.charAt(to) + "-" + VALUES.charAt(from) + ", or a letter for a value above 9");
  }

  private int value() {
    isNext('.');
    char c = index < text.length() ? text.charAt(index) : '.';
    // Character.toUpperCase would turn a dotless i into I.
    int value = VALUES.indexOf(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    if (value <= 0) {
      throw fault("a value, 1 to 9 or A to P, or one of " + SPECIAL);
    }
    index++;
    return value;
  }

  /** Returns the machine that reads what the expression allows. */
  Steps steps() {
    PatternReader reader = new PatternReader();
    return new Steps(reader::start, reader::next, reader::accepts);
  }

  /** Numbers the sets of places in the order in which it reaches them. */
  private final class PatternReader {
    private final List<BitSet> states = new ArrayList<>();
    private final Map<BitSet, Integer> numbers = new HashMap<>();

    int start() {
      BitSet places = new BitSet();
      reach(whole.start(), places);
      return number(places);
    }

    private int number(BitSet places) {
      Integer known = numbers.get(places);
      if (known == null) {
        known = states.size();
        numbers.put(places, known);
        states.add(places);
      }
      return known;
    }

    /** Adds a place and all places to which free steps lead from it. */
    private void reach(int place, BitSet places) {
      List<Integer> open = new ArrayList<>();
      open.add(place);
      while (!open.isEmpty()) {
        int from = open.remove(open.size() - 1);
        if (from != NOWHERE && !places.get(from)) {
          places.set(from);
          if (sets.get(from) == 0) {
            open.add(next.get(from)[0]);
            open.add(next.get(from)[1]);
          }
        }
      }
    }

    int next(int state, int value) {
      BitSet places = new BitSet();
      BitSet from = states.get(state);
      for (int place = from.nextSetBit(0); place >= 0; place = from.nextSetBit(place + 1)) {
        if (ValueSet.contains(sets.get(place), value)) {
          reach(next.get(place)[0], places);
        }
      }
      return places.isEmpty() ? Steps.NONE : number(places);
    }

    boolean accepts(int state) {
      return states.get(state).get(whole.end());
    }
  }
}
