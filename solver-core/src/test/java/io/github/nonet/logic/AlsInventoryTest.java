package io.github.nonet.logic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AlsInventoryTest {
  @ParameterizedTest
  @EnumSource(names = {"SUE_DE_COQ", "ALS_XZ", "ALS_XY_WING", "DEATH_BLOSSOM"})
  void steps_inEachState(Technique technique) {
    TechniqueInventory.requireAsListed(technique);
  }

  @ParameterizedTest
  @EnumSource(names = {"ALS_CHAIN"})
  void steps_inSomeStates(Technique technique) {
    TechniqueInventory.requireAsListedForSlow(technique);
  }
}
