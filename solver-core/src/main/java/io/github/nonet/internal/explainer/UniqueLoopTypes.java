package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.ALL_DIGITS;
import static io.github.nonet.internal.explainer.ExplainerHouses.SETS;

import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/** The conclusions from a unique loop: types 1 to 4, of which the best one is kept. */
final class UniqueLoopTypes {
  private static final double RECTANGLE = 4.5;
  private static final int LARGEST_SUBSET = 7;

  /** The best type for the loops so far, and the one that is tried. */
  private final Deduction best;

  private final Deduction trial = new Deduction();

  /** The type of the best one; 0 if there is none. */
  private int bestType;

  private Marks marks;

  /** The cells of the loop at hand, how many they are, and its two digits. */
  private int[] loop;

  private int size;
  private int pair;

  /** The cells of the loop that also hold other digits. */
  private final int[] rich = new int[ExplainerHouses.CELLS];

  private int richCells;

  UniqueLoopTypes(Deduction best) {
    this.best = best;
  }

  void begin(Marks current) {
    marks = current;
    bestType = 0;
  }

  boolean found() {
    return bestType != 0;
  }

  /** Returns whether nothing can be rated lower than what was found. */
  boolean isLowest() {
    return bestType == 1 && best.rating == RECTANGLE;
  }

  /** Returns whether a loop of this many cells or more can still be the best. */
  boolean canBeat(int cells) {
    return !found() || rating(cells) <= best.rating;
  }

  private static double rating(int cells) {
    double rating = RECTANGLE;
    if (cells >= 10) {
      rating += 0.3;
    }
    if (cells >= 8) {
      rating += 0.2;
    } else if (cells >= 6) {
      rating += 0.1;
    }
    return rating;
  }

  /** Takes a loop: draws each conclusion from it. */
  void take(int[] cells, int count, int digits) {
    loop = cells;
    size = count;
    pair = digits;
    gatherRichCells();
    if (richCells == 1) {
      type1();
    } else if (richCells > 2) {
      type2();
    } else if (richCells == 2) {
      int extra = (marks.digits[rich[0]] | marks.digits[rich[1]]) & ~pair;
      if (ValueSet.isSingle(extra)) {
        type2();
      } else {
        type3(extra);
      }
      type4();
    }
  }

  private void gatherRichCells() {
    richCells = 0;
    for (int i = 0; i < size; i++) {
      if (marks.count(loop[i]) > 2) {
        rich[richCells++] = loop[i];
      }
    }
  }

  private void offer(int type) {
    if (trial.removesAny()
        && (!found()
            || trial.rating < best.rating
            || trial.rating == best.rating && type < bestType)) {
      best.copyFrom(trial);
      if (best.keepsReason()) {
        best.because(new Finding.UniqueLoop(type, pair, Arrays.copyOf(loop, size)));
      }
      bestType = type;
    }
  }

  /** One cell holds other digits: it cannot hold the two of the loop. */
  private void type1() {
    trial.begin(rating(size));
    trial.remove(rich[0], pair);
    offer(1);
  }

  /** All rich cells hold the same other digit: one of them must be it. */
  private void type2() {
    int digit = marks.digits[rich[0]] & ~pair;
    trial.begin(rating(size));
    for (int cell : ExplainerHouses.PEERS[rich[0]]) {
      if ((marks.digits[cell] & digit) != 0 && seesAllRichCells(cell)) {
        trial.remove(cell, digit);
      }
    }
    offer(2);
  }

  private boolean seesAllRichCells(int cell) {
    for (int i = 0; i < richCells; i++) {
      if (cell == rich[i] || !ExplainerHouses.isPeer(cell, rich[i])) {
        return false;
      }
    }
    return true;
  }

