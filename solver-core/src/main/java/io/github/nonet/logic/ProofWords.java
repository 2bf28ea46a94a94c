package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.proof.ProofGap;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The words for suppositions and their consequences, as {@link Words} lists them. They come from
 * the lines of the proof. The candidates that a supposition makes true are named, each with its
 * house; the candidates that it makes false are left to the reader.
 */
final class ProofWords {
  private static final int NONE = -1;

  /** A longer branch is described by its start, its end and the number of its steps. */
  private static final int MOST_CHARACTERS = 420;

  /** A longer loop, which also has to say what it eliminates. */
  private static final int MOST_OF_LOOP = 260;

  /** So few clauses are always told. */
  private static final int FEW_CLAUSES = 2;

  private final Language text;
  private final List<Inference> proof;
  private final @Nullable Candidates state;

  ProofWords(Language text, List<Inference> proof, @Nullable Candidates state) {
    this.text = text;
    this.proof = proof;
    this.state = state;
  }

  /** Returns whether the lines state that one of the ends of a chain is true. */
  boolean hasEnds(Chain chain) {
    return ends(chain) != NONE;
  }

  /** Returns whether the last line is the opposite of a supposition that leads to a gap. */
  boolean isRefuted() {
    return !proof.isEmpty() && last().kind() == Kind.REFUTED && count(Kind.REFUTED) == 1;
  }

  /** Returns whether the refutation of one supposition is all that a step does. */
  boolean isRefuted(List<Candidate> effects) {
    return isRefuted() && last().candidates().containsAll(effects);
  }

  /** Returns whether one supposition is refuted, and its opposite excludes what is eliminated. */
  boolean isProved() {
    return count(Kind.REFUTED) == 1 && refuted().isTrue() && !last().isTrue();
  }

  /** Returns the line that is the opposite of a refuted supposition. */
  private Inference refuted() {
    int line = 0;
    while (proof.get(line).kind() != Kind.REFUTED) {
      line++;
    }
    return proof.get(line);
  }

  /** Returns the opposite of a refuted supposition, and how it excludes the eliminations. */
  String truth(List<Candidate> eliminations) {
    List<Candidate> truth = refuted().candidates();
    return say("fact.is", truth) + why(truth, eliminations);
  }

  /** Returns whether the last line is the common conclusion of several cases. */
  boolean isByCases() {
    return !proof.isEmpty() && last().kind() == Kind.CASES;
  }

  /** Returns whether nothing is supposed. */
  boolean isDirect() {
    return !proof.isEmpty() && count(Kind.FOLLOWS) == proof.size();
  }

  /** Returns the true lines one by one, and the effect of the step. */
  String facts() {
    List<String> clauses = new ArrayList<>();
    for (int i = 0; i < proof.size(); i++) {
      Inference line = proof.get(i);
      if (line.isTrue() || line == last()) {
        clauses.add(line.isGap() ? gap(i) : clause(line));
      }
    }
    return told(clauses);
  }

  private Inference last() {
    return proof.get(proof.size() - 1);
  }

  private long count(Kind kind) {
    return proof.stream().filter(line -> line.kind() == kind).count();
  }

  /** Returns the index of the line that one of the ends of a chain is true. */
  private int ends(Chain chain) {
    for (int i = 0; i < proof.size(); i++) {
      Inference line = proof.get(i);
      boolean areOpposites = line.kind() == Kind.CASES && line.isTrue() && line.units().isEmpty();
      if (areOpposites && ChainWords.ends(chain).equals(sorted(line.candidates()))) {
        return i;
      }
    }
    return NONE;
  }

  private static List<Candidate> sorted(List<Candidate> candidates) {
    return candidates.stream().sorted().collect(Lists.toList());
  }

  /**
   * Returns the consequences if the first end of a chain is false, from the proof; where a simpler
   * proof needs no supposition, from the nodes.
   */
  String clauses(Chain chain) {
    if (!hasEnds(chain)) {
      return nodes(chain);
    }
    List<Integer> causes = proof.get(ends(chain)).causes();
    String all = branch(causes.get(0), causes.get(1), false);
    return all.length() > MOST_CHARACTERS ? branch(causes.get(0), causes.get(1), true) : all;
  }

