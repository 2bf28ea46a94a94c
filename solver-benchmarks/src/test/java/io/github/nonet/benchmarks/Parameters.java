package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.openjdk.jmh.annotations.Param;

/** Reads the parameters of a benchmark class, so that a test leaves out none of its values. */
final class Parameters {
  private Parameters() {}

  /** Returns every combination of the values of these fields, but for unavailable algorithms. */
  static Stream<Arguments> of(Class<?> benchmark, String... fields) {
    Stream<List<Object>> combinations = Stream.of(List.of());
    for (String field : fields) {
      List<Object> values = values(field(benchmark, field));
      combinations =
          combinations.flatMap(
              head ->
                  values.stream()
                      .map(value -> Stream.concat(head.stream(), Stream.of(value)).toList()));
    }
    return combinations.map(combination -> Arguments.of(combination.toArray()));
  }

  private static Field field(Class<?> benchmark, String name) {
    try {
      return benchmark.getDeclaredField(name);
    } catch (NoSuchFieldException e) {
      throw new AssertionError(benchmark + " has no parameter " + name, e);
    }
  }

  private static List<Object> values(Field field) {
    String[] names = field.getAnnotation(Param.class).value();
    if (!field.getType().isEnum()) {
      return List.of((Object[]) names);
    }
    boolean isAll = names[0].equals(Param.BLANK_ARGS);
    return Stream.of(field.getType().getEnumConstants())
        .filter(value -> isAll || List.of(names).contains(value.toString()))
        .filter(value -> !(value instanceof Algorithm algorithm) || algorithm.isAvailable())
        .map(Object.class::cast)
        .toList();
  }
}
