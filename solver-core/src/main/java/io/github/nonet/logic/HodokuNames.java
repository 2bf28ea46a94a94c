package io.github.nonet.logic;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The English names of techniques in HoDoKu 2.2.0. */
final class HodokuNames {
  private static final List<String> LETTERS = List.of("X", "XY", "XYZ", "W", "AIC");

  private static final Map<Technique, String> IRREGULAR =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(Technique.POINTING, "Locked Candidates Type 1 (Pointing)"),
              Map.entry(Technique.CLAIMING, "Locked Candidates Type 2 (Claiming)"),
              Map.entry(Technique.BUG_PLUS_1, "Bivalue Universal Grave + 1"),
              Map.entry(Technique.TWO_STRING_KITE, "2-String Kite"),
              Map.entry(Technique.DUAL_TWO_STRING_KITE, "Dual 2-String Kite"),
              Map.entry(Technique.AVOIDABLE_RECTANGLE_1, "Avoidable Rectangle Type 1"),
              Map.entry(Technique.AVOIDABLE_RECTANGLE_2, "Avoidable Rectangle Type 2"),
              Map.entry(Technique.SUE_DE_COQ, "Sue de Coq"),
              Map.entry(Technique.ALS_XZ, "Almost Locked Set XZ-Rule"),
              Map.entry(Technique.ALS_XY_WING, "Almost Locked Set XY-Wing"),
              Map.entry(Technique.ALS_CHAIN, "Almost Locked Set Chain")));

  /** Each name, once it was requested. Two threads may both make a name, but they make the same. */
  private static final @Nullable String[] NAMES = new String[Technique.values().length];

  private HodokuNames() {}

  static String of(Technique technique) {
    String name = NAMES[technique.ordinal()];
    if (name == null) {
      String irregular = IRREGULAR.get(technique);
      name = irregular != null ? irregular : regular(technique.name());
      NAMES[technique.ordinal()] = name;
    }
    return name;
  }

  /** Turns {@code FINNED_X_WING} into {@code "Finned X-Wing"}. */
  private static String regular(String constant) {
    String words =
        Arrays.stream(constant.split("_"))
            .map(word -> LETTERS.contains(word) ? word : capitalized(word))
            .collect(Collectors.joining(" "));
    return words
        .replaceAll("\\b(X|XY|XYZ|W) (Wing|Chain)", "$1-$2")
        .replace("Uniqueness ", "Uniqueness Test ");
  }

  private static String capitalized(String word) {
    return word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
  }
}
