package io.github.nonet.stored;

import io.github.nonet.Tries;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A hundred thousand forged streams: {@code -Dnonet.forged} says how many. */
@Tag(Tries.SOAK)
class ForgedBytesSoak {
  private static final int STREAMS = Integer.getInteger("nonet.forged", 100_000);

  @Test
  void changes_atRandom() {
    long seed = Long.getLong("nonet.seed", System.nanoTime());
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    for (int i = 0; i < STREAMS; i++) {
      ForgedBytesTest.change(random);
    }
  }
}
