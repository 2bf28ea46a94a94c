package io.github.nonet.logic;

import static io.github.nonet.logic.Technique.AIC;
import static io.github.nonet.logic.Technique.ALS_CHAIN;
import static io.github.nonet.logic.Technique.ALS_XY_WING;
import static io.github.nonet.logic.Technique.ALS_XZ;
import static io.github.nonet.logic.Technique.AVOIDABLE_RECTANGLE_1;
import static io.github.nonet.logic.Technique.AVOIDABLE_RECTANGLE_2;
import static io.github.nonet.logic.Technique.BUG_PLUS_1;
import static io.github.nonet.logic.Technique.CLAIMING;
import static io.github.nonet.logic.Technique.CONTINUOUS_NICE_LOOP;
import static io.github.nonet.logic.Technique.DEATH_BLOSSOM;
import static io.github.nonet.logic.Technique.DISCONTINUOUS_NICE_LOOP;
import static io.github.nonet.logic.Technique.DUAL_EMPTY_RECTANGLE;
import static io.github.nonet.logic.Technique.DUAL_TWO_STRING_KITE;
import static io.github.nonet.logic.Technique.EMPTY_RECTANGLE;
import static io.github.nonet.logic.Technique.FINNED_FRANKEN_JELLYFISH;
import static io.github.nonet.logic.Technique.FINNED_FRANKEN_SWORDFISH;
import static io.github.nonet.logic.Technique.FINNED_FRANKEN_X_WING;
import static io.github.nonet.logic.Technique.FINNED_JELLYFISH;
import static io.github.nonet.logic.Technique.FINNED_MUTANT_JELLYFISH;
import static io.github.nonet.logic.Technique.FINNED_MUTANT_SQUIRMBAG;
import static io.github.nonet.logic.Technique.FINNED_MUTANT_WHALE;
import static io.github.nonet.logic.Technique.FINNED_SWORDFISH;
import static io.github.nonet.logic.Technique.FINNED_X_WING;
import static io.github.nonet.logic.Technique.FORCING_CHAIN_CONTRADICTION;
import static io.github.nonet.logic.Technique.FORCING_CHAIN_VERITY;
import static io.github.nonet.logic.Technique.FORCING_NET_CONTRADICTION;
import static io.github.nonet.logic.Technique.FORCING_NET_VERITY;
import static io.github.nonet.logic.Technique.FRANKEN_JELLYFISH;
import static io.github.nonet.logic.Technique.FRANKEN_SWORDFISH;
import static io.github.nonet.logic.Technique.FRANKEN_X_WING;
import static io.github.nonet.logic.Technique.FULL_HOUSE;
import static io.github.nonet.logic.Technique.GROUPED_AIC;
import static io.github.nonet.logic.Technique.GROUPED_CONTINUOUS_NICE_LOOP;
import static io.github.nonet.logic.Technique.GROUPED_DISCONTINUOUS_NICE_LOOP;
import static io.github.nonet.logic.Technique.HIDDEN_PAIR;
import static io.github.nonet.logic.Technique.HIDDEN_QUADRUPLE;
import static io.github.nonet.logic.Technique.HIDDEN_RECTANGLE;
import static io.github.nonet.logic.Technique.HIDDEN_SINGLE;
import static io.github.nonet.logic.Technique.HIDDEN_TRIPLE;
import static io.github.nonet.logic.Technique.JELLYFISH;
import static io.github.nonet.logic.Technique.LOCKED_PAIR;
import static io.github.nonet.logic.Technique.LOCKED_TRIPLE;
import static io.github.nonet.logic.Technique.MULTI_COLORS_1;
import static io.github.nonet.logic.Technique.MULTI_COLORS_2;
import static io.github.nonet.logic.Technique.NAKED_PAIR;
import static io.github.nonet.logic.Technique.NAKED_QUADRUPLE;
import static io.github.nonet.logic.Technique.NAKED_SINGLE;
import static io.github.nonet.logic.Technique.NAKED_TRIPLE;
import static io.github.nonet.logic.Technique.POINTING;
import static io.github.nonet.logic.Technique.REMOTE_PAIR;
import static io.github.nonet.logic.Technique.SASHIMI_JELLYFISH;
import static io.github.nonet.logic.Technique.SASHIMI_SWORDFISH;
import static io.github.nonet.logic.Technique.SASHIMI_X_WING;
import static io.github.nonet.logic.Technique.SIMPLE_COLORS_TRAP;
import static io.github.nonet.logic.Technique.SIMPLE_COLORS_WRAP;
import static io.github.nonet.logic.Technique.SKYSCRAPER;
import static io.github.nonet.logic.Technique.SUE_DE_COQ;
import static io.github.nonet.logic.Technique.SWORDFISH;
import static io.github.nonet.logic.Technique.TEMPLATE_DELETE;
import static io.github.nonet.logic.Technique.TEMPLATE_SET;
import static io.github.nonet.logic.Technique.TURBOT_FISH;
import static io.github.nonet.logic.Technique.TWO_STRING_KITE;
import static io.github.nonet.logic.Technique.UNIQUENESS_1;
import static io.github.nonet.logic.Technique.UNIQUENESS_2;
import static io.github.nonet.logic.Technique.UNIQUENESS_3;
import static io.github.nonet.logic.Technique.UNIQUENESS_4;
import static io.github.nonet.logic.Technique.UNIQUENESS_5;
import static io.github.nonet.logic.Technique.UNIQUENESS_6;
import static io.github.nonet.logic.Technique.W_WING;
import static io.github.nonet.logic.Technique.XYZ_WING;
import static io.github.nonet.logic.Technique.XY_CHAIN;
import static io.github.nonet.logic.Technique.XY_WING;
import static io.github.nonet.logic.Technique.X_CHAIN;
import static io.github.nonet.logic.Technique.X_WING;

