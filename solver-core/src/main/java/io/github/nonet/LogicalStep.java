package io.github.nonet;

import java.util.List;
import java.util.Locale;

/**
 * A hint, whatever the rules: values to place or candidates to eliminate, found by a technique,
 * with sentences that say why.
 *
 * <pre>{@code
 * position.nextStep(limit).ifPresent(step -> System.out.println(step.describe(Detail.WHERE)));
 * }</pre>
 *
 * <p>{@link io.github.nonet.logic.Step} is a step on a board, and {@link
 * io.github.nonet.variant.GridStep} one on a grid of other rules; both have more methods. Only this
 * library implements the interface, to which later versions may add methods.
 *
 * <p>Steps are immutable and thread-safe. A step does not know the position in which it was found:
 * {@link Position#apply} and {@link Position#picture(LogicalStep, Detail)} take both.
 *
 * @since 1.0.0
 */
public interface LogicalStep {
  /**
   * {@return the name of the technique in the given language, or in English if the library does not
   * have it} It is the text of {@link Detail#TECHNIQUE}.
   *
   * @param locale a language
   */
  default String name(Locale locale) {
    return describe(Detail.TECHNIQUE, locale);
  }

  /**
   * {@return the name of the technique's constant, such as {@code "X_WING"}, which is the same in
   * every language} It is a key for lessons, JSON and statistics.
   */
  String code();

  /** {@return the level of the technique} */
  Level level();

  /** {@return the values to place, by value, then by cell; unmodifiable} */
  List<Candidate> placements();

  /** {@return the candidates to eliminate, by value, then by cell; unmodifiable} */
  List<Candidate> eliminations();

  /**
   * {@return the proof of the step, line by line, each after its causes; the last lines are what
   * the step places or eliminates; unmodifiable} A step that was found by a search has none, nor
   * has one that a program made without a proof. It is made when it is first requested.
   */
  List<Inference> inferences();

  /**
   * {@return the proof in the given language, or in English if the library does not have it: a text
   * for each of the {@link #inferences()}, such as {@code "r8c5 is 7 (box 8)"}; unmodifiable} An
   * app can walk through a proof by them, and light up the candidates and the causes of each line.
   *
   * @param locale a language
   */
  List<String> lines(Locale locale);

  /**
   * {@return the step in English}
   *
   * @param detail the level of detail
   */
  default String describe(Detail detail) {
    return describe(detail, Locale.ENGLISH);
  }

  /**
   * {@return the step in the given language, or in English if the library does not have it}
   *
   * @param detail the level of detail
   * @param locale a language
   */
  String describe(Detail detail, Locale locale);
}
