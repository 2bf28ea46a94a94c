package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * All cases of a file in HoDoKu's format: {@code -Dnonet.cases=FILE}, see {@link TechniqueCases}.
 */
class TechniqueCasesSoak {
  @TestFactory
  Stream<DynamicTest> cases() {
    String file = System.getProperty("nonet.cases");
    assumeTrue(file != null, "no -Dnonet.cases");
    return TechniqueCases.read(Path.of(file)).stream()
        .map(
            next ->
                DynamicTest.dynamicTest(
                    next.line(), () -> assertThat(next.judge(next.steps())).isEmpty()));
  }
}
