package io.github.nonet.logic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OneDigitInventoryTest {
  @ParameterizedTest
  @EnumSource(
      names = {
        "SKYSCRAPER",
        "TWO_STRING_KITE",
        "TURBOT_FISH",
        "DUAL_TWO_STRING_KITE",
        "EMPTY_RECTANGLE",
        "DUAL_EMPTY_RECTANGLE",
        "SIMPLE_COLORS_TRAP",
        "SIMPLE_COLORS_WRAP",
        "MULTI_COLORS_1",
        "MULTI_COLORS_2"
      })
  void steps_inEachState(Technique technique) {
    TechniqueInventory.requireAsListed(technique);
  }
}
