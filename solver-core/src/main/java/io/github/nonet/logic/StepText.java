package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.internal.language.Language;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Steps and mistakes as sentences of one {@link Language}.
 *
 * <p>The reason of a step is the bundle's sentence for its technique, {@code NAKED_PAIR.full}, or
 * for its kind of reason, {@code Subset.full}. Names in braces are replaced by {@link Words}. The
 * effects follow the reason in the same form for all techniques.
 */
final class StepText {
  /** The most that the number of the candidates takes of it. */
  private static final int RESULT = 40;

  private final Language language;

  private StepText(Language language) {
    this.language = language;
  }

  /** Returns the sentences of a language. */
  static StepText of(Locale locale) {
    return new StepText(Language.ofBoards(locale));
  }

  /** Returns the step as text. */
  String describe(Facts step, Detail detail) {
    Words words = new Words(language, step);
    return switch (detail) {
      case TECHNIQUE -> words.apply("technique");
      case WHERE ->
          isSomewhere(step.reason()) ? say(key(step, "where"), words) : words.apply("technique");
      case FULL -> full(step, words);
    };
  }

  /** Returns whether a reason names a place, which a program's own technique need not do. */
  private static boolean isSomewhere(Reason reason) {
    return !(reason instanceof Reason.Custom) || !reason.parts().isEmpty();
  }

  private String full(Facts step, Words words) {
    String named = say("step", words) + ' ' + reason(step, words);
    if (step.reason() instanceof Reason.Searched) {
      return named;
    }
    String full = named + ' ' + say(step.placements().isEmpty() ? "eliminates" : "places", words);
    if (full.length() <= Language.LONGEST || !step.placements().isEmpty()) {
      return full;
    }
    boolean isLoop = step.reason() instanceof Chain chain && chain.isLoop();
    boolean isTooLong = isLoop && named.length() > Language.LONGEST - RESULT;
    String shorter = isTooLong ? say("step", words) + ' ' + say("Chain.long", words) : named;
    return shorter + ' ' + say("eliminates.many", words);
  }

  /** Returns the reason; if several reasons were combined in one step, each of them. */
  private String reason(Facts step, Words words) {
    if (!(step.reason() instanceof Reason.Several several)) {
      return say(reasonKey(step), words);
    }
    return several.reasons().stream()
        .map(step::because)
        .map(part -> reason(part, new Words(language, part)))
        .collect(Collectors.joining(' ' + language.get("also") + ' '));
  }

  /** Returns whether the sentence of a reason is made from its proof. */
  static boolean needsProof(Reason reason) {
    return reason instanceof Chain
        || reason instanceof Net
        || reason instanceof Reason.Several several
            && several.reasons().stream().anyMatch(StepText::needsProof);
  }

  /**
   * Returns the key of a reason; a chain or a net with a proof of the right form is told in words.
   */
  private String reasonKey(Facts step) {
    ProofWords proof = new ProofWords(language, step.proof(), step.state());
    String told = step.technique() + ".told";
    if (step.reason() instanceof Net && (proof.isRefuted() || proof.isByCases())) {
      return told;
    }
    if (step.reason() instanceof Chain chain) {
      boolean isTold = language.has(told);
      if (isTold && proof.hasEnds(chain)) {
        return told;
      }
      List<Candidate> effects =
          step.placements().isEmpty() ? step.eliminations() : step.placements();
      if (proof.isRefuted(effects)) {
        return "Chain.refuted";
      }
      if (proof.isProved()) {
        return "Chain.proved";
      }
      return isTold && proof.isOfNodes(chain) ? told : key(step, "full");
    }
    return step.reason() instanceof Net && proof.isDirect() ? "Net.direct" : key(step, "full");
  }

  /** Returns the mistake of a kind as text. */
  String describe(String kind, List<Candidate> candidates) {
    return say(kind, new Words(language, candidates));
  }

  private String say(String key, Words words) {
    return language.fill(key, words);
  }

  /** Returns the key for the technique, or else for the kind of reason, or else for all. */
  private String key(Facts step, String kind) {
    String technique = step.technique() + '.' + kind;
    String reason = step.reason().getClass().getSimpleName() + '.' + kind;
    boolean isCustom = step.reason() instanceof Reason.Custom;
    if (language.has(technique) && !isCustom) {
      String some = step.technique() + ".some";
      boolean isSome = kind.equals("full") && isVague(step.reason()) && language.has(some);
      return isSome ? some : technique;
    }
    return language.has(reason) ? reason : kind;
  }

  /** Returns whether a rectangle does not name the other cells that it needs. */
  private static boolean isVague(Reason reason) {
    return reason instanceof Reason.Rectangle rectangle && rectangle.others().isEmpty();
  }
}