  /** The two rich cells act as one cell of a naked or hidden subset of a house they share. */
  private void type3(int extra) {
    for (int degree = Integer.bitCount(extra); degree <= LARGEST_SUBSET; degree++) {
      for (int type = 0; type < 3; type++) {
        int house = ExplainerHouses.OF[rich[0]][type];
        if (house == ExplainerHouses.OF[rich[1]][type]) {
          int place = ExplainerHouses.PLACE[rich[0]][type];
          int otherPlace = ExplainerHouses.PLACE[rich[1]][type];
          if (2 * degree <= marks.openCells[house]) {
            type3Naked(extra, degree, house, place, otherPlace);
          }
          if (2 * degree < marks.openCells[house]) {
            type3Hidden(extra, degree, house, place, otherPlace);
          }
        }
      }
    }
  }

  private void type3Naked(int extra, int degree, int house, int place, int otherPlace) {
    int both = marks.digits[rich[0]] & marks.digits[rich[1]] & extra;
    for (int set : SETS[degree]) {
      if (ValueSet.contains(set, place) && !ValueSet.contains(set, otherPlace)) {
        int others = unionOfCells(house, ValueSet.without(set, place));
        if (others >= 0
            && Integer.bitCount(both | others) == degree
            && Integer.bitCount(extra | others) == degree) {
          trial.begin(rating(size) + (degree - 1) * 0.1);
          int stay = set | ValueSet.bit(otherPlace);
          removeInHouse(house, ALL_DIGITS & ~stay, extra | others);
          offer(3);
        }
      }
    }
  }

  /** Returns the digits of the cells at these places, or -1 if one of them has less than two. */
  private int unionOfCells(int house, int places) {
    int union = 0;
    for (int rest = places; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digits = marks.digits[ExplainerHouses.CELL[house][ValueSet.lowest(rest)]];
      if (Integer.bitCount(digits) < 2) {
        return -1;
      }
      union |= digits;
    }
    return union;
  }

  private void removeInHouse(int house, int places, int digits) {
    for (int rest = places; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int cell = ExplainerHouses.CELL[house][ValueSet.lowest(rest)];
      trial.remove(cell, marks.digits[cell] & digits);
    }
  }

  private void type3Hidden(int extra, int degree, int house, int place, int otherPlace) {
    int free = ALL_DIGITS & ~(extra | pair);
    for (int set : SETS[degree - 2]) {
      if ((set & ~free) == 0) {
        int hidden = set | pair;
        int places = unionOfPlaces(house, hidden, ~ValueSet.bit(otherPlace));
        if (Integer.bitCount(places) == degree) {
          int others = ValueSet.without(places, place);
          trial.begin(rating(size) + (Integer.bitCount(others) - 1) * 0.1);
          removeInHouse(house, others, ~hidden);
          offer(3);
        }
      }
    }
  }

  /** Returns the places of the digits among those given, or 0 if one digit has none. */
  private int unionOfPlaces(int house, int digits, int among) {
    int union = 0;
    for (int rest = digits; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int places = marks.places(house, ValueSet.lowest(rest)) & among;
      if (places == 0) {
        return 0;
      }
      union |= places;
    }
    return union;
  }

  /**
   * Type 4: one digit of the loop has no other place in a house of both rich cells, so the other
   * digit is eliminated.
   */
  private void type4() {
    int first = ValueSet.lowestBit(pair);
    int locked = 0;
    for (int type = 0; type < 3; type++) {
      int house = ExplainerHouses.OF[rich[0]][type];
      if (house == ExplainerHouses.OF[rich[1]][type]) {
        int both =
            ValueSet.bit(ExplainerHouses.PLACE[rich[0]][type])
                | ValueSet.bit(ExplainerHouses.PLACE[rich[1]][type]);
        for (int rest = pair; rest != 0; rest = ValueSet.withoutLowest(rest)) {
          if ((marks.places(house, ValueSet.lowest(rest)) & ~both) == 0) {
            locked |= ValueSet.lowestBit(rest);
          }
        }
      }
    }
    if (locked != 0) {
      int removed = (locked & first) != 0 ? pair & ~first : first;
      trial.begin(rating(size));
      trial.remove(rich[0], removed);
      trial.remove(rich[1], removed);
      offer(4);
    }
  }
}
