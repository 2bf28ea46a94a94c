package io.github.nonet.logic;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.internal.drawing.Shown;
import io.github.nonet.internal.language.Texts;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Draws a step as text: a table of pencil marks with signs before the ones that matter. */
final class TextDrawing {
  private static final int BOX_SIZE = 3;
  private final Candidates state;
  private final Set<Candidate> placed;
  private final Set<Candidate> eliminated;
  private final Set<Candidate> marked = new HashSet<>();
  private final String[] cells = new String[CELLS];
  private final int[] widths = new int[SIZE];

  TextDrawing(Candidates state, Shown shown) {
    this.state = state;
    this.placed = Set.copyOf(shown.placements());
    this.eliminated = Set.copyOf(shown.eliminations());
    shown.parts().forEach(this::mark);
    for (int cell = 0; cell < CELLS; cell++) {
      cells[cell] = cell(cell);
      widths[cell % SIZE] = Math.max(widths[cell % SIZE], cells[cell].length());
    }
  }

  /** Marks the candidates of a role; in a house or cell to examine, these are all candidates. */
  private void mark(Shown.Highlight part) {
    marked.addAll(part.candidates());
    if (placed.isEmpty() && eliminated.isEmpty()) {
      part.cells().forEach(this::markAll);
      part.houses().forEach(house -> Arrays.stream(house).forEach(this::markAll));
    }
  }

  private void markAll(int cell) {
    for (int digit : state.digit(cell) == 0 ? state.digits(cell) : Set.<Integer>of()) {
      marked.add(new Candidate(cell, digit));
    }
  }

  private String cell(int cell) {
    StringBuilder text = new StringBuilder();
    for (int digit : state.digits(cell)) {
      text.append(sign(new Candidate(cell, digit))).append(digit);
    }
    return text.length() == 0 ? "." : text.toString();
  }

  private String sign(Candidate candidate) {
    if (placed.contains(candidate)) {
      return "=";
    }
    if (eliminated.contains(candidate)) {
      return "-";
    }
    return marked.contains(candidate) ? "*" : "";
  }

  String draw() {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < CELLS; cell++) {
      text.append(cell % (SIZE * BOX_SIZE) == 0 ? border() + "\n" : "");
      text.append(cell % BOX_SIZE == 0 ? "| " : "").append(cells[cell]);
      text.append(Texts.repeat(" ", widths[cell % SIZE] - cells[cell].length() + 1));
      text.append(cell % SIZE == SIZE - 1 ? "|\n" : "");
    }
    return text.append(border()).toString();
  }

  private String border() {
    StringBuilder border = new StringBuilder("+");
    for (int column = 0; column < SIZE; column++) {
      border
          .append(column % BOX_SIZE == 0 ? "-" : "")
          .append(Texts.repeat("-", widths[column] + 1));
      border.append(column % BOX_SIZE == BOX_SIZE - 1 ? "+" : "");
    }
    return border.toString();
  }
}
