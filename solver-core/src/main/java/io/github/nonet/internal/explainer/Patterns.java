package io.github.nonet.internal.explainer;

/** Finds deductions within an assumption, beyond single links. */
interface Patterns {
  /**
   * Adds all deductions of the first technique that has any.
   *
   * @param source the position before the assumption
   * @param work what is left of it
   */
  void find(Marks source, Marks work, Consequences consequences, Assumption assumption);
}
