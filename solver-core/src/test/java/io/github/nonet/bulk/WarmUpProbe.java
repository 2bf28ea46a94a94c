package io.github.nonet.bulk;

/** A program that brings a warm-up to a verdict, for a test of the log to start. */
public final class WarmUpProbe {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private static final long HEAD_START = 1_000;

  private WarmUpProbe() {}

  /**
   * Brings a warm-up to the verdict that the first argument names.
   *
   * @param arguments what becomes of the warm-up
   */
  public static void main(String[] arguments) {
    switch (arguments[0]) {
      case "won" -> {
        WarmUp warmUp = begun();
        warmUp.leave(7 * NANOS_PER_MILLI);
        warmUp.win();
        warmUp.win();
      }
      case "lost" -> begun().leave(WarmUp.LONGEST_NANOS + NANOS_PER_MILLI);
      case "notAvailable" -> {
        WarmUp warmUp = new WarmUp(HEAD_START, () -> false);
        warmUp.spend(HEAD_START);
        require(!warmUp.enter());
      }
      case "open" -> begun().leave(WarmUp.LONGEST_NANOS);
      default -> throw new IllegalArgumentException(arguments[0]);
    }
  }

  /** Returns a warm-up that the swift engine works in. */
  private static WarmUp begun() {
    WarmUp warmUp = new WarmUp(HEAD_START, () -> true);
    warmUp.spend(HEAD_START);
    require(warmUp.enter());
    return warmUp;
  }

  private static void require(boolean condition) {
    if (!condition) {
      throw new AssertionError();
    }
  }
}
