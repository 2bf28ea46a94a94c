package io.github.nonet.variant;

import io.github.nonet.Tries;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Millions of damaged texts: {@code -Dnonet.soak.texts} says how many. */
@Tag(Tries.SOAK)
class MutatedTextSoak {
  private static final int TEXTS = Integer.getInteger("nonet.soak.texts", 1_000_000);

  @Test
  void messages_ofDamagedTexts() {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    for (int i = 0; i < TEXTS; i++) {
      MutatedTextProperties.mutate(random);
    }
  }
}
