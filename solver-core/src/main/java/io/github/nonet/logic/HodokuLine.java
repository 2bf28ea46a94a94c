package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The line in which HoDoKu describes a step: {@code X-Wing: 5 r28 c68 => r1c6<>5}. */
final class HodokuLine {
  private static final Set<Technique> TWO_LINKS =
      EnumSet.of(Technique.SKYSCRAPER, Technique.TWO_STRING_KITE, Technique.DUAL_TWO_STRING_KITE);
  private static final Set<Technique> EMPTY_RECTANGLES =
      EnumSet.of(Technique.EMPTY_RECTANGLE, Technique.DUAL_EMPTY_RECTANGLE);

  /**
   * Techniques whose chains are written from end to end, and those whose chains are closed loops.
   */
  private static final Set<Technique> OPEN =
      EnumSet.of(Technique.XY_CHAIN, Technique.AIC, Technique.GROUPED_AIC);

  private static final Set<Technique> CLOSED =
      EnumSet.of(Technique.CONTINUOUS_NICE_LOOP, Technique.GROUPED_CONTINUOUS_NICE_LOOP);

  private HodokuLine() {}

  static String of(Step step) {
    String reason = step.reason() instanceof Reason.Several several ? several(step, several) : "";
    reason = reason.isEmpty() ? reason(step, step.reason()) : reason;
    String name = name(step);
    if (isSingle(step)) {
      return name + ": " + CellNotation.result(step);
    }
    return name + (reason.isEmpty() ? "" : ": " + reason) + " => " + CellNotation.result(step);
  }

  private static String name(Step step) {
    return step.reason() instanceof Reason.Custom custom
        ? custom.name()
        : HodokuNames.of(step.technique());
  }

  private static boolean isSingle(Step step) {
    return step.reason() instanceof Reason.Single || step.reason() instanceof Reason.Searched;
  }

  private static String several(Step step, Reason.Several several) {
    return several.reasons().stream()
        .map(reason -> reason(step, reason))
        .collect(Collectors.joining(" / "));
  }

  /** Returns the part between the name and the result; empty for nets and graves. */
  private static String reason(Step step, Reason reason) {
    if (reason instanceof Reason.LockedCandidates locked) {
      return locked.digit() + " in " + CellNotation.house(locked.house());
    }
    if (reason instanceof Reason.Subset subset) {
      return joined(subset.digits(), ",") + " in " + CellNotation.cells(subset.cells());
    }
    if (reason instanceof Reason.Fish fish) {
      return fish(fish);
    }
    if (reason instanceof Reason.Wing wing) {
      return wing(wing);
    }
    if (reason instanceof Reason.Rectangle rectangle) {
      return joined(rectangle.digits(), "/") + " in " + CellNotation.cells(rectangle.corners());
    }
    if (reason instanceof Colors colors) {
      return colors.digit() + " " + colors(colors);
    }
    if (reason instanceof Reason.SueDeCoq sueDeCoq) {
      return set(sueDeCoq.intersection())
          + (" (" + set(sueDeCoq.inLine()) + ", " + set(sueDeCoq.inBox()) + ")");
    }
    if (reason instanceof AlmostLockedSets als) {
      return als(step, als);
    }
    if (reason instanceof Reason.Template template) {
      return String.valueOf(template.digit());
    }
    return reason instanceof Chain chain ? chain(step, chain) : "";
  }

  private static String joined(Collection<Integer> digits, String separator) {
    return digits.stream().map(String::valueOf).collect(Collectors.joining(separator));
  }

  private static String fish(Reason.Fish fish) {
    StringBuilder text = new StringBuilder();
    text.append(fish.digit()).append(' ').append(CellNotation.houses(fish.base()));
    text.append(' ').append(CellNotation.houses(fish.cover()));
    fish.fins().forEach(cell -> text.append(" f").append(CellNotation.cell(cell)));
    fish.endoFins().forEach(cell -> text.append(" ef").append(CellNotation.cell(cell)));
    return text.toString();
  }

