package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.explainer.ChainKind;
import io.github.nonet.internal.explainer.Finding;
import io.github.nonet.internal.explainer.Finding.Statement;
import io.github.nonet.internal.explainer.PathStep;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.proof.BoardProof;
import io.github.nonet.internal.logic.proof.BoardUnits;
import io.github.nonet.internal.logic.proof.ChainLines;
import io.github.nonet.internal.logic.proof.ProofLine;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Part.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Makes steps of the findings of the engine of {@link ExplainerRating}. */
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

  /** The number of cells of a loop whose name has no number. */
  private static final int SHORT_LOOP = 6;

  private final Candidates state;
  private final PathStep found;

  private ExplainerSteps(Candidates state, PathStep found) {
    this.state = state;
    this.found = found;
  }

  /** Returns the step that was found in a state. */
  static RatedStep of(Candidates state, PathStep found) {
    Step step = new ExplainerSteps(state, found).step(found.finding());
    return RatedStep.ofExplainer(
        found.finding().technique(), found.tenths(), state, step.foundIn(state));
  }

  private Step step(Finding finding) {
    if (finding instanceof Finding.HiddenSingle single) {
      return step(single);
    }
    if (finding instanceof Finding.NakedSingle) {
      return step(Technique.NAKED_SINGLE, new Reason.Single(placed(), List.of()));
    }
    if (finding instanceof Finding.LockedDigit locked) {
      return step(locked);
    }
    if (finding instanceof Finding.NakedSubset naked) {
      return subset(NAKED, naked.house(), naked.places(), naked.digits());
    }
    if (finding instanceof Finding.HiddenSubset hidden) {
      return subset(HIDDEN, hidden.house(), hidden.places(), hidden.digits());
    }
    if (finding instanceof Finding.LineFish fish) {
      return step(fish);
    }
    if (finding instanceof Finding.XyWing wing) {
      return step(wing);
    }
    return afterWings(finding);
  }

  /** Returns the step of a technique that the original tries after the wings. */
  private Step afterWings(Finding finding) {
    if (finding instanceof Finding.UniqueLoop loop) {
      return step(loop);
    }
    if (finding instanceof Finding.Grave grave) {
      return step(grave);
    }
    if (finding instanceof Finding.AlignedCells aligned) {
      return step(aligned);
    }
    if (finding instanceof Finding.Cycle cycle) {
      return step(Technique.CONTINUOUS_NICE_LOOP, chain(cycle.statements()));
    }
    return finding instanceof Finding.SingleChain chain
        ? step(chain)
        : step((Finding.ForcingNet) finding);
  }

  private Step step(Technique technique, Reason reason) {
    return found.places()
        ? Step.placing(technique, List.of(placed()), reason)
        : Step.eliminating(technique, candidates(found.removed()), reason);
  }

  private Step told(Telling telling, List<Part> parts) {
    String reason = telling.reason(Language.ofBoards(Locale.ENGLISH));
    String name = found.finding().technique();
    Reason custom = new Reason.Custom(name, reason, parts, List.of());
    return step(Technique.USER_DEFINED, custom).told(telling);
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

  /** The engine numbers boxes first, then rows, then columns. */
  private static House house(int number) {
    House.Type[] types = {House.Type.BOX, House.Type.ROW, House.Type.COLUMN};
    return new House(types[number / SIZE], number % SIZE);
  }

  private static List<Integer> digits(int set) {
    return State.digitList(set).stream().map(it -> it + 1).collect(Lists.toList());
  }

  private static List<Integer> cells(int house, int places) {
    List<Integer> cells = house(house).cells();
    return State.digitList(places).stream().map(cells::get).collect(Lists.toList());
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

  private Step step(Finding.HiddenSingle single) {
    return step(
        single.isLast() ? Technique.FULL_HOUSE : Technique.HIDDEN_SINGLE,
        new Reason.Single(placed(), List.of(house(single.house()))));
  }

  private Step step(Finding.LockedDigit locked) {
    House base = house(locked.base());
    List<Integer> cells = cells(locked.base(), locked.places());
    return step(
        base.type() == House.Type.BOX ? Technique.POINTING : Technique.CLAIMING,
        new Reason.LockedCandidates(locked.digit() + 1, cells, base, house(locked.cover())));
  }

  private Step subset(Technique[] bySize, int house, int places, int digits) {
    List<Integer> cells = cells(house, places);
    List<Integer> members = digits(digits);
    return step(
        bySize[cells.size() - 2],
        new Reason.Subset(members, cells, List.of(house(house)), marks(cells, members)));
  }

  private Step step(Finding.LineFish fish) {
    int digit = fish.digit() + 1;
    List<House> bases = lines(fish.firstBase(), fish.bases());
    List<House> covers = lines(fish.firstCover(), fish.covers());
    List<Integer> body =
        bases.stream()
            .flatMap(base -> base.cells().stream())
            .filter(cell -> state.digit(cell) == 0 && state.allows(cell, digit))
            .sorted()
            .collect(Lists.toList());
    return step(
        FISH[bases.size() - 2], new Reason.Fish(digit, bases, covers, body, List.of(), List.of()));
  }

  private static List<House> lines(int first, int set) {
    return State.digitList(set).stream().map(it -> house(first + it)).collect(Lists.toList());
  }

  private Step step(Finding.XyWing wing) {
    List<Candidate> pincers = new ArrayList<>(marks(wing.first()));
    pincers.addAll(marks(wing.second()));
    return step(
        wing.isXyz() ? Technique.XYZ_WING : Technique.XY_WING,
        new Reason.Wing(wing.digit() + 1, marks(wing.pivot()), pincers));
  }

  private Step step(Finding.UniqueLoop loop) {
    List<Integer> cells = Lists.of(loop.cells());
    List<Integer> digits = digits(loop.digits());
    List<Integer> floor = new ArrayList<>();
    List<Integer> roof = new ArrayList<>();
    for (int cell : cells) {
      (state.digits(cell).size() == 2 ? floor : roof).add(cell);
    }
    List<Candidate> extras = new ArrayList<>();
    roof.forEach(cell -> extras.addAll(marks(cell)));
    extras.removeIf(it -> digits.contains(it.digit()));
    if (cells.size() == 4) {
      return step(
          RECTANGLES[loop.type() - 1],
          new Reason.Rectangle(digits, floor, roof, extras, List.of(), houses(loop, roof)));
    }
    List<Part> parts =
        List.of(
            Part.cells(Role.FLOOR, floor),
            Part.cells(Role.ROOF, roof),
            Part.candidates(Role.EXTRA, extras));
    String name = cells.size() == SHORT_LOOP ? "Loop" : "LongLoop";
    return told(new Telling(name, "Loop", loop.type(), digits, cells, extras), parts);
  }

  /**
   * Returns the houses in which a digit of a loop of type 4 has no place outside the roof;
   * otherwise none.
   */
  private List<House> houses(Finding.UniqueLoop loop, List<Integer> roof) {
    int removed = found.removed().length == 0 ? -1 : candidate(found.removed()[0]).digit();
    return House.all().stream()
        .filter(house -> loop.type() == 4 && house.cells().containsAll(roof))
        .filter(
            house ->
                digits(loop.digits()).stream()
                    .filter(digit -> digit != removed)
                    .flatMap(digit -> marks(house.cells(), List.of(digit)).stream())
                    .allMatch(place -> roof.contains(place.cell())))
        .collect(Lists.toList());
  }

  private Step step(Finding.Grave grave) {
    List<Candidate> extras = candidates(grave.bugs());
    if (grave.type() == 1) {
      return step(Technique.BUG_PLUS_1, new Reason.Bug(extras));
    }
    Telling telling = new Telling("Grave", "Grave", grave.type(), List.of(), List.of(), extras);
    return told(telling, new Reason.Bug(extras).parts());
  }

  private Step step(Finding.AlignedCells aligned) {
    List<Integer> cells = Lists.of(aligned.cells());
    String name = cells.size() == 2 ? "AlignedPair" : "AlignedTriplet";
    return told(
        new Telling(name, "Aligned", 0, List.of(), cells, List.of()),
        List.of(Part.cells(Role.DEFINING, cells)));
  }

  /**
   * Returns the chain of alternately true and false statements; the link from a true one is weak.
   */
  private static Chain chain(List<Statement> statements) {
    List<Chain.Node> nodes = new ArrayList<>();
    List<Boolean> strong = new ArrayList<>();
    for (Statement statement : statements) {
      nodes.add(Chain.Node.of(candidate(statement.candidate())));
      strong.add(!statement.isOn());
    }
    return new Chain(nodes, strong);
  }

  /**
   * Returns the step of a chain that ends at its first candidate.
   *
   * <pre>
   *   on - off = on - off     one of the inner ends is true, and the first candidate sees both
   *   off = on - off = on     the first candidate is linked strongly to both inner ends
   * </pre>
   */
  private Step step(Finding.SingleChain single) {
    Chain whole = chain(single.statements());
    int last = whole.nodes().size() - 1;
    if (found.places()) {
      return step(
          Technique.DISCONTINUOUS_NICE_LOOP,
          new Chain(whole.nodes().subList(0, last), whole.strong().subList(0, last)));
    }
    return step(
        single.kind() == ChainKind.X ? Technique.X_CHAIN : Technique.AIC,
        new Chain(whole.nodes().subList(1, last), whole.strong().subList(1, last - 1)));
  }

  private Step step(Finding.ForcingNet net) {
    boolean isContradiction = net.kind() == ChainKind.CONTRADICTION;
    Technique technique =
        isContradiction
            ? net.joins()
                ? Technique.FORCING_NET_CONTRADICTION
                : Technique.FORCING_CHAIN_CONTRADICTION
            : net.joins() ? Technique.FORCING_NET_VERITY : Technique.FORCING_CHAIN_VERITY;
    List<Net.Branch> branches = new ArrayList<>();
    if (isContradiction) {
      branches.add(branch(net.chains(), true));
    } else {
      net.chains().forEach(chain -> branches.add(branch(List.of(chain), false)));
    }
    return step(technique, new Net(branches, isContradiction));
  }

  /**
   * Returns the consequences of one supposition by one or more chains; only the supposition if a
   * statement follows neither by a cell nor by houses.
   */
  private Net.Branch branch(List<List<Statement>> chains, boolean isContradiction) {
    BoardProof proof = new BoardProof(state);
    Statement first = chains.get(0).get(0);
    ProofLine supposed = proof.suppose(candidate(first.candidate()), first.isOn());
    ProofLine last = supposed;
    for (List<Statement> chain : chains) {
      for (Statement statement : chain) {
        if (last != null && !last.isGap() && !statement.causes().isEmpty()) {
          last = tell(proof, chain, statement);
        }
      }
    }
    if (last != null && isContradiction) {
      Statement end = chains.get(0).get(chains.get(0).size() - 1);
      int cell = candidate(end.candidate()).cell();
      List<Unit> units = new ArrayList<>(last.units());
      units.add(BoardUnits.cell(cell));
      last = proof.gap(units.toArray(new Unit[0]));
    }
    return new Net.Branch(proof.branch(last == null ? supposed : last));
  }

  private static @Nullable ProofLine tell(
      BoardProof proof, List<Statement> chain, Statement statement) {
    CellSet before = CellSet.EMPTY;
    for (int cause : statement.causes()) {
      before = before.with(candidate(chain.get(cause).candidate()).cell());
    }
    List<Candidate> told = List.of(candidate(statement.candidate()));
    ProofLine line = new ChainLines(proof, before).node(statement.isOn(), told, CellSet.EMPTY);
    List<Integer> houses = BoardUnits.housesWith(CellSet.of(told.get(0).cell()));
    for (int i = 0; line == null && i < houses.size(); i++) {
      Unit house = BoardUnits.house(houses.get(i));
      line = statement.isOn() ? proof.holds(told, house) : proof.fails(told, house);
    }
    return line;
  }
}
