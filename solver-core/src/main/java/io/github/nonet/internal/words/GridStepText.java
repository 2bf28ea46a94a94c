package io.github.nonet.internal.words;

import io.github.nonet.Detail;
import io.github.nonet.Inference;
import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.rules.RulesTables;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Steps as sentences of one {@link Language}. The reason is the bundle's sentence for the
 * technique, {@code NAKED_PAIR.full}; names in braces are replaced by {@link GridWords}. Chains and
 * contradictions are described from their proofs.
 */
public final class GridStepText {
  /** The sentences of a technique that some of its steps have. */
  private static final List<String> SPECIAL = List.of("range", "ways", "alone", "matched");

  private final Language language;
  private final GridDeduction step;
  private final GridProofWords proof;
  private final GridWords words;

  /**
   * @param sets the candidates in which the step was found
   * @param lines the proof, requested only if the sentence needs it
   */
  public GridStepText(
      Locale locale,
      RulesTables rules,
      GridDeduction step,
      int[] sets,
      Supplier<List<Inference>> lines) {
    language = Language.ofGrids(locale);
    this.step = step;
    proof = new GridProofWords(language, rules, new GridNames(locale, rules), sets, lines);
    words = new GridWords(language, locale, rules, step, sets, proof);
  }

  public String describe(Detail detail) {
    String where = name() + ".where";
    return switch (detail) {
      case TECHNIQUE -> words.get("technique");
      case WHERE -> say(language.has(where) ? where : "where");
      case FULL -> full();
    };
  }

  /**
   * Returns the first text that is not too long; each names less than the one before. A placement
   * has no eliminations to count.
   */
  private String full() {
    String full = "";
    for (int brevity = 0; brevity < 4; brevity += step.isPlacement() ? 2 : 1) {
      if (brevity == 2) {
        proof.shorten();
      }
      full = full(told(), brevity % 2 == 0 ? "eliminates" : "eliminates.many");
      if (full.length() <= Language.LONGEST) {
        break;
      }
    }
    return full;
  }

  private String full(String technique, String eliminates) {
    String result = step.isPlacement() ? "places" : "eliminates";
    if (language.has(technique + '.' + result)) {
      return say(technique + '.' + result);
    }
    result = step.isPlacement() ? "places" : eliminates;
    for (String form : SPECIAL) {
      String key = technique + '.' + form;
      if (language.has(key) && words.fits(form)) {
        return String.join(" ", say("step"), say(key), say(result));
      }
    }
    String different = technique + (step.causes().length == 1 ? ".different" : ".same");
    boolean isOwn = step.isDifferent() && !step.isRequired() && language.has(different);
    String reason = isOwn ? different : technique + (step.isRequired() ? ".required" : ".full");
    String own = technique + ".own";
    String ofOne = technique + ".one";
    boolean isNamed = language.has(own) && words.isOwn();
    String full = say("step") + ' ' + say(isNamed ? own : isOfOne(ofOne) ? ofOne : reason);
    String differ = step.cover().length > 0 ? "different.in" : "different";
    return String.join(" ", step.isDifferent() ? full + ' ' + say(differ) : full, say(result));
  }

  /**
   * Returns the name of the technique, or of its kind, because all chains have the same sentence.
   */
  private String name() {
    if (!(step instanceof GridDeduction.LinkedLiterals chain)) {
      return step.technique().name();
    }
    if (chain.isOfStart()) {
      return "LOOP";
    }
    return chain.isLoop() ? "CIRCLE" : "CHAIN";
  }

  /**
   * Returns the name of the sentence that fits the proof; a chain may turn out not to be needed.
   */
  private String told() {
    if (step instanceof GridDeduction.FailedCandidate && proof.isLong()) {
      return name() + (proof.isSearched() ? ".long" : ".many");
    }
    if (!(step instanceof GridDeduction.LinkedLiterals)) {
      return name();
    }
    if (!proof.isSupposed(step.eliminations())) {
      return "DIRECT";
    }
    if (proof.endsAtGap()) {
      return proof.supposesTrue() ? "LINK" : step.isPlacement() ? "LINK.not" : "LINK.so";
    }
    if (proof.isOfOneCell()) {
      return "CHAIN.cell";
    }
    if (proof.hasTwoEnds() || !name().equals("CHAIN")) {
      return name();
    }
    return proof.endsTrue() ? "CIRCLE" : "LOOP";
  }

  private boolean isOfOne(String key) {
    return !step.isRequired() && step.causes().length == 1 && language.has(key);
  }

  /** Returns the text of a key with each name in braces replaced by its words. */
  private String say(String key) {
    return language.fill(key, words::get);
  }
}
