/**
 * Solves, explains, rates and generates Sudoku, the classic 9x9 and its variants: an immutable
 * board, pluggable solvers, strategies to read and compare, engines faster than native code, and
 * hints with reasons; all this for grids from 4x4 to 25x25 with regions, cages, lines and custom
 * rules.
 */
module io.github.nonet {
  requires static org.jspecify;
  requires org.slf4j;

  exports io.github.nonet;
  exports io.github.nonet.bulk;
  exports io.github.nonet.generate;
  exports io.github.nonet.logic;
  exports io.github.nonet.symmetry;
  exports io.github.nonet.text;
  exports io.github.nonet.variant;
}
