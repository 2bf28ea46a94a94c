package io.github.nonet.internal.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.Layouts;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CageOutlineTest {
  /** A corner that turns inwards joins its two sides. */
  @Test
  void path_closed() {
    GridLayout layout = Layouts.ofBoxes(2, 2);
    assertThat(CageOutline.path(layout, new int[] {0}, 3))
        .isEqualTo("M3 3L37 3M3 3L3 37M3 37L37 37M37 3L37 37");
    String turned = CageOutline.path(layout, new int[] {0, 1, 4}, 3);
    assertThat(ends(turned)).allMatch(count -> count == 2);
  }

  /** Returns how many sides end at each point. */
  private static Collection<Integer> ends(String path) {
    Map<String, Integer> ends = new TreeMap<>();
    Stream.of(path.split("[ML]"))
        .filter(point -> !point.isEmpty())
        .forEach(point -> ends.merge(point, 1, Integer::sum));
    return ends.values();
  }
}
