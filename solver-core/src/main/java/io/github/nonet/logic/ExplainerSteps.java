package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.Inference;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.explainer.Finding;
import io.github.nonet.internal.explainer.Finding.Statement;
import io.github.nonet.internal.logic.State;
import io.github.nonet.logic.Part.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Makes steps of what the engine of {@link ExplainerRating} finds. */
final class ExplainerSteps {
  private static final int SIZE = Geometry.SIZE;

  private static final Technique[] NAKED = {
    Technique.NAKED_PAIR, Technique.NAKED_TRIPLE, Technique.NAKED_QUADRUPLE
  };
  private static final Technique[] HIDDEN = {
    Technique.HIDDEN_PAIR, Technique.HIDDEN_TRIPLE, Technique.HIDDEN_QUADRUPLE
  };
  private static final Technique[] FISH = {
    Technique.X_WING, Technique.SWORDFISH, Technique.JELLYFISH
  };
  private static final Technique[] RECTANGLES = {
    Technique.UNIQUENESS_1, Technique.UNIQUENESS_2, Technique.UNIQUENESS_3, Technique.UNIQUENESS_4
  };

  /** The base of the chains that begin to join, in tenths. */
  private static final int DYNAMIC = 85;

  private final Candidates state;
  private final Finding found;

  private ExplainerSteps(Candidates state, Finding found) {
    this.state = state;
    this.found = found;
  }

  /** Returns the step that was found in a state. */
  static RatedStep of(Candidates state, Finding found) {
    String name = Names.of(found);
    Step step = new ExplainerSteps(state, found).step(name);
    return RatedStep.ofExplainer(name, found.tenths(), state, step);
  }

  private Step step(String name) {
    return switch (found.kind()) {
      case HIDDEN_SINGLE -> single(found.tenths() == 10);
      case NAKED_SINGLE -> step(Technique.NAKED_SINGLE, new Reason.Single(placed(), List.of()));
      case LOCKING -> locking();
      case NAKED_SUBSET -> subset(NAKED);
      case HIDDEN_SUBSET -> subset(HIDDEN);
      case FISH -> fish();
      case WING -> wing();
      case UNIQUE_LOOP -> loop(name);
      case GRAVE -> grave(name);
      case ALIGNED_EXCLUSION -> aligned(name);
      case CYCLE -> step(Technique.CONTINUOUS_NICE_LOOP, cycle());
      case CHAIN -> chain();
      case NET -> net();
    };
  }

  private Step step(Technique technique, Reason reason) {
    return found.placed() == Finding.NONE
        ? Step.eliminating(technique, candidates(found.removed()), reason)
        : Step.placing(technique, List.of(placed()), reason);
  }

  private Step custom(String name, String reason, List<Part> parts) {
    return step(Technique.USER_DEFINED, new Reason.Custom(name, reason, parts, List.of()));
  }

  private Candidate placed() {
    return candidate(found.placed());
  }

  private static Candidate candidate(int number) {
    return new Candidate(number / SIZE, number % SIZE + 1);
  }

  private static List<Candidate> candidates(int[] numbers) {
    return Arrays.stream(numbers).mapToObj(ExplainerSteps::candidate).collect(Lists.toList());
  }

  /** Boxes come first here, then rows, then columns. */
  private static House house(int number) {
    House.Type[] types = {House.Type.BOX, House.Type.ROW, House.Type.COLUMN};
    return new House(types[number / SIZE], number % SIZE);
  }

  private List<Integer> digits() {
    return State.digitList(found.digits()).stream().map(it -> it + 1).collect(Lists.toList());
  }

  private int digit() {
    return digits().get(0);
  }

  private List<Integer> cells(int house, int set) {
    List<Integer> cells = house(house).cells();
    return State.digitList(set).stream().map(cells::get).collect(Lists.toList());
  }

  private List<Integer> memberCells() {
    return Lists.of(found.members());
  }

  /** Returns the candidates of the cells that have one of the digits. */
  private List<Candidate> marks(List<Integer> cells, List<Integer> digits) {
    return cells.stream()
        .flatMap(
            cell ->
                digits.stream()
                    .filter(digit -> state.allows(cell, digit))
                    .map(digit -> new Candidate(cell, digit)))
        .sorted()
        .collect(Lists.toList());
  }

  private List<Candidate> marks(int cell) {
    return marks(List.of(cell), List.copyOf(state.digits(cell)));
  }

  private Step single(boolean isLast) {
    return step(
        isLast ? Technique.FULL_HOUSE : Technique.HIDDEN_SINGLE,
        new Reason.Single(placed(), List.of(house(found.house()))));
  }

