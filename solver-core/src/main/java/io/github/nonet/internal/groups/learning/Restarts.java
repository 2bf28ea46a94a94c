package io.github.nonet.internal.groups.learning;

/**
 * When to restart: when the latest clauses were worse, measured in levels, than all since the
 * start.
 *
 * <p>Source: Gilles Audemard and Laurent Simon, "Refining Restarts Strategies for SAT and UNSAT",
 * CP 2012, with moving averages as in Armin Biere and Andreas Frohlich, "Evaluating CDCL Restart
 * Schemes", 2015.
 */
public final class Restarts {
  private static final double FAST = 1.0 / 32;
  private static final double SLOW = 1.0 / 4096;

  /** By which factor recent clauses must be worse. */
  private static final double MARGIN = 1.25;

  /** The least number of conflicts between two restarts. */
  private static final int LEAST = 50;

  private double recent;
  private double longTerm;
  private long conflicts;
  private int sinceRestart;

  /** Counts a conflict, whose clause has literals of this number of levels. */
  public void count(int levels) {
    conflicts++;
    sinceRestart++;
    /* As long as there are few numbers, this is their plain average. */
    recent += (levels - recent) * Math.max(FAST, 1.0 / conflicts);
    longTerm += (levels - longTerm) * Math.max(SLOW, 1.0 / conflicts);
  }

  public boolean isDue() {
    return sinceRestart >= LEAST && recent > MARGIN * longTerm;
  }

  public void restart() {
    sinceRestart = 0;
    recent = longTerm;
  }
}
