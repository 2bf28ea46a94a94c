package io.github.nonet.variant;

import io.github.nonet.Level;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.deduction.GridStepSolver;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the techniques of a solver's last call, because making them costs more than an easy hint. A
 * call takes them, and gives them back at its end. A call with other rules, or from another thread
 * meanwhile, makes its own.
 */
final class KeptTechniques {
  /** The techniques for some rules, which ask the watch of the call that uses them. */
  static final class Techniques {
    private final Rules rules;
    private Watch watch;
    final GridStepSolver logic;

    private Techniques(Rules rules, Level level, Watch watch) {
      this.rules = rules;
      this.watch = watch;
      logic = new GridStepSolver(rules.tables.structure, level, this::look);
    }

    private void look() {
      watch.look();
    }
  }

  private final Level level;
  private final AtomicReference<@Nullable Techniques> last = new AtomicReference<>();

  KeptTechniques(Level level) {
    this.level = level;
  }

  /** Returns techniques for some rules, which nobody else uses. */
  Techniques take(Rules rules, Watch watch) {
    Techniques kept = last.getAndSet(null);
    if (kept == null || !kept.rules.equals(rules)) {
      return new Techniques(rules, level, watch);
    }
    kept.watch = watch;
    return kept;
  }

  /** Keeps techniques for the next call. */
  void give(Techniques techniques) {
    techniques.watch = Watch.NONE;
    last.set(techniques);
  }
}
