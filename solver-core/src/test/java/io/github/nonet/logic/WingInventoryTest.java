package io.github.nonet.logic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WingInventoryTest {
  @ParameterizedTest
  @EnumSource(names = {"REMOTE_PAIR", "W_WING", "XY_WING", "XYZ_WING"})
  void steps_inEachState(Technique technique) {
    TechniqueInventory.requireAsListed(technique);
  }
}