import java.util.HashMap;
import java.util.Map;

/** The four-digit codes that HoDoKu's library of cases has for techniques. */
final class TechniqueCodes {
  private static final Map<String, Technique> TECHNIQUES = new HashMap<>();

  static {
    put("0000", FULL_HOUSE);
    put("0003", NAKED_SINGLE);
    put("0002", HIDDEN_SINGLE);
    put("0110", LOCKED_PAIR);
    put("0111", LOCKED_TRIPLE);
    put("0100", POINTING);
    put("0101", CLAIMING);
    put("0200", NAKED_PAIR);
    put("0201", NAKED_TRIPLE);
    put("0210", HIDDEN_PAIR);
    put("0211", HIDDEN_TRIPLE);
    put("0202", NAKED_QUADRUPLE);
    put("0212", HIDDEN_QUADRUPLE);
    put("0300", X_WING);
    put("0301", SWORDFISH);
    put("0302", JELLYFISH);
    put("0703", REMOTE_PAIR);
    put("0610", BUG_PLUS_1);
    put("0400", SKYSCRAPER);
    put("0401", TWO_STRING_KITE);
    put("0403", TURBOT_FISH);
    put("0404", DUAL_TWO_STRING_KITE);
    put("0405", DUAL_EMPTY_RECTANGLE);
    put("0402", EMPTY_RECTANGLE);
    put("0803", W_WING);
    put("0800", XY_WING);
    put("0801", XYZ_WING);
    put("0600", UNIQUENESS_1);
    put("0601", UNIQUENESS_2);
    put("0602", UNIQUENESS_3);
    put("0603", UNIQUENESS_4);
    put("0604", UNIQUENESS_5);
    put("0605", UNIQUENESS_6);
    put("0606", HIDDEN_RECTANGLE);
    put("0607", AVOIDABLE_RECTANGLE_1);
    put("0608", AVOIDABLE_RECTANGLE_2);
    put("0310", FINNED_X_WING);
    put("0320", SASHIMI_X_WING);
    put("0311", FINNED_SWORDFISH);
    put("0321", SASHIMI_SWORDFISH);
    put("0312", FINNED_JELLYFISH);
    put("0322", SASHIMI_JELLYFISH);
    put("1101", SUE_DE_COQ);
    put("0500", SIMPLE_COLORS_TRAP);
    put("0501", SIMPLE_COLORS_WRAP);
    put("0502", MULTI_COLORS_1);
    put("0503", MULTI_COLORS_2);
    put("0701", X_CHAIN);
    put("0702", XY_CHAIN);
    put("0706", CONTINUOUS_NICE_LOOP);
    put("0707", DISCONTINUOUS_NICE_LOOP);
    put("0708", AIC);
    put("0709", GROUPED_CONTINUOUS_NICE_LOOP);
    put("0710", GROUPED_DISCONTINUOUS_NICE_LOOP);
    put("0711", GROUPED_AIC);
    put("0901", ALS_XZ);
    put("0902", ALS_XY_WING);
    put("0903", ALS_CHAIN);
    put("0904", DEATH_BLOSSOM);
    put("0330", FRANKEN_X_WING);
    put("0331", FRANKEN_SWORDFISH);
    put("0332", FRANKEN_JELLYFISH);
    put("0340", FINNED_FRANKEN_X_WING);
    put("0341", FINNED_FRANKEN_SWORDFISH);
    put("0342", FINNED_FRANKEN_JELLYFISH);
    put("0362", FINNED_MUTANT_JELLYFISH);
    put("0363", FINNED_MUTANT_SQUIRMBAG);
    put("0364", FINNED_MUTANT_WHALE);
    put("1301", FORCING_CHAIN_CONTRADICTION);
    put("1302", FORCING_CHAIN_VERITY);
    put("1303", FORCING_NET_CONTRADICTION);
    put("1304", FORCING_NET_VERITY);
    put("1201", TEMPLATE_SET);
    put("1202", TEMPLATE_DELETE);
  }

  private TechniqueCodes() {}

  private static void put(String code, Technique technique) {
    TECHNIQUES.put(code, technique);
  }

  /** Returns the technique of a code; a fifth digit says that a fish is siamese. */
  static Technique technique(String code) {
    Technique technique = TECHNIQUES.get(code.substring(0, 4));
    if (technique == null) {
      throw new IllegalArgumentException("no technique has the code " + code);
    }
    return technique;
  }
}
