package io.github.nonet.internal.lanes;

import static io.github.nonet.internal.lanes.LaneLayout.ALL;
import static io.github.nonet.internal.lanes.LaneLayout.BLOCK;
import static io.github.nonet.internal.lanes.LaneLayout.LANE_COUNT;
import static io.github.nonet.internal.lanes.LaneLayout.MANY;
import static io.github.nonet.internal.lanes.LaneLayout.PLACED;
import static io.github.nonet.internal.lanes.LaneLayout.WORDS;

/** Solves as many puzzles at a time as a vector has lanes. */
public final class LaneEngine {
  private static final int L = LANE_COUNT;
  private static final int DEPTH = 82;
  private static final int SLOT = 27;
  private static final int LANE_MASK = (1 << L) - 1;

  private final int[] block = new int[BLOCK];
  private final int[] fresh = new int[BLOCK];
  private final int[] done = new int[BLOCK];
  private final int[] miniRows = new int[27 * L];
  private final int[] outRows = new int[27 * L];
  private final int[] zeros = new int[L];
  private final int[] scratch = new int[LaneChoice.SCRATCH];
  private final int[] cells = new int[L];
  private final int[] positions = new int[L];
  private final int[] words = new int[WORDS];
  private final int[] stack = new int[L * DEPTH * SLOT];
  private final int[] top = new int[L];
  private final int[] puzzle = new int[L];
  private final int[] found = new int[L];
  private final int[] donePuzzle = new int[L];
  private int doneCount;
  private int freshLeft;
  private int next;
  private int active;

  private byte[] puzzles;
  private byte[] solutions;
  private int[] counts;
  private int count;
  private int limit;
  public long rounds;
  public long choices;
  public long guesses;
  public int eventThreshold = Integer.getInteger("events", 1);
  public int threshold = Integer.getInteger("threshold", 4);

  public void solve(byte[] puzzles, int count, int limit, byte[] solutions, int[] counts) {
    this.puzzles = puzzles;
    this.solutions = solutions;
    this.counts = counts;
    this.count = count;
    this.limit = limit;
    next = 0;
    freshLeft = 0;
    doneCount = 0;
    active = 0;
    for (int lane = 0; lane < L; lane++) {
      refill(lane);
    }
    while (active != 0) {
      step();
    }
    flush();
  }

  private void step() {
    long outcome = LaneKernel.round(block);
    rounds++;
    int dead = (int) outcome & active;
    int stuck = (int) (outcome >>> LaneKernel.STUCK) & active;
    int solved = (int) (outcome >>> LaneKernel.SOLVED) & active;
    int events = Integer.bitCount(solved | dead | stuck);
    if (events < eventThreshold && events < Integer.bitCount(active)) {
      return;
    }
    for (int left = solved; left != 0; left &= left - 1) {
      solved(Integer.numberOfTrailingZeros(left));
    }
    for (int left = dead; left != 0; left &= left - 1) {
      pop(Integer.numberOfTrailingZeros(left));
    }
    if (stuck != 0 && (Integer.bitCount(stuck) >= threshold || stuck == active)) {
      choices++;
      int hopeless = (int) LaneChoice.choose(block, scratch, cells, positions);
      for (int left = stuck & hopeless; left != 0; left &= left - 1) {
        pop(Integer.numberOfTrailingZeros(left));
      }
      for (int left = stuck & ~hopeless; left != 0; left &= left - 1) {
        split(Integer.numberOfTrailingZeros(left));
      }
    }
  }

  private void split(int lane) {
    int position = positions[lane];
    int word;
    int bit;
    if (position >= 0) {
      int field = Integer.numberOfTrailingZeros(cells[lane]);
      word = 3 * position;
      while ((block[word * L + lane] >>> field & 7) == 0) {
        word++;
      }
      bit = field + Integer.numberOfTrailingZeros(block[word * L + lane] >>> field);
    } else {
      int candidate = LaneChoice.withoutPairs(block, lane, words);
      if (candidate < 0) {
        throw new IllegalStateException();
      }
      word = candidate >>> 5;
      bit = candidate & 31;
    }
    guesses++;
    int at = (lane * DEPTH + top[lane]++) * SLOT;
    for (int i = 0; i < WORDS; i++) {
      stack[at + i] = block[i * L + lane];
    }
    stack[at + word] &= ~(1 << bit);
    int field = bit / 3 * 3;
    int first = word / 3 * 3;
    for (int i = first; i < first + 3; i++) {
      block[i * L + lane] &= ~(7 << field);
    }
    block[word * L + lane] |= 1 << bit;
  }

  private void pop(int lane) {
    if (top[lane] == 0) {
      finish(lane);
      return;
    }
    guesses++;
    int at = (lane * DEPTH + --top[lane]) * SLOT;
    for (int i = 0; i < WORDS; i++) {
      block[i * L + lane] = stack[at + i];
    }
    for (int i = 0; i < 3; i++) {
      block[(MANY + i) * L + lane] = 0;
      block[(PLACED + i) * L + lane] = 0;
    }
  }

  private void solved(int lane) {
    if (found[lane]++ == 0) {
      donePuzzle[doneCount] = puzzle[lane];
      for (int i = 0; i < WORDS; i++) {
        done[i * L + doneCount] = block[i * L + lane];
      }
      if (++doneCount == L) {
        flush();
      }
    }
    if (found[lane] == limit) {
      finish(lane);
    } else {
      pop(lane);
    }
  }

  private void flush() {
    for (int i = 0; i < doneCount; i++) {
      zeros[i] = puzzles[donePuzzle[i] * 81] >= '.' ? 0x30303030 : 0;
    }
    LaneText.store(done, zeros, outRows);
    for (int i = 0; i < doneCount; i++) {
      LaneText.write(outRows, i, solutions, donePuzzle[i] * 81);
    }
    doneCount = 0;
  }

  private void finish(int lane) {
    counts[puzzle[lane]] = found[lane];
    refill(lane);
  }

  private void refill(int lane) {
    if (next == count) {
      active &= ~(1 << lane);
      return;
    }
    active |= 1 << lane;
    if (freshLeft == 0) {
      load();
    }
    int from = L - freshLeft--;
    for (int i = 0; i < WORDS; i++) {
      block[i * L + lane] = fresh[i * L + from];
    }
    for (int i = 0; i < 3; i++) {
      block[(MANY + i) * L + lane] = 0;
      block[(PLACED + i) * L + lane] = 0;
    }
    top[lane] = 0;
    found[lane] = 0;
    puzzle[lane] = next++;
  }

  private void load() {
    for (int i = 0; i < L; i++) {
      LaneText.read(puzzles, Math.min(next + i, count - 1) * 81, miniRows, i);
    }
    LaneText.load(miniRows, fresh);
    freshLeft = L;
  }
}