  private Step locking() {
    House base = house(found.house());
    return step(
        base.type() == House.Type.BOX ? Technique.POINTING : Technique.CLAIMING,
        new Reason.LockedCandidates(
            digit(), cells(found.house(), found.set()), base, house(found.cover())));
  }

  private Step subset(Technique[] bySize) {
    List<Integer> cells = cells(found.house(), found.set());
    return step(
        bySize[cells.size() - 2],
        new Reason.Subset(digits(), cells, List.of(house(found.house())), marks(cells, digits())));
  }

  private Step fish() {
    int firstCover = found.house() == SIZE ? 2 * SIZE : SIZE;
    List<House> bases = lines(found.house(), found.set());
    List<House> covers = lines(firstCover, found.cover());
    List<Integer> body =
        bases.stream()
            .flatMap(base -> base.cells().stream())
            .filter(cell -> state.digit(cell) == 0 && state.allows(cell, digit()))
            .sorted()
            .collect(Lists.toList());
    return step(
        FISH[bases.size() - 2],
        new Reason.Fish(digit(), bases, covers, body, List.of(), List.of()));
  }

  private static List<House> lines(int first, int set) {
    return State.digitList(set).stream().map(it -> house(first + it)).collect(Lists.toList());
  }

  private Step wing() {
    List<Candidate> pivot = marks(found.members()[0]);
    List<Candidate> pincers = new ArrayList<>(marks(found.members()[1]));
    pincers.addAll(marks(found.members()[2]));
    return step(
        pivot.size() == 3 ? Technique.XYZ_WING : Technique.XY_WING,
        new Reason.Wing(digit(), pivot, pincers));
  }

  private Step loop(String name) {
    List<Integer> floor = new ArrayList<>();
    List<Integer> roof = new ArrayList<>();
    for (int cell : found.members()) {
      (state.digits(cell).size() == 2 ? floor : roof).add(cell);
    }
    List<Candidate> extras = new ArrayList<>();
    roof.forEach(cell -> extras.addAll(marks(cell)));
    extras.removeIf(it -> digits().contains(it.digit()));
    if (found.members().length == 4) {
      return step(
          RECTANGLES[found.house() - 1],
          new Reason.Rectangle(digits(), floor, roof, extras, List.of(), List.of()));
    }
    String reason =
        "the digits "
            + CellNotation.digits(digits())
            + " could be exchanged in the loop "
            + memberCells().stream().map(CellNotation::cell).collect(Collectors.joining(" - "))
            + ", and the puzzle would have two solutions, were it not for "
            + CellNotation.candidates(extras, CellNotation.PLACES)
            + ".";
    List<Part> parts =
        List.of(
            Part.cells(Role.FLOOR, floor),
            Part.cells(Role.ROOF, roof),
            Part.candidates(Role.EXTRA, extras));
    return custom(name, reason, parts);
  }

  private Step grave(String name) {
    List<Candidate> extras = candidates(found.members());
    if (found.house() == 1) {
      return step(Technique.BUG_PLUS_1, new Reason.Bug(extras));
    }
    String reason =
        "without "
            + CellNotation.candidates(extras, CellNotation.PLACES)
            + ", each open cell would have two candidates, and each candidate would be twice in its"
            + " houses. The puzzle would not have exactly one solution, so one of them is true.";
    return custom(name, reason, new Reason.Bug(extras).parts());
  }

  private Step aligned(String name) {
    String reason =
        "each way to put what is eliminated into one of the cells "
            + CellNotation.cells(memberCells())
            + " leaves a cell that sees them without a candidate, or repeats a digit in a house.";
    return custom(name, reason, List.of(Part.cells(Role.DEFINING, memberCells())));
  }

  /** Returns the loop: from a true statement to a false one the link is weak. */
  private Chain cycle() {
    List<Chain.Node> nodes = new ArrayList<>();
    List<Boolean> strong = new ArrayList<>();
    for (Statement statement : found.chains().get(0)) {
      nodes.add(Chain.Node.of(candidate(statement.candidate())));
      strong.add(!statement.isOn());
    }
    return new Chain(nodes, strong);
  }

  /**
   * Returns the step of a chain that ends where it began.
   *
   * <pre>
   *   on - off = on - off     one of the inner ends is true, and the first candidate sees both
   *   off = on - off = on     the first candidate is linked strongly to both inner ends
   * </pre>
   */
  private Step chain() {
    Chain whole = cycle();
    int last = whole.nodes().size() - 1;
    if (found.placed() == Finding.NONE) {
      Technique technique = found.house() == Finding.X ? Technique.X_CHAIN : Technique.AIC;
      return step(
          technique,
          new Chain(whole.nodes().subList(1, last), whole.strong().subList(1, last - 1)));
    }
    return step(
        Technique.DISCONTINUOUS_NICE_LOOP,
        new Chain(whole.nodes().subList(0, last), whole.strong().subList(0, last)));
  }

