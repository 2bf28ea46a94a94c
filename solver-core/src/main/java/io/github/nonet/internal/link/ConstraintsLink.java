package io.github.nonet.internal.link;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.constraints.ConstraintCalls;
import io.github.nonet.internal.constraints.ConstraintCalls.ConstraintCall;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.constraints.ConstraintRemark;
import io.github.nonet.internal.rules.ConstraintLists;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.sets.Lists;
import java.util.List;

/**
 * Constraints in a text for links: the kind of each call, and the text between its parentheses. Few
 * different characters occur there, and frequent ones take few bits.
 */
final class ConstraintsLink {
  /** The kinds are written by their ordinal numbers: new ones come at the end. */
  private static final ConstraintKind[] KINDS = ConstraintKind.values();

  /** These are counted from the last number. */
  private static final ConstraintRemark[] REMARKS = ConstraintRemark.values();

  /** How many kinds a text can distinguish, including future ones. */
  private static final int MOST_KINDS = 128;

  /** The characters of numbers and tables; any other takes more bits. */
  private static final String USUAL = "0123456789,:.-xabcdef";

  private ConstraintsLink() {}

  static void write(List<ConstraintData> constraints, boolean areNamed, LinkWriter out) {
    Model characters = new Model(USUAL.length() + 1);
    List<ConstraintCall> calls = ConstraintCalls.of(constraints, areNamed);
    out.putNumber(calls.size());
    for (ConstraintCall call : calls) {
      String text = call.argument();
      int number = call.what().ordinal();
      out.put(
          call.what() instanceof ConstraintRemark ? MOST_KINDS - 1 - number : number, MOST_KINDS);
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
  static List<ConstraintData> read(GridLayout layout, LinkReader in) {
    Model characters = new Model(USUAL.length() + 1);
    ConstraintCalls calls = new ConstraintCalls(layout.symbols);
    for (int count = in.getNumber(); count > 0; count--) {
      int kind = in.get(MOST_KINDS);
      int remark = MOST_KINDS - 1 - kind;
      if (kind >= KINDS.length && remark >= REMARKS.length) {
        throw Refusal.argument(
            "the text for a link has a constraint of number " + kind, "0 to " + (KINDS.length - 1));
      }
      String text = text(in, characters);
      calls.add(kind < KINDS.length ? KINDS[kind].method() : REMARKS[remark].method(), text);
    }
    return calls.constraints().stream()
        .map(it -> ConstraintLists.fitting(layout, it))
        .collect(Lists.toList());
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
