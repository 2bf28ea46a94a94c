package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Level;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.SolutionPath;
import io.github.nonet.logic.Technique;
import java.util.Comparator;
import java.util.List;

/** A technique that the path of the standard solver has, or that is its hardest. */
final class TechniqueAim implements Aim {
  /*
   * The path of the standard solver is long where a puzzle is hard, and its last techniques are slow.
   * Hence a cheaper solver without them judges first:
   *
   *   containing   the techniques up to this one and to the chains. As far as it gets, its path is
   *   the same as the standard solver's, because the first technique with a step is taken.
   *   hardest      the techniques that are no harder. If it does not solve the puzzle, the puzzle is
   *                too hard. If it does, the standard solver has the last word: one of its harder
   *                techniques may come before an easier one.
   */
  private static final LogicalSolver STANDARD = LogicalSolver.standard();

  /** How hard techniques are, as {@link SolutionPath#hardest} compares them. */
  private static final Comparator<Technique> HARDNESS =
      Comparator.comparing(Technique::level)
          .thenComparing(technique -> HodokuRating.scoreOf(technique).getAsInt())
          .thenComparing(Comparator.naturalOrder());

  private final Technique technique;
  private final boolean isHardest;
  private final LogicalSolver cheap;

  private TechniqueAim(Technique technique, boolean isHardest, List<Technique> cheap) {
    this.technique = technique;
    this.isHardest = isHardest;
    this.cheap = LogicalSolver.of(cheap.toArray(new Technique[0]));
  }

  static TechniqueAim hardest(Technique technique) {
    List<Technique> noHarder =
        requireStandard(technique).stream()
            .filter(other -> HARDNESS.compare(other, technique) <= 0)
            .collect(Lists.toList());
    return new TechniqueAim(technique, true, noHarder);
  }

  static TechniqueAim containing(Technique technique) {
    List<Technique> prefix =
        requireStandard(technique).stream()
            .filter(other -> other.level() != Level.EXTREME || other.compareTo(technique) <= 0)
            .collect(Lists.toList());
    return new TechniqueAim(technique, false, prefix);
  }

  private static List<Technique> requireStandard(Technique technique) {
    if (!STANDARD.techniques().contains(technique)) {
      throw Refusal.argument("technique is " + technique, "one of LogicalSolver.standard()");
    }
    return STANDARD.techniques();
  }

  @Override
  public int miss(Board puzzle) {
    SolutionPath path = cheap.solve(Candidates.of(puzzle));
    if (!isHardest && contains(path)) {
      return 0;
    }
    if (!path.isSolved()) {
      return 1;
    }
    Technique hardest = path.hardest().orElse(Technique.FULL_HOUSE);
    if (!isHardest || hardest != technique) {
      return -Math.max(1, Math.abs(technique.ordinal() - hardest.ordinal()));
    }
    return isHardestOf(STANDARD.solve(Candidates.of(puzzle))) ? 0 : 1;
  }

  private boolean contains(SolutionPath path) {
    return path.steps().stream().anyMatch(step -> step.technique() == technique);
  }

  private boolean isHardestOf(SolutionPath path) {
    return path.isSolved() && path.hardest().filter(found -> found == technique).isPresent();
  }

  @Override
  public Level least() {
    return Aim.need(technique.level());
  }

  @Override
  public Level most() {
    return isHardest ? least() : Level.HARD;
  }

  @Override
  public boolean excludes(Aim other) {
    boolean isHarder =
        isHardest
            && other instanceof TechniqueAim contained
            && HARDNESS.compare(contained.technique, technique) > 0;
    return isHarder || Aim.super.excludes(other);
  }

  @Override
  public String toString() {
    return (isHardest ? "with the hardest technique " : "with the technique ") + technique;
  }
}
