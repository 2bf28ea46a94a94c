package io.github.nonet.internal.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.TextFormatException;
import io.github.nonet.logic.Game;
import io.github.nonet.variant.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** Numbers come back as they were packed, and forged texts do no harm. */
class LinkProperties {
  /** Packs or unpacks numbers of all kinds; returns them. */
  private static List<Integer> numbers(long seed, LinkWriter out, LinkReader in) {
    Random random = new Random(seed);
    Model model = new Model(3);
    List<Integer> numbers = new ArrayList<>();
    for (int i = random.nextInt(200); i > 0; i--) {
      int kind = random.nextInt(4);
      int count = 1 + random.nextInt(kind == 0 ? LinkWriter.MOST_PARTS : 4);
      int number = random.nextInt(4) == 0 ? count - 1 : random.nextInt(count);
      int any = random.nextInt() >>> 1 + random.nextInt(31);
      int symbol = random.nextInt(9) == 0 ? random.nextInt(3) : 1;
      numbers.add(kind == 1 ? any : kind == 2 ? symbol : number);
      if (out != null && kind == 1) {
        out.putNumber(any);
      } else if (out != null && kind == 2) {
        out.put(symbol, model);
      } else if (out != null) {
        out.put(number, count);
      } else {
        numbers.set(
            numbers.size() - 1,
            kind == 1 ? in.getNumber() : kind == 2 ? in.get(model) : in.get(count));
      }
    }
    return numbers;
  }

  @Property(tries = 2000)
  void numbers_comeBack(@ForAll long seed) {
    LinkWriter out = new LinkWriter();
    List<Integer> written = numbers(seed, out, null);
    String text = out.text();
    assertThat(text).matches("~1[A-Za-z0-9_-]{3,}");
    assertThat(numbers(seed, null, new LinkReader(text))).isEqualTo(written);
  }

  /** A good check does not make a good text: it is refused, or it is what would be written. */
  @Property(tries = 3000)
  void forged_refusedOrAsWritten(@ForAll @Size(max = 120) byte[] bytes) {
    String text = LinkText.write(bytes);
    try {
      assertThat(Grid.parse(text).toLinkString()).isEqualTo(text);
    } catch (TextFormatException e) {
      assertThat(e.getMessage()).hasSizeBetween(20, 300);
    }
    try {
      Game game = Game.parse(text);
      assertThat(Game.parse(game.toLinkString())).isEqualTo(game);
    } catch (TextFormatException e) {
      assertThat(e.getMessage()).hasSizeBetween(20, 300);
    }
  }

  @Test
  void faults_inWords() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LinkReader("~1ab"))
        .withMessage("the link is cut off after 4 characters; expected all of it");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LinkReader("~2abcd"))
        .withMessageContaining("character 1 is not a known version");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LinkReader("~1abcd+x"))
        .withMessage("character 6 is invalid in a link; expected a letter, a digit, - or _");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LinkReader("~1abcdefg"))
        .withMessageContaining("is incomplete or was altered");
  }

  /** No text makes a reader give numbers without an end. */
  @Test
  void read_endsSoonAfterTheText() {
    LinkReader in = new LinkReader(new LinkWriter().text());
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> {
              for (int i = 0; i < 1_000; i++) {
                in.getNumber();
              }
            })
        .withMessage("the text for a link ends too early; expected the rest");
  }

  @Test
  void isLink() {
    assertThat(LinkReader.isLink("~")).isTrue();
    assertThat(LinkReader.isLink("")).isFalse();
    assertThat(LinkReader.isLink("1~")).isFalse();
  }
}
