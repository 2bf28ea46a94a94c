package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Inference;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.logic.proof.BoardProofs;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The texts for a step of {@link ExplainerRating} for which {@link Technique} has no constant.
 *
 * @param name the key of its name
 * @param kind the first part of the key of its reason
 * @param type the number of its type, from 1; 0 if there is only one type
 * @param digits the two digits of a loop
 * @param cells the cells, in their order
 * @param extras the candidates, one of which is true
 */
record Telling(
    String name,
    String kind,
    int type,
    List<Integer> digits,
    List<Integer> cells,
    List<Candidate> extras) {
  /** Returns the proof of a step with these words. */
  List<Inference> proof(
      Candidates state, List<Candidate> placements, List<Candidate> eliminations) {
    if (kind.equals("Aligned")) {
      return BoardProofs.ofAligned(state, cells, eliminations);
    }
    return BoardProofs.of(state, reason(), placements, eliminations);
  }

  /** Returns the reason as a rectangle with more corners, or as a BUG. */
  private Reason reason() {
    if (kind.equals("Grave")) {
      return new Reason.Bug(extras);
    }
    List<Integer> roof = extras.stream().map(Candidate::cell).distinct().collect(Lists.toList());
    List<Integer> floor = new ArrayList<>(cells);
    floor.removeAll(roof);
    return new Reason.Rectangle(digits, floor, roof, extras, List.of(), List.of());
  }

  /** Returns the name of the technique in a language. */
  String name(Language text) {
    return text.fill(
        name + ".name", Map.of("type", String.valueOf(type), "size", String.valueOf(cells.size())));
  }

  /** Returns the reason in a language: sentences, the first of which may follow a colon. */
  String reason(Language text) {
    List<String> places = cells.stream().map(Geometry::notation).collect(Lists.toList());
    return text.fill(
        kind + ".told",
        Map.of(
            "digits", text.list(digits.stream().map(String::valueOf)),
            "loop", String.join(" - ", places),
            "cells", text.list(places),
            "extras", text.list(extras.stream().map(extra -> place(text, extra)))));
  }

  private static String place(Language text, Candidate candidate) {
    String cell = Geometry.notation(candidate.cell());
    return candidate.digit() + " " + text.get("in") + ' ' + cell;
  }
}