  /** Returns whether a chain is told in words by its nodes; sets need the candidates. */
  boolean isOfNodes(Chain chain) {
    int last = chain.strong().size() - 1;
    boolean isPlain = true;
    for (Chain.Node node : chain.nodes()) {
      isPlain &= node.almostLocked().isEmpty();
    }
    return chain.nodes().size() % 2 == 0
        && chain.strong().get(0)
        && chain.strong().get(last) != chain.isLoop()
        && (isPlain || state != null);
  }

  private String nodes(Chain chain) {
    List<Chain.Node> nodes = chain.nodes();
    List<String> clauses = new ArrayList<>();
    for (int i = 1; i < nodes.size(); i += 2) {
      Chain.Node one = nodes.get(i - 1);
      Chain.Node other = nodes.get(i);
      boolean isIt = i == 1 && one.digit() != other.digit() && cells(one).equals(cells(other));
      boolean isInside = isInside(one, other);
      List<Integer> set = one.almostLocked();
      if (!set.isEmpty()) {
        int held = ValueSet.without(digits(set), one.digit());
        String fact =
            isInside ? say("fact.is", other.candidates()) : say("told.held", set, held, "");
        clauses.add(say("told.set", set, ValueSet.bit(one.digit()), fact));
      }
      boolean isTold = i > 1 && other.candidates().equals(nodes.get(i - 2).candidates());
      if (!isInside && !isTold) {
        clauses.add(
            isIt
                ? say("fact.it", other.candidates())
                : fact(true, other.candidates(), strong(one, other)));
      }
    }
    String all = told(clauses);
    boolean isLong = all.length() > (chain.isLoop() ? MOST_OF_LOOP : MOST_CHARACTERS);
    return text.fill(
        isLong ? "told.if.many" : "told.if",
        Map.of(
            "supposed", fact(false, nodes.get(0).candidates(), ""),
            "clauses", all,
            "count", String.valueOf(clauses.size()),
            "end", clauses.get(clauses.size() - 1)));
  }

  /** Returns whether two nodes are digits of one almost locked set. */
  private static boolean isInside(Chain.Node one, Chain.Node other) {
    return !one.almostLocked().isEmpty() && one.almostLocked().equals(other.almostLocked());
  }

  /** Returns the digits of cells in the state. */
  private int digits(Collection<Integer> cells) {
    int digits = 0;
    for (int cell : cells) {
      digits |= sets()[cell];
    }
    return digits;
  }

  private int[] sets() {
    return state == null ? new int[0] : state.toDigitSets();
  }

