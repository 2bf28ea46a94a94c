package io.github.nonet.logic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChainInventoryTest {
  @ParameterizedTest
  @EnumSource(
      names = {"X_CHAIN", "XY_CHAIN", "CONTINUOUS_NICE_LOOP", "DISCONTINUOUS_NICE_LOOP", "AIC"})
  void steps_inEachState(Technique technique) {
    TechniqueInventory.requireAsListed(technique);
  }

  @ParameterizedTest
  @EnumSource(
      names = {"GROUPED_CONTINUOUS_NICE_LOOP", "GROUPED_DISCONTINUOUS_NICE_LOOP", "GROUPED_AIC"})
  void steps_inSomeStates(Technique technique) {
    TechniqueInventory.requireAsListedForSlow(technique);
  }
}