  /** Returns the digits of the pivot, with the eliminated digit last, which may be one of them. */
  private static String wing(Reason.Wing wing) {
    List<Integer> digits = digits(wing.pivot());
    if (!digits.contains(wing.digit())) {
      digits = new ArrayList<>(digits);
      digits.add(wing.digit());
    }
    List<Candidate> all = new ArrayList<>(wing.pivot());
    all.addAll(wing.pincers());
    return joined(digits, "/") + " in " + CellNotation.cells(cells(all));
  }

  private static String colors(Colors colors) {
    return colors.pairs().stream()
        .map(it -> color(it.first()) + " / " + color(it.second()))
        .collect(Collectors.joining(", "));
  }

  private static String color(List<Integer> cells) {
    return "(" + cells.stream().map(CellNotation::cell).collect(Collectors.joining(",")) + ")";
  }

  private static String set(List<Candidate> candidates) {
    return CellNotation.cells(cells(candidates)) + " - " + braces(digits(candidates));
  }

  private static String braces(List<Integer> digits) {
    return "{" + CellNotation.digits(digits) + "}";
  }

  private static List<Integer> cells(Collection<Candidate> candidates) {
    return candidates.stream().map(Candidate::cell).distinct().collect(Lists.toList());
  }

  private static List<Integer> digits(Collection<Candidate> candidates) {
    return candidates.stream().map(Candidate::digit).distinct().sorted().collect(Lists.toList());
  }

  private static String als(Step step, AlmostLockedSets als) {
    List<Integer> gone = digits(step.eliminations());
    List<Integer> commons =
        als.commons().stream()
            .map(AlmostLockedSets.Common::digit)
            .distinct()
            .collect(Lists.toList());
    if (step.technique() == Technique.ALS_CHAIN) {
      return alsChain(als, CellNotation.digits(gone));
    }
    String text =
        step.technique() == Technique.DEATH_BLOSSOM
            ? CellNotation.cells(cells(als.stem())) + ", "
            : "";
    for (int i = 0; i < als.sets().size(); i++) {
      text += (i == 0 ? "" : ", ") + (char) ('A' + i) + "=" + set(als.sets().get(i));
    }
    String letters = als.sets().size() == 2 ? ", X=" : ", X,Y=";
    return text + letters + joined(commons, ",") + ", Z=" + joined(gone, ",");
  }

  private static String alsChain(AlmostLockedSets als, String gone) {
    StringBuilder text = new StringBuilder(gone).append("- ");
    for (int i = 0; i < als.sets().size(); i++) {
      text.append(set(als.sets().get(i)));
      if (i < als.commons().size()) {
        text.append(" -").append(als.commons().get(i).digit()).append("- ");
      }
    }
    return text.append(" -").append(gone).toString();
  }

  private static String set(AlmostLockedSets.Als set) {
    return CellNotation.cells(set.cells()) + " " + braces(set.digits());
  }

  private static String chain(Step step, Chain chain) {
    Technique technique = step.technique();
    if (TWO_LINKS.contains(technique)) {
      return chain.nodes().get(0).digit()
          + (" in " + CellNotation.cells(cellsAt(chain, 0, 3)))
          + (" (connected by " + CellNotation.cells(cellsAt(chain, 1, 2)) + ")");
    }
    if (EMPTY_RECTANGLES.contains(technique)) {
      return emptyRectangle(chain);
    }
    if (technique == Technique.W_WING) {
      return wWing(chain);
    }
    if (technique == Technique.REMOTE_PAIR) {
      return joined(digits(candidates(chain)), "/") + " " + loop(lowFirst(chain));
    }
    if (CLOSED.contains(technique)) {
      return header(step) + " " + closed(chain);
    }
    return header(step) + " " + (OPEN.contains(technique) ? open(chain) : loop(chain));
  }

