/**
 * Solves 9x9 Sudoku: an immutable board, pluggable solvers, readable strategies and fast engines.
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
