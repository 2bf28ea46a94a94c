package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words for almost locked sets, as {@link Words} lists them. */
final class SetWords {
  /** So that a sentence about the sets has at most 600 characters. */
  private static final int MOST_CHARACTERS = 280;

  private final Language text;
  private final AlmostLockedSets als;

  SetWords(Language text, AlmostLockedSets als) {
    this.text = text;
    this.als = als;
  }

  /** Returns the words that replace a name. */
  String get(String name) {
    return switch (name) {
      case "sets" -> sets();
      case "commons" -> commons();
      default -> petals();
    };
  }

  /** Returns all sets; of a long chain, the first and the last set and the number of the others. */
  private String sets() {
    List<String> sets = als.sets().stream().map(this::set).collect(Lists.toList());
    String all = String.join("; ", sets);
    int last = sets.size() - 1;
    return all.length() <= MOST_CHARACTERS
        ? all
        : text.fill(
            "sets.many",
            Map.of(
                "first", sets.get(0),
                "count", String.valueOf(last - 1),
                "last", sets.get(last)));
  }

  /** Returns the cells and the digits of a set: {@code "r1c1 and r1c2 {123}"}. */
  private String set(AlmostLockedSets.Als set) {
    String digits = set.digits().stream().map(String::valueOf).collect(Collectors.joining());
    return text.list(set.cells().stream().sorted().map(Geometry::notation)) + " {" + digits + "}";
  }

  /** Returns the digits that link the sets: of a chain each, in its order. */
  private String commons() {
    Stream<Integer> digits = als.commons().stream().map(AlmostLockedSets.Common::digit);
    boolean isChain = als.sets().size() > 3;
    return text.list((isChain ? digits : digits.distinct().sorted()).map(String::valueOf));
  }

  /** Returns which petal loses which digit of the stem: each petal belongs to the next digit. */
  private String petals() {
    Map<String, List<String>> digitsOf = new LinkedHashMap<>();
    List<Candidate> stem = als.stem().stream().sorted().collect(Lists.toList());
    for (int i = 0; i < als.sets().size() && i < stem.size(); i++) {
      digitsOf
          .computeIfAbsent(set(als.sets().get(i)), set -> new ArrayList<>())
          .add(String.valueOf(stem.get(i).digit()));
    }
    List<String> words = new ArrayList<>();
    digitsOf.forEach(
        (set, digits) -> {
          String cell = Geometry.notation(stem.get(0).cell());
          Map<String, String> said =
              Map.of("cell", cell, "digits", text.list(digits, "or"), "set", set);
          words.add(text.fill(words.isEmpty() ? "petal.first" : "petal.next", said));
        });
    return String.join("; ", words);
  }
}
