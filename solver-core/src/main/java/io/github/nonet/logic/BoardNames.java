package io.github.nonet.logic;

import io.github.nonet.House;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.proof.ProofNames;
import io.github.nonet.internal.verdict.Names;

/** The names by which players call cells and houses. */
record BoardNames(Language language) implements Names, ProofNames {
  @Override
  public String cell(int cell) {
    return Geometry.notation(cell);
  }

  @Override
  public String symbol(int value) {
    return String.valueOf(value);
  }

  @Override
  public String house(int group) {
    House house = House.all().get(group);
    return language.fill("house." + house.type(), number -> String.valueOf(house.index() + 1));
  }

  @Override
  public String unit(Unit unit) {
    return house(unit.index());
  }

  @Override
  public String cage(int number) {
    throw new IllegalStateException("a board has no cages");
  }

  @Override
  public String constraint(int form) {
    throw new IllegalStateException("a board has no constraints");
  }
}