  private Step net() {
    boolean isContradiction = found.house() == Finding.CONTRADICTION;
    boolean joins = found.cover() >= DYNAMIC;
    Technique technique =
        isContradiction
            ? joins ? Technique.FORCING_NET_CONTRADICTION : Technique.FORCING_CHAIN_CONTRADICTION
            : joins ? Technique.FORCING_NET_VERITY : Technique.FORCING_CHAIN_VERITY;
    List<Net.Branch> branches =
        found.chains().stream()
            .map(
                chain ->
                    new Net.Branch(chain.stream().map(this::inference).collect(Lists.toList())))
            .collect(Lists.toList());
    return step(technique, new Net(branches, isContradiction));
  }

  private Inference inference(Statement statement) {
    return new Inference(
        candidate(statement.candidate()), statement.isOn(), List.of(), statement.causes());
  }

  /** What Sudoku Explainer 1.2.1 calls its techniques. */
  private static final class Names {
    private static final String[] SIZES = {"Pair", "Triplet", "Quad"};
    private static final String[] FISH = {"X-Wing", "Swordfish", "Jellyfish"};

    /** What follows the names of dynamic chains, by what is looked for within them. */
    private static final String[] NESTED = {
      "",
      " (+)",
      " (+ Forcing Chains)",
      " (+ Multiple Forcing Chains)",
      " (+ Dynamic Forcing Chains)",
      " (+ Dynamic Forcing Chains (+ Forcing Chains))"
    };

    /** The bases of the ratings of chains from several assumptions, in tenths. */
    private static final int NISHIO = 75;

    private static final int MULTIPLE = 80;
    private static final int STEP = 5;

    private Names() {}

    static String of(Finding found) {
      boolean isDirect = found.placed() != Finding.NONE;
      return switch (found.kind()) {
        case HIDDEN_SINGLE -> "Hidden Single";
        case NAKED_SINGLE -> "Naked Single";
        case LOCKING ->
            (isDirect ? "Direct " : "") + (found.house() < SIZE ? "Pointing" : "Claiming");
        case NAKED_SUBSET -> "Naked " + SIZES[Integer.bitCount(found.digits()) - 2];
        case HIDDEN_SUBSET ->
            (isDirect ? "Direct " : "") + "Hidden " + SIZES[Integer.bitCount(found.digits()) - 2];
        case FISH -> FISH[Integer.bitCount(found.set()) - 2];
        case WING -> found.tenths() == 44 ? "XYZ-Wing" : "XY-Wing";
        case UNIQUE_LOOP -> loop(found.members().length) + " type " + found.house();
        case GRAVE -> "BUG type " + found.house();
        case ALIGNED_EXCLUSION -> "Aligned " + SIZES[found.members().length - 2] + " Exclusion";
        case CYCLE -> cycle(found);
        case CHAIN -> chain(found);
        case NET -> net(found);
      };
    }

    private static String loop(int cells) {
      if (cells == 4) {
        return "Unique Rectangle";
      }
      return cells == 6 ? "Unique Loop" : "Unique Loop " + cells;
    }

    private static String cycle(Finding found) {
      return switch (found.house()) {
        case Finding.X ->
            found.chains().get(0).size() == 4 ? "Generalized X-Wing" : "Bidirectional X-Cycle";
        case Finding.Y -> "Bidirectional Y-Cycle";
        default -> "Bidirectional Cycle";
      };
    }

    private static String chain(Finding found) {
      if (found.house() == Finding.XY) {
        return "Forcing Chain";
      }
      return found.chains().get(0).size() == 6 ? "Turbot Fish" : "Forcing X-Chain";
    }

    private static String net(Finding found) {
      String prefix = found.cover() == MULTIPLE ? "" : "Dynamic ";
      if (found.cover() == NISHIO) {
        return "Nishio Forcing Chains";
      }
      String kind =
          switch (found.house()) {
            case Finding.REDUCTION -> "Double Forcing";
            case Finding.CELL -> "Cell Forcing";
            case Finding.HOUSE -> "Region Forcing";
            default -> "Contradiction Forcing";
          };
      int nested = Math.max(0, (found.cover() - DYNAMIC) / STEP);
      return prefix + kind + " Chains" + NESTED[nested];
    }
  }
}
