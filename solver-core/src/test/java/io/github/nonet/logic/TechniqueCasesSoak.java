package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.GivenFile;
import io.github.nonet.Tries;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * All cases of a file in HoDoKu's format: {@code -Dnonet.cases=FILE}, see {@link TechniqueCases}.
 */
@Tag(Tries.SOAK)
class TechniqueCasesSoak {
  @TestFactory
  Stream<DynamicTest> cases() {
    return TechniqueCases.read(GivenFile.of("nonet.cases")).stream()
        .map(
            next ->
                DynamicTest.dynamicTest(
                    next.line(), () -> assertThat(next.judge(next.steps())).isEmpty()));
  }
}
