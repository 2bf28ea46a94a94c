package io.github.nonet.logic;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TemplateInventoryTest {
  @ParameterizedTest
  @EnumSource(names = {"TEMPLATE_SET", "TEMPLATE_DELETE"})
  void steps_inEachState(Technique technique) {
    TechniqueInventory.requireAsListed(technique);
  }
}
