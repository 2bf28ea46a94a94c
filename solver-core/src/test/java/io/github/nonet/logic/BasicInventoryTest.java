package io.github.nonet.logic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BasicInventoryTest {
  @ParameterizedTest
  @EnumSource(
      names = {
        "FULL_HOUSE",
        "NAKED_SINGLE",
        "HIDDEN_SINGLE",
        "LOCKED_PAIR",
        "LOCKED_TRIPLE",
        "POINTING",
        "CLAIMING",
        "NAKED_PAIR",
        "NAKED_TRIPLE",
        "HIDDEN_PAIR",
        "HIDDEN_TRIPLE",
        "NAKED_QUADRUPLE",
        "HIDDEN_QUADRUPLE"
      })
  void steps_inEachStateOnTheWay(Technique technique) {
    TechniqueInventory.requireAsListedAlongThePath(technique);
  }
}
