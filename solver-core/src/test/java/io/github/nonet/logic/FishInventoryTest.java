package io.github.nonet.logic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FishInventoryTest {
  @ParameterizedTest
  @EnumSource(
      names = {
        "X_WING",
        "SWORDFISH",
        "JELLYFISH",
        "FINNED_X_WING",
        "SASHIMI_X_WING",
        "FINNED_SWORDFISH",
        "SASHIMI_SWORDFISH",
        "FINNED_JELLYFISH",
        "SASHIMI_JELLYFISH",
        "FRANKEN_X_WING",
        "FRANKEN_SWORDFISH",
        "FRANKEN_JELLYFISH",
        "FINNED_FRANKEN_X_WING",
        "FINNED_FRANKEN_SWORDFISH",
        "FINNED_FRANKEN_JELLYFISH"
      })
  void steps_inEachState(Technique technique) {
    TechniqueInventory.requireAsListed(technique);
  }
}