  /** Returns a chain of two digits that starts with the lower one, as HoDoKu writes it. */
  private static Chain lowFirst(Chain chain) {
    List<Integer> digits = digits(candidates(chain));
    if (digits.size() != 2 || chain.nodes().get(0).digit() == digits.get(0)) {
      return chain;
    }
    int sum = digits.get(0) + digits.get(1);
    List<Chain.Node> nodes =
        chain.nodes().stream()
            .map(
                node ->
                    Chain.Node.group(
                        node.candidates().stream()
                            .map(it -> new Candidate(it.cell(), sum - it.digit()))
                            .collect(Lists.toList())))
            .collect(Lists.toList());
    return new Chain(nodes, chain.strong());
  }

  /** Returns the digits of the step. */
  private static String header(Step step) {
    return joined(
        digits(step.placements().isEmpty() ? step.eliminations() : step.placements()), "/");
  }

  private static List<Candidate> candidates(Chain chain) {
    return chain.nodes().stream()
        .flatMap(node -> node.candidates().stream())
        .collect(Lists.toList());
  }

  private static List<Integer> cellsAt(Chain chain, int first, int second) {
    return Stream.of(first, second)
        .flatMap(i -> chain.nodes().get(i).candidates().stream())
        .map(Candidate::cell)
        .collect(Lists.toList());
  }

  private static String emptyRectangle(Chain chain) {
    int inBox = chain.nodes().get(2).candidates().get(0).cell();
    House box = House.containing(inBox).get(2);
    return chain.nodes().get(0).digit()
        + (" in " + CellNotation.house(box))
        + (" (" + CellNotation.cells(cellsAt(chain, 0, 1)) + ")");
  }

  /**
   * Returns the digits of {@code z = w - w = w - w = z}: the eliminated digit, then the digit of
   * the link.
   */
  private static String wWing(Chain chain) {
    int last = chain.nodes().size() - 1;
    int linked = chain.nodes().get(1).digit();
    return chain.nodes().get(0).digit()
        + ("/" + linked)
        + (" in " + CellNotation.cells(cellsAt(chain, 0, last)))
        + (" connected by " + linked)
        + (" in " + CellNotation.cells(cellsAt(chain, 2, last - 2)));
  }

  /** Returns the cells and the links between them; links within a cell are left out. */
  private static String loop(Chain chain) {
    StringBuilder text = new StringBuilder(Eureka.cells(chain.nodes().get(0)));
    for (int i = 0; i < chain.length(); i++) {
      Chain.Node next = chain.nodes().get((i + 1) % chain.nodes().size());
      if (!isWithinCell(chain, i)) {
        String sign = chain.strong().get(i) ? "=" : "-";
        text.append(' ').append(sign).append(next.digit()).append(sign).append(' ');
        text.append(Eureka.cells(next));
      }
    }
    return text.toString();
  }

  private static boolean isWithinCell(Chain chain, int link) {
    List<Candidate> from = chain.nodes().get(link).candidates();
    List<Candidate> to = chain.nodes().get((link + 1) % chain.nodes().size()).candidates();
    return from.size() == 1 && to.size() == 1 && from.get(0).cell() == to.get(0).cell();
  }

  private static String open(Chain chain) {
    int first = chain.nodes().get(0).digit();
    int last = chain.nodes().get(chain.nodes().size() - 1).digit();
    return first + "- " + loop(chain) + " -" + last;
  }

  /**
   * Returns a closed loop, which starts and ends with the digits of the links that leave a cell.
   */
  private static String closed(Chain chain) {
    int firstLink = 0;
    while (firstLink < chain.length() - 1 && isWithinCell(chain, firstLink)) {
      firstLink++;
    }
    int lastLink = chain.length() - 1;
    while (lastLink > 0 && isWithinCell(chain, lastLink)) {
      lastLink--;
    }
    int next = chain.nodes().get((firstLink + 1) % chain.nodes().size()).digit();
    return chain.nodes().get(lastLink).digit() + "= " + loop(chain) + " =" + next;
  }
}
