package io.github.nonet.logic;

import io.github.nonet.logic.Part.Role;

/**
 * The colours of pictures: those of Masataka Okabe and Kei Ito, "Color Universal Design" (2008),
 * which people with any of the common forms of colour blindness can tell apart.
 */
final class Palette {
  private static final String ORANGE = "#e69f00";
  private static final String SKY_BLUE = "#56b4e9";
  private static final String GREEN = "#009e73";
  private static final String YELLOW = "#f0e442";
  private static final String BLUE = "#0072b2";
  private static final String VERMILION = "#d55e00";
  private static final String PURPLE = "#cc79a7";

  /** Arrows. */
  static final String LINK = "#333333";

  /** Crosses through what goes. */
  static final String ELIMINATED = VERMILION;

  /** Circles around what is placed. */
  static final String PLACED = GREEN;

  private Palette() {}

  /** Returns the colour of a role; roles that meet in one pattern have different ones. */
  static String of(Role role) {
    return switch (role) {
      case HOUSE, BASE -> BLUE;
      case TARGET, COVER, ROOF, SECOND, OFF -> ORANGE;
      case DEFINING, PINCER, FLOOR, FIRST -> SKY_BLUE;
      case FIN, EXTRA, PIVOT, LINK -> YELLOW;
      case ENDO_FIN, FOURTH -> PURPLE;
      case THIRD, ON -> GREEN;
    };
  }
}
