package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Inference;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The facts that a text about a step contains.
 *
 * @param technique the name of the constant
 * @param reason the reason
 * @param placements the digits that the step places
 * @param eliminations the candidates that the step eliminates
 * @param proof the lines of the proof, if the sentence needs them
 * @param state the candidates in which the step was found, or null
 * @param telling the words for a reason that has only English ones, or null
 */
record Facts(
    String technique,
    Reason reason,
    List<Candidate> placements,
    List<Candidate> eliminations,
    List<Inference> proof,
    @Nullable Candidates state,
    @Nullable Telling telling) {

  /** Returns these facts with another reason. */
  Facts because(Reason other) {
    return new Facts(technique, other, placements, eliminations, proof, state, null);
  }
}
