package io.github.nonet.logic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class UniquenessInventoryTest {
  @ParameterizedTest
  @EnumSource(
      names = {
        "BUG_PLUS_1",
        "UNIQUENESS_1",
        "UNIQUENESS_2",
        "UNIQUENESS_3",
        "UNIQUENESS_4",
        "UNIQUENESS_5",
        "UNIQUENESS_6",
        "HIDDEN_RECTANGLE",
        "AVOIDABLE_RECTANGLE_1",
        "AVOIDABLE_RECTANGLE_2"
      })
  void steps_inEachState(Technique technique) {
    TechniqueInventory.requireAsListed(technique);
  }
}
