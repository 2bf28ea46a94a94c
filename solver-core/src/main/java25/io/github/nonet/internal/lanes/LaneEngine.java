package io.github.nonet.internal.lanes;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.lanes.Layout.BLOCK;
import static io.github.nonet.internal.lanes.Layout.CLOSED;
import static io.github.nonet.internal.lanes.Layout.FEW;
import static io.github.nonet.internal.lanes.Layout.GROUPS;
import static io.github.nonet.internal.lanes.Layout.LANE_COUNT;
import static io.github.nonet.internal.lanes.Layout.PLACED;
import static io.github.nonet.internal.lanes.Layout.WORDS;

import io.github.nonet.internal.BulkEngine;
import io.github.nonet.internal.BulkJob;
import java.util.Arrays;

/**
 * The search in lanes: rounds of {@link Kernel} on a block of puzzles, until some of them need
 * individual treatment. A lane that is done with its puzzle takes the next.
 *
 * <p>It allocates nothing.
 */
public final class LaneEngine implements BulkEngine {
  /*
   *                  read, load          refill            round, split, pop        keep
   *   puzzles (bytes) -------> fresh block -----> block, and a stack for each lane -----> solved
   *   block
   *                                                                                          |
   *                                              solutions (bytes) <-------------------------+
   *                                                                       store, write
   *
   * Puzzles and solutions pass the border between bytes and candidates by whole blocks. Within,
   * they move a lane at a time.
   *
   * Each lane searches depth first. A guess puts the puzzle without the candidate on the lane's
   * stack, and continues with the candidate as the digit of its cell. The stack cannot overflow:
   * each puzzle on it has one cell fewer to settle than the one below it.
   *
   * Guesses are made when enough lanes are stuck to make the choice, which covers all at once,
   * worth it. Until then rounds also continue in these lanes, and sometimes find more.
   *
   * A puzzle that takes long is handed over, and solved again by an engine for one puzzle. Such an
   * engine has a way out of searches that are lost, and the lane is free for another puzzle. The
   * last puzzles are handed over as well when nearly all lanes are idle.
   */

  /** Puzzles on the stack of a lane. */
  private static final int DEPTH = 81;

  /** Stuck lanes that are worth a choice: three of eight. */
  private static final int WORTH_A_CHOICE = Math.max(1, LANE_COUNT * 3 / 8);

  /** Guesses after which a puzzle is handed over; the hardest known take a few hundred. */
  private static final int MOST_GUESSES = 1_000;

  /** Busy lanes that are too few for rounds: an eighth. */
  private static final int TOO_FEW_LANES = LANE_COUNT / 8;

  /** Any cell byte of this value or more is a character; the bytes below are numbers. */
  private static final byte FIRST_CHARACTER = '.';

  /** Solves the puzzles that are not for lanes. */
  private final BulkEngine others;

  private final Choice choice = new Choice();
  private final Guess guess = new Guess();

  private final int[] block = new int[BLOCK];
  private final int[] stacks = new int[LANE_COUNT * DEPTH * WORDS];

  /** In each lane: its puzzle, the puzzles on its stack, guesses and solutions. */
  private final int[] puzzleOf = new int[LANE_COUNT];

  private final int[] depths = new int[LANE_COUNT];
  private final int[] guesses = new int[LANE_COUNT];
  private final int[] found = new int[LANE_COUNT];

  /** The lanes with a puzzle, as bits. */
  private int busy;

  /** Puzzles that wait for a lane. */
  private final int[] fresh = new int[BLOCK];

  private int freshLeft;

  /** Solutions that wait to be written, and whose they are. */
  private final int[] solved = new int[BLOCK];

  private final int[] solvedPuzzles = new int[LANE_COUNT];
  private int solvedCount;

  private final int[] miniRows = new int[Text.MINI_ROWS * LANE_COUNT];
  private final int[] packed = new int[Text.PACKED * LANE_COUNT];
  private final int[] zeros = new int[LANE_COUNT];

  private BulkJob job = BulkJob.NONE;

  /** The next puzzle to read, and the end. */
  private int next;

  private int end;

  /** How many puzzles were done in the last call. */
  private int done;

  /**
   * Makes an engine without a puzzle.
   *
   * @param others solves the puzzles that are not for lanes
   */
  public LaneEngine(BulkEngine others) {
    this.others = others;
  }

  @Override
  public void solve(BulkJob job, int from, int to) {
    done = 0;
    if (job.limit() == 0 || to - from <= TOO_FEW_LANES) {
      try {
        others.solve(job, from, to);
      } finally {
        done = others.done();
      }
      return;
    }
    begin(job, from, to);
    try {
      while (busy != 0 && !Thread.currentThread().isInterrupted()) {
        step();
      }
    } finally {
      writeSolved();
      done = firstNotDone() - from;
      this.job = BulkJob.NONE;
    }
  }

  @Override
  public int done() {
    return done;
  }

  private void begin(BulkJob newJob, int from, int to) {
    job = newJob;
    next = from;
    end = to;
    freshLeft = 0;
    busy = 0;
    for (int lane = 0; lane < LANE_COUNT && next < end; lane++) {
      refill(lane);
    }
  }

  private int firstNotDone() {
    int puzzle = next;
    for (int left = busy; left != 0; left &= left - 1) {
      puzzle = Math.min(puzzle, puzzleOf[Integer.numberOfTrailingZeros(left)]);
    }
    return puzzle;
  }

