package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Simplest;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.logic.als.FoundAls;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Chain.Node;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reports the loops and chains of {@link NiceLoops} as steps: three techniques without groups,
 * three with groups.
 *
 * <p>The grouped ones also use almost locked sets as nodes, but only for digits that groups do not
 * eliminate.
 */
public final class NiceLoopFinder implements Finder {
  private static final Set<Technique> PLAIN =
      EnumSet.of(Technique.CONTINUOUS_NICE_LOOP, Technique.DISCONTINUOUS_NICE_LOOP, Technique.AIC);

  private final Technique technique;

  /** Finds one kind of loop or chain. */
  public NiceLoopFinder(Technique technique) {
    this.technique = technique;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    state.look();
    boolean isContinuous = technique == Technique.GROUPED_CONTINUOUS_NICE_LOOP;
    return PLAIN.contains(technique)
        ? report(Graphs.plain(state), state.derived(NiceLoops.PLAIN), sink)
        : Simplest.first(
            sink,
            to -> report(Graphs.grouped(state), state.derived(NiceLoops.GROUPED), to),
            to ->
                report(
                    Graphs.withAls(state),
                    state.derived(isContinuous ? NiceLoops.CONTINUOUS : NiceLoops.WITH_ALS),
                    to));
  }

  /** Returns the best loop or chain of any kind without groups; null if there is none. */
  public static @Nullable Step firstPlain(State state) {
    return first(Graphs.plain(state));
  }

  /** Returns the best loop or chain of any kind with groups, but without almost locked sets. */
  public static @Nullable Step firstGrouped(State state) {
    return first(Graphs.grouped(state));
  }

  private static @Nullable Step first(Implications graph) {
    NiceLoops.FoundLoop best = NiceLoops.best(graph);
    return best == null ? null : step(graph, best);
  }

  private boolean report(Implications graph, List<NiceLoops.FoundLoop> all, StepSink sink) {
    for (NiceLoops.FoundLoop found : all) {
      if (found.technique() == technique && !sink.accept(step(graph, found))) {
        return false;
      }
    }
    return true;
  }

  private static Step step(Implications graph, NiceLoops.FoundLoop found) {
    return Step.eliminating(
        found.technique(), found.eliminations(), new LoopLinks(graph).of(found));
  }

  /** Turns literals into nodes and links. */
  private static final class LoopLinks {
    private final Implications graph;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Boolean> strong = new ArrayList<>();

    LoopLinks(Implications graph) {
      this.graph = graph;
    }

    Chain of(NiceLoops.FoundLoop found) {
      int[] chain = found.chain();
      for (int i = 0; i < chain.length; i++) {
        if (i > 0) {
          strong.add(CandidateNumbers.isOn(chain[i]));
        }
        nodes.add(node(chain[i]));
        if (graph.isAls(chain[i])) {
          exit(chain[i], chain[i + 1]);
        }
      }
      close(found);
      return new Chain(nodes, strong);
    }

    private Node node(int literal) {
      if (graph.isAls(literal)) {
        return node(graph.entry(literal).als(), graph.digit(literal));
      }
      return Node.group(graph.cells(literal).candidates(graph.digit(literal)));
    }

    private static Node node(FoundAls als, int digit) {
      return new Node(als.places(digit).candidates(digit), als.cells().toList());
    }

    /** An almost locked set has two nodes: the digit that it loses and a digit that it then has. */
    private void exit(int set, int next) {
      FoundAls als = graph.entry(set).als();
      int digit = graph.digit(next);
      if (!CandidateNumbers.isOn(next) && ValueSet.contains(als.digits(), digit)) {
        strong.add(true);
        nodes.add(node(als, digit));
      }
    }

    /** A loop has an extra link, in the cell where it ends. */
    private void close(NiceLoops.FoundLoop found) {
      boolean isContinuous =
          found.technique() == Technique.CONTINUOUS_NICE_LOOP
              || found.technique() == Technique.GROUPED_CONTINUOUS_NICE_LOOP;
      if (isContinuous) {
        strong.add(false);
      }
    }
  }
}