  /**
   * Returns why a loop eliminates candidates: one end of each weak link is true, and sets hold
   * their other digits.
   */
  String pairs(Chain chain, List<Candidate> eliminations) {
    List<Candidate> rest = new ArrayList<>(eliminations);
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < chain.nodes().size(); i++) {
      Chain.Node one = chain.nodes().get(i);
      Chain.Node other = chain.nodes().get((i + 1) % chain.nodes().size());
      List<Candidate> ends = new ArrayList<>(one.candidates());
      ends.addAll(other.candidates());
      if (chain.strong().get(i)) {
        boolean isSecond = one.almostLocked().isEmpty();
        pairs.add(held(isSecond ? other : one, isSecond ? one : other, rest));
      } else if (excludes(ends, rest)) {
        pairs.add(say(one.digit() == other.digit() ? "choice.house" : "choice.cell", ends));
      }
    }
    pairs.add(rest.isEmpty() ? "" : text.get("loop.rest"));
    pairs.removeIf(String::isEmpty);
    return String.join("; ", pairs);
  }

  /**
   * Returns the digits that a set holds besides the digits of its link, if that excludes
   * candidates. A link to a cell whose other digits are all of the set extends the set.
   */
  private String held(Chain.Node set, Chain.Node other, List<Candidate> rest) {
    List<Integer> cells = new ArrayList<>(set.almostLocked());
    int digits = digits(cells);
    int ends = ValueSet.bit(set.digit()) | ValueSet.bit(other.digit());
    if (!cells.isEmpty() && !isInside(set, other)) {
      cells.addAll(cells(other));
      if (cells(other).size() > 1 || (digits(cells) & ~digits & ~ends) != 0) {
        return "";
      }
    }
    int held = 0;
    for (int digit : new ValueSet(digits & ~ends)) {
      List<Candidate> places = new ArrayList<>();
      for (int cell : cells) {
        if (ValueSet.contains(sets()[cell], digit)) {
          places.add(new Candidate(cell, digit));
        }
      }
      held |= excludes(places, rest) ? ValueSet.bit(digit) : 0;
    }
    return held == 0 ? "" : say("loop.set", cells, held, "");
  }

  /** Takes away the candidates that cannot be true together with any of some others. */
  private static boolean excludes(List<Candidate> places, List<Candidate> rest) {
    return rest.removeIf(
        gone -> {
          boolean isExcluded = true;
          for (Candidate place : places) {
            boolean isInCell = gone.cell() == place.cell();
            isExcluded &=
                gone.digit() == place.digit()
                    ? Houses.commonPeers(CellSet.of(place.cell())).contains(gone.cell())
                    : isInCell;
          }
          return isExcluded;
        });
  }

  private static List<Integer> cells(Chain.Node node) {
    return node.candidates().stream().map(Candidate::cell).collect(Lists.toList());
  }

  /** Returns the name of a house in which a digit has no place outside of two nodes. */
  private String strong(Chain.Node one, Chain.Node other) {
    List<Integer> cells = new ArrayList<>(cells(one));
    cells.addAll(cells(other));
    for (House house : House.all()) {
      boolean isStrong = state != null && house.cells().containsAll(cells);
      for (int cell : house.cells()) {
        isStrong = isStrong && (cells.contains(cell) || !state.allows(cell, one.digit()));
      }
      if (isStrong && one.digit() == other.digit()) {
        return name(house);
      }
    }
    return "";
  }

  /** Returns how the ends of a chain exclude the eliminations of the step. */
  String why(Chain chain, List<Candidate> eliminations) {
    return why(ChainWords.ends(chain), eliminations);
  }

  private String why(List<Candidate> ends, List<Candidate> eliminations) {
    boolean isOne = ends.stream().map(Candidate::digit).distinct().count() == 1;
    boolean isSeen = eliminations.stream().noneMatch(gone -> isInCell(gone, ends));
    if (ends.stream().map(Candidate::cell).distinct().count() == 1 && ends.size() > 1) {
      return "";
    }
    if (!isOne || !isSeen) {
      return ends.size() > 1 ? text.get("why.either") : "";
    }
    return text.get(ends.size() == 1 ? "why.one" : ends.size() == 2 ? "why.both" : "why.all");
  }

  private static boolean isInCell(Candidate gone, List<Candidate> ends) {
    return ends.stream().anyMatch(end -> end.cell() == gone.cell());
  }

  /** Returns the supposition that is refuted, and how it leads to a gap. */
  String contradiction() {
    List<Integer> causes = refuted().causes();
    List<String> clauses = clauses(causes.get(0), causes.get(1));
    String all = told(clauses);
    boolean isLong = all.length() > MOST_CHARACTERS;
    return text.fill(
        clauses.isEmpty() ? "told.gap" : isLong ? "told.contradiction.many" : "told.contradiction",
        Map.of(
            "supposed", supposed(causes.get(0), "suppose"),
            "clauses", all,
            "count", String.valueOf(clauses.size()),
            "gap", gap(causes.get(1))));
  }

  /** Returns the suppositions, one of which is true. */
  String choice() {
    List<Candidate> supposed = new ArrayList<>();
    for (int i = 0; i < last().causes().size(); i += 2) {
      supposed.addAll(proof.get(last().causes().get(i)).candidates());
    }
    if (last().units().isEmpty()) {
      return say("choice.opposite", supposed.subList(0, 1));
    }
    boolean isCell = last().units().get(0).kind() == Unit.Kind.CELL;
    String choice = say(isCell ? "choice.cell" : "choice.house", supposed);
    return isCell ? choice : choice + " (" + house(last()) + ')';
  }

  /** Returns where the cases lead: some may lead to a contradiction. */
  String outcome() {
    boolean isOpen = last().causes().stream().anyMatch(cause -> proof.get(cause).isGap());
    return text.get(isOpen ? "outcome.gap" : "outcome.same");
  }

  /** Returns the end of each supposition, and the way there only if it is short enough. */
  String branches() {
    String all = branches(false);
    return all.length() > MOST_CHARACTERS ? branches(true) : all;
  }

  private String branches(boolean isLong) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < last().causes().size(); i += 2) {
      words.add(branch(last().causes().get(i), last().causes().get(i + 1), isLong));
    }
    return String.join("; ", words);
  }

  private String branch(int supposition, int end, boolean isLong) {
    List<String> clauses = clauses(supposition, end);
    Inference last = proof.get(end);
    String gap = last.isGap() ? gap(end) : "";
    String key = supposition == end ? "told.itself" : "told.if";
    if (last.isGap()) {
      key = clauses.isEmpty() ? "told.if.gap" : "told.if.then.gap";
    }
    boolean isMany = isLong && clauses.size() > FEW_CLAUSES;
    return text.fill(
        isMany ? "told.if.many" : key,
        Map.of(
            "supposed", supposed(supposition, "fact"),
            "clauses", told(clauses),
            "count", String.valueOf(clauses.size()),
            "end", last.isGap() || clauses.isEmpty() ? gap : clauses.get(clauses.size() - 1),
            "gap", gap));
  }

  private String supposed(int supposition, String kind) {
    Inference line = proof.get(supposition);
    return say(kind + (line.isTrue() ? ".is" : ".is.not"), line.candidates());
  }

  /** Returns the candidates that a supposition makes true on the way to an end, and the end. */
  private List<String> clauses(int supposition, int end) {
    Set<Integer> needed = needed(end);
    needed.remove(supposition);
    List<String> clauses = new ArrayList<>();
    Set<Integer> told = new TreeSet<>();
    for (int line : needed) {
      Inference said = proof.get(line);
      if (!said.isGap() && (said.isTrue() || line == end) && told.add(line)) {
        boolean isIt = clauses.isEmpty() && isSameCell(said, proof.get(supposition));
        clauses.add(
            isIt
                ? say("fact.it", said.candidates())
                : lost(said) < 0 ? clause(said) : set(said, needed, told));
      }
    }
    return clauses;
  }

  /**
   * Returns the digits that a set loses so that a line follows, if it follows by some cells of a
   * house that have no others left; otherwise a negative number.
   */
  private int lost(Inference line) {
    boolean isOfSet =
        line.isTrue()
            && !line.isGap()
            && line.kind() == Kind.FOLLOWS
            && line.units().get(0).kind() == Unit.Kind.HOUSE
            && line.units().get(0).cells().size() < Geometry.SIZE;
    int lost = 0;
    for (int cause : line.causes()) {
      isOfSet &= !proof.get(cause).isTrue();
      for (Candidate candidate : proof.get(cause).candidates()) {
        lost |= ValueSet.bit(candidate.digit());
      }
    }
    return isOfSet ? lost : -1;
  }

  /** Returns the digits that a set loses, and those that it holds therefore, of all its lines. */
  private String set(Inference said, Set<Integer> needed, Set<Integer> told) {
    Set<Integer> cells = new TreeSet<>();
    int digits = 0;
    for (int i : needed) {
      Inference line = proof.get(i);
      boolean isSame =
          lost(line) > 0
              && line.causes().equals(said.causes())
              && line.units().get(0).index() == said.units().get(0).index();
      if (line == said || isSame) {
        told.add(i);
        cells.addAll(line.units().get(0).cells());
        for (Candidate candidate : line.candidates()) {
          cells.add(candidate.cell());
          digits |= ValueSet.bit(candidate.digit());
        }
      }
    }
    String fact = say("fact.is", said.candidates());
    return say(
        lost(said) == 0 ? "told.set.held" : "told.set",
        cells,
        lost(said),
        ValueSet.isSingle(digits) ? fact : say("told.held", cells, digits, ""));
  }

  /** Returns the lines that lead to a line, which is the last of them. */
  private Set<Integer> needed(int end) {
    Set<Integer> needed = new TreeSet<>();
    TreeSet<Integer> open = new TreeSet<>(Set.of(end));
    while (!open.isEmpty()) {
      int line = open.pollLast();
      if (needed.add(line)) {
        open.addAll(proof.get(line).causes());
      }
    }
    return needed;
  }

  private String told(List<String> clauses) {
    return String.join(text.get("told.next") + ' ', clauses);
  }

  private static boolean isSameCell(Inference line, Inference supposition) {
    return line.isTrue()
        && line.units().get(0).kind() == Unit.Kind.CELL
        && line.units().get(0).cells().get(0) == supposition.candidates().get(0).cell();
  }

  private String clause(Inference line) {
    return fact(line.isTrue(), line.candidates(), house(line));
  }

  private String fact(boolean isTrue, List<Candidate> candidates, String house) {
    String several = candidates.size() == 1 ? "" : ".several";
    String fact = say(isTrue ? "fact.is" : "fact.is.not" + several, candidates);
    return house.isEmpty() ? fact : fact + " (" + house + ')';
  }

  /** Returns the name of the house by which a line follows; none if it follows otherwise. */
  private String house(Inference line) {
    return line.units().isEmpty() || line.units().get(0).kind() != Unit.Kind.HOUSE
        ? ""
        : name(House.all().get(line.units().get(0).index()));
  }

  private String name(House house) {
    return text.get(house.type().name()) + ' ' + (house.index() + 1);
  }

  /**
   * Describes a gap: a cell without candidates, or a house without a place for a digit or with two.
   */
  private String gap(int line) {
    Inference gap = proof.get(line);
    List<Integer> cells = gap.units().get(0).cells();
    int both = 0;
    String twice = "";
    for (int i : needed(line)) {
      Inference told = proof.get(i);
      if (told.isTrue() && told.candidates().size() == 1) {
        Candidate placed = told.candidates().get(0);
        both |= cells.contains(placed.cell()) ? ValueSet.bit(placed.digit()) : 0;
        for (int cause : gap.causes()) {
          Inference lost = proof.get(cause);
          // A digit that the cell was said to have is not lost: it is twice in a house.
          if (!lost.isTrue() && lost.candidates().contains(placed) && !house(lost).isEmpty()) {
            twice = gap("twice", ValueSet.bit(placed.digit()), List.of(), house(lost));
          }
        }
      }
    }
    if (gap.units().get(0).kind() == Unit.Kind.CELL && ValueSet.size(both) > 1) {
      return gap("both", both, cells, "");
    }
    if (!twice.isEmpty()) {
      return twice;
    }
    ProofGap lost = ProofGap.of(proof, gap, sets(), Geometry.SIZE);
    return gap(lost.key(), lost.values(), lost.cells(), house(gap));
  }

  private String gap(String key, int digits, List<Integer> cells, String house) {
    return say("gap." + key, cells, digits, house);
  }

  /** Fills a key with cells, digits, and a house or a fact as other words. */
  private String say(String key, Collection<Integer> cells, int digits, String other) {
    return text.fill(
        key,
        Map.of(
            "house",
            other,
            "fact",
            other,
            "cells",
            text.list(new TreeSet<>(cells).stream().map(Geometry::notation)),
            "digits",
            text.list(new ValueSet(digits).stream().map(String::valueOf))));
  }

  private String say(String key, List<Candidate> candidates) {
    Set<Integer> cells = new TreeSet<>();
    Set<Integer> digits = new TreeSet<>();
    for (Candidate candidate : candidates) {
      cells.add(candidate.cell());
      digits.add(candidate.digit());
    }
    return text.fill(
        key,
        Map.of(
            "cells",
                text.list(cells.stream().map(Geometry::notation).collect(Lists.toList()), "or"),
            "digits",
                text.list(digits.stream().map(String::valueOf).collect(Lists.toList()), "or")));
  }
}
