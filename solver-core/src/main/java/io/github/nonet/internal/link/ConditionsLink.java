package io.github.nonet.internal.link;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.ConditionText;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.rules.Conditions;
import io.github.nonet.internal.rules.Layout;
import java.util.ArrayList;
import java.util.List;

/**
 * Constraints in a text for links: the kind of each, and the text between the parentheses of its
 * call. The characters of that are few, and those that occur often take few bits.
 */
final class ConditionsLink {
  /** The kinds are written by their ordinal numbers: new ones come at the end. */
  private static final Kind[] KINDS = Kind.values();

  /** How many kinds a text can distinguish, including future ones. */
  private static final int MOST_KINDS = 128;

  /** The characters of numbers and tables; any other takes more bits. */
  private static final String USUAL = "0123456789,:.-xabcdef";

  private ConditionsLink() {}

  static void write(List<Condition> conditions, LinkWriter out) {
    Model characters = new Model(USUAL.length() + 1);
    out.putNumber(conditions.size());
    for (Condition condition : conditions) {
      String text = ConditionText.of(condition);
      out.put(condition.kind().ordinal(), MOST_KINDS);
      out.putNumber(text.length());
      for (char next : text.toCharArray()) {
        int usual = USUAL.indexOf(next);
        out.put(usual < 0 ? USUAL.length() : usual, characters);
        if (usual < 0) {
          out.putNumber(next);
        }
      }
    }
  }

  /**
   * Reads constraints.
   *
   * @throws IllegalArgumentException if the text is not as {@link #write} writes it, or one does
   *     not fit the layout
   */
  static List<Condition> read(Layout layout, LinkReader in) {
    Model characters = new Model(USUAL.length() + 1);
    List<Condition> conditions = new ArrayList<>();
    for (int count = in.getNumber(); count > 0; count--) {
      int kind = in.get(MOST_KINDS);
      if (kind >= KINDS.length) {
        throw Refusal.argument(
            "the text for a link has a constraint of number " + kind, "0 to " + (KINDS.length - 1));
      }
      String text = text(in, characters);
      Condition condition = ConditionText.read(KINDS[kind].method(), text, layout.symbols);
      conditions.add(Conditions.fitting(layout, condition));
    }
    return List.copyOf(conditions);
  }

  private static String text(LinkReader in, Model characters) {
    StringBuilder text = new StringBuilder();
    for (int length = in.getNumber(); length > 0; length--) {
      int usual = in.get(characters);
      text.append(usual < USUAL.length() ? USUAL.charAt(usual) : (char) in.getNumber());
    }
    return text.toString();
  }
}
