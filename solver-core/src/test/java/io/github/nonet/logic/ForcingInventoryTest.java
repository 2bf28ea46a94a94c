package io.github.nonet.logic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ForcingInventoryTest {
  @ParameterizedTest
  @EnumSource(
      names = {
        "FORCING_CHAIN_CONTRADICTION",
        "FORCING_CHAIN_VERITY",
        "FORCING_NET_CONTRADICTION",
        "FORCING_NET_VERITY"
      })
  void steps_inSomeStates(Technique technique) {
    TechniqueInventory.requireAsListedForSlow(technique);
  }
}
