package io.github.nonet.generate;

import io.github.nonet.Board;
import java.util.Optional;

/** One way to look for a puzzle, attempt by attempt. */
interface Attempts {
  /** Makes the next attempt and returns a puzzle with all properties asked for, if it found one. */
  Optional<Board> next();
}
