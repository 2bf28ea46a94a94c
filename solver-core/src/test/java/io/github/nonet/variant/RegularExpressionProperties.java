package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.constraints.AllValues;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Random regular expressions, against those of Java. */
class RegularExpressionProperties {
  private static final int CELLS = 4;

  @Provide
  Arbitrary<String> expressions() {
    return expressions(4);
  }

  private static Arbitrary<String> expressions(int depth) {
    Arbitrary<String> values = Arbitraries.of("1", "2", "3", "4", ".", "[1-3]", "[^2]", "[14]");
    if (depth == 0) {
      return values;
    }
    Arbitrary<String> part = expressions(depth - 1);
    Arbitrary<String> times =
        Arbitraries.of("*", "+", "?", "{0}", "{1}", "{2}", "{1,}", "{0,2}", "{2,3}");
    return Arbitraries.oneOf(
        values,
        Combinators.combine(part, part).as((a, b) -> a + b),
        Combinators.combine(part, part).as((a, b) -> "(" + a + "|" + b + ")"),
        Combinators.combine(part, times).as((a, sign) -> "(" + a + ")" + sign));
  }

  @Property(tries = 300)
  void matches_asInJava(@ForAll("expressions") String expression) {
    Constraint known = Constraint.regularExpression("re", expression, 0, 1, 2, 3).forValues(CELLS);
    AllValues.upToFour(CELLS)
        .forEach(
            values -> {
              String text =
                  IntStream.of(values).mapToObj(Integer::toString).collect(Collectors.joining());
              assertThat(known.allows(values)).as(text).isEqualTo(text.matches(expression));
            });
  }
}
