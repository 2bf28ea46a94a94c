package io.github.nonet.logic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BasicInventoryTest {
  @ParameterizedTest
  @EnumSource(from = "FULL_HOUSE", to = "HIDDEN_QUADRUPLE")
  void steps_inEachState(Technique technique) {
    TechniqueInventory.requireAsListed(technique);
  }

  @ParameterizedTest
  @EnumSource(from = "FULL_HOUSE", to = "HIDDEN_QUADRUPLE")
  void steps_onTheWayToThem(Technique technique) {
    TechniqueInventory.requireAsListedAlongThePath(technique);
  }
}