  private void step() {
    long outcome = Kernel.cells(block);
    int dead = Kernel.dead(outcome) & busy;
    int full = Kernel.full(outcome) & busy & ~dead;
    int stuck = Kernel.stuck(outcome) & busy;
    popAll(dead);
    if (stuck != 0 && (Integer.bitCount(stuck) >= WORTH_A_CHOICE || stuck == busy)) {
      guess(stuck);
    }
    dead = Kernel.lines(block) & busy;
    for (int left = full & ~dead; left != 0; left &= left - 1) {
      keep(Integer.numberOfTrailingZeros(left));
    }
    popAll(dead);
    if (next == end && Integer.bitCount(busy) <= TOO_FEW_LANES) {
      handOverAll();
    }
  }

  private void guess(int stuck) {
    int dead = choice.choose(block) & stuck;
    popAll(dead);
    for (int left = stuck & ~dead; left != 0; left &= left - 1) {
      guessIn(Integer.numberOfTrailingZeros(left));
    }
  }

  private void guessIn(int lane) {
    if (++guesses[lane] > MOST_GUESSES) {
      handOver(lane);
      return;
    }
    int position = choice.position(lane);
    split(
        lane,
        position == Choice.NO_POSITION
            ? guess.withoutPairs(block, lane)
            : Guess.lowest(block, lane, position, choice.shift(lane)));
  }

  /** Puts the puzzle without a candidate on the stack; the candidate is placed in its cell. */
  private void split(int lane, int candidate) {
    int word = Guess.wordOf(candidate);
    int bit = Guess.bitOf(candidate);
    int top = (lane * DEPTH + depths[lane]++) * WORDS;
    for (int i = 0; i < WORDS; i++) {
      stacks[top + i] = block[i * LANE_COUNT + lane];
    }
    stacks[top + word] &= ~(1 << bit);
    int cell = 0b111 << bit / 3 * 3;
    int position = word / GROUPS;
    for (int i = GROUPS * position; i < GROUPS * (position + 1); i++) {
      block[i * LANE_COUNT + lane] &= ~cell;
    }
    block[word * LANE_COUNT + lane] |= 1 << bit;
    block[(CLOSED + position) * LANE_COUNT + lane] |= cell;
    block[(PLACED + word % GROUPS) * LANE_COUNT + lane] |= 1 << bit;
  }

  private void popAll(int lanes) {
    for (int left = lanes; left != 0; left &= left - 1) {
      pop(Integer.numberOfTrailingZeros(left));
    }
  }

  /** Continues with the puzzle on top of the stack; with an empty one, the search is over. */
  private void pop(int lane) {
    if (depths[lane] == 0) {
      finish(lane);
      return;
    }
    int top = (lane * DEPTH + --depths[lane]) * WORDS;
    for (int i = 0; i < WORDS; i++) {
      block[i * LANE_COUNT + lane] = stacks[top + i];
    }
    forget(lane);
  }

  /** Clears what the rounds remember of another puzzle. */
  private void forget(int lane) {
    for (int i = FEW; i < CLOSED; i++) {
      block[i * LANE_COUNT + lane] = 0;
    }
  }

  private void keep(int lane) {
    if (found[lane]++ == 0) {
      for (int i = 0; i < WORDS; i++) {
        solved[i * LANE_COUNT + solvedCount] = block[i * LANE_COUNT + lane];
      }
      solvedPuzzles[solvedCount++] = puzzleOf[lane];
      if (solvedCount == LANE_COUNT) {
        writeSolved();
      }
    }
    if (found[lane] == job.limit()) {
      finish(lane);
    } else {
      pop(lane);
    }
  }

  private void writeSolved() {
    for (int i = 0; i < solvedCount; i++) {
      boolean asText = job.puzzles()[solvedPuzzles[i] * CELLS] >= FIRST_CHARACTER;
      zeros[i] = asText ? Text.CHARACTERS : 0;
    }
    Text.store(solved, zeros, packed, miniRows);
    for (int i = 0; i < solvedCount; i++) {
      Text.write(miniRows, i, job.solutions(), solvedPuzzles[i] * CELLS);
    }
    solvedCount = 0;
  }

  private void finish(int lane) {
    int puzzle = puzzleOf[lane];
    job.counts()[puzzle] = found[lane];
    if (found[lane] == 0) {
      int offset = puzzle * CELLS;
      boolean asText = job.puzzles()[offset] >= FIRST_CHARACTER;
      Arrays.fill(job.solutions(), offset, offset + CELLS, asText ? FIRST_CHARACTER : 0);
    }
    refill(lane);
  }

  private void handOverAll() {
    for (int left = busy; left != 0; left &= left - 1) {
      handOver(Integer.numberOfTrailingZeros(left));
    }
  }

  /** Has the puzzle of a lane solved elsewhere, also if solutions were found already. */
  private void handOver(int lane) {
    writeSolved();
    int puzzle = puzzleOf[lane];
    others.solve(job, puzzle, puzzle + 1);
    if (others.done() == 0) {
      return;
    }
    refill(lane);
  }

  private void refill(int lane) {
    if (next == end) {
      busy &= ~(1 << lane);
      return;
    }
    if (freshLeft == 0) {
      readFresh();
    }
    int from = LANE_COUNT - freshLeft--;
    for (int i = 0; i < WORDS; i++) {
      block[i * LANE_COUNT + lane] = fresh[i * LANE_COUNT + from];
    }
    forget(lane);
    depths[lane] = 0;
    guesses[lane] = 0;
    found[lane] = 0;
    puzzleOf[lane] = next++;
    busy |= 1 << lane;
  }

  /** Reads as many puzzles as there are lanes; where there are fewer, the last one again. */
  private void readFresh() {
    for (int i = 0; i < LANE_COUNT; i++) {
      Text.read(job.puzzles(), Math.min(next + i, end - 1) * CELLS, miniRows, i);
    }
    Text.load(miniRows, fresh);
    freshLeft = LANE_COUNT;
  }
}
