package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import io.github.nonet.contract.Referee;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Golden boards of all kinds in a random order: easy, hard and unsolvable ones, some with several
 * solutions, inconsistent ones, the empty one.
 */
record Batch(List<GoldenBoard> golden) {
  private static final int CELLS = 81;

  /** How the cells of a puzzle are written. */
  enum Form {
    NUMBERS,
    DOTS,
    ZEROS
  }

  /** Returns {@code size} boards: each golden board again and again. */
  static Batch mixed(int size) {
    List<GoldenBoard> boards = new ArrayList<>();
    while (boards.size() < size) {
      boards.addAll(GoldenBoards.all());
    }
    Collections.shuffle(boards, new Random(size));
    return new Batch(List.copyOf(boards.subList(0, size)));
  }

  int size() {
    return golden.size();
  }

  List<Board> boards() {
    return golden.stream().map(GoldenBoard::puzzle).toList();
  }

  byte[] bytes(Form form) {
    byte[] bytes = new byte[size() * CELLS];
    for (int i = 0; i < size(); i++) {
      byte[] puzzle = write(golden.get(i).puzzle(), form);
      System.arraycopy(puzzle, 0, bytes, i * CELLS, CELLS);
    }
    return bytes;
  }

  static byte[] write(Board board, Form form) {
    byte[] cells =
        board
            .toString()
            .replace('.', form == Form.DOTS ? '.' : '0')
            .getBytes(StandardCharsets.US_ASCII);
    for (int i = 0; i < CELLS && form == Form.NUMBERS; i++) {
      cells[i] -= '0';
    }
    return cells;
  }

  /** Fails unless these are the counts up to {@code limit}, and solutions of the puzzles. */
  void requireRight(int limit, Form form, byte[] solutions, int[] counts) {
    List<Board> answers =
        IntStream.range(0, size()).mapToObj(i -> read(solutions, i * CELLS, form)).toList();
    for (int i = 0; i < size(); i++) {
      requireRight(golden.get(i), limit, counts[i], answers.get(i));
    }
  }

  /** Fails unless these are the right results in the right order. */
  void requireRight(int limit, List<BulkResult> results) {
    assertThat(results).extracting(BulkResult::puzzle).isEqualTo(boards());
    for (int i = 0; i < size(); i++) {
      BulkResult result = results.get(i);
      assertThat(result.solution().isPresent()).isEqualTo(result.solutionCount() > 0);
      Board answer = result.solution().orElse(Board.EMPTY);
      requireRight(golden.get(i), limit, result.solutionCount(), answer);
    }
  }

  private static void requireRight(GoldenBoard golden, int limit, int count, Board answer) {
    assertThat((long) count).as("%s", golden).isEqualTo(Math.min(limit, golden.count()));
    if (count == 0) {
      assertThat(answer).isEqualTo(Board.EMPTY);
    } else {
      Referee.requireSolution(golden.puzzle(), answer);
      golden.solution().ifPresent(solution -> assertThat(answer).isEqualTo(solution));
    }
  }

  private static Board read(byte[] cells, int offset, Form form) {
    if (form != Form.NUMBERS) {
      return Board.parse(new String(cells, offset, CELLS, StandardCharsets.US_ASCII));
    }
    return Board.copyOf(IntStream.range(0, CELLS).map(i -> cells[offset + i]).toArray());
  }
}
