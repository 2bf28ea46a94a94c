package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures what texts of strangers cost to read, in processor time for 1,000 characters, and how
 * much memory is enough to search their rules: the largest rules of each kind as text, as link and
 * as stream, calls of few characters that make large machines, and objects of f-puzzles.
 */
@Tag(Tries.SOAK)
class LargeTextsSoak {
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final double NANOS_PER_MILLI = 1e6;
  private static final int CHARACTERS = 20_000;

  /** Grid.parse and SECURITY.md promise no more. */
  private static final double MOST_MILLIS_OF_A_THOUSAND = 20;

  private static final int MOST_MEGABYTES = 300;

  private final Random random = new Random(47);

  private String cells(int count, int below) {
    return random
        .ints(0, below)
        .distinct()
        .limit(count)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(","));
  }

  private String values(int count) {
    return random
        .ints(1, 26)
        .distinct()
        .limit(count)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(","));
  }

  /** Returns calls that take few characters and much work. */
  private Map<String, IntFunction<String>> calls() {
    Map<String, IntFunction<String>> calls = new LinkedHashMap<>();
    for (int size : new int[] {4, 8, 10, 12}) {
      calls.put(
          "quadruples of " + size, i -> "quadruple(" + values(size) + ":" + cells(size, 625) + ")");
    }
    for (int size : new int[] {3, 12, 20, 30}) {
      calls.put("X-sums of " + size, i -> "xSum(" + (10 + i) + ":" + cells(size, 625) + ")");
      calls.put("sandwiches of " + size, i -> "sandwich(" + i + ":" + cells(size, 625) + ")");
      calls.put(
          "skyscrapers of " + size, i -> "skyscraper(" + (1 + i) + ":" + cells(size, 625) + ")");
      calls.put(
          "lockouts of " + size,
          i -> "lockout(" + (1 + i % 24) + ":" + cells(size + i / 24, 625) + ")");
    }
    calls.put("between lines", i -> "between(" + cells(3 + i, 625) + ")");
    calls.put("huge sums", i -> "sandwich(" + (999_999 - i) + ":" + cells(3, 625) + ")");
    calls.put("pairs", i -> "greater(" + cells(2, 625) + ")");
    calls.put("marks", i -> "odd(" + cells(1, 625) + ")");
    calls.put("any two", i -> "anyTwo(a:" + relation() + ":" + cells(64, 625) + ")");
    calls.put("modular lines", i -> "modular(25:" + cells(400, 625) + ")");
    calls.put("rooms", i -> "numberedRoom(3:" + cells(26, 625) + ")");
    calls.put("sums", i -> "littleKiller(60:" + cells(7, 625) + ")");
    calls.put("chains", i -> "machine(m:199:" + chain(200) + ":" + cells(100, 625) + ")");
    calls.put("cages", i -> "cage(60," + cells(4, 625) + ")");
    calls.put("groups", i -> "group(g" + i + ":" + cells(6, 25) + ")");
    return calls;
  }

  private String relation() {
    return IntStream.range(0, 25)
        .mapToObj(i -> Integer.toHexString(random.nextInt(1 << 25) << 1))
        .collect(Collectors.joining(","));
  }

  private static String chain(int states) {
    return IntStream.range(0, states)
        .mapToObj(state -> (state + 1) % states + ".-".repeat(24))
        .collect(Collectors.joining(","));
  }

  private static double millis(Callable<?> work) {
    long start = CLOCK.getCurrentThreadCpuTime();
    try {
      work.call();
    } catch (IllegalArgumentException e) {
      // It is refused, which has taken time, too.
    } catch (Exception e) {
      throw new AssertionError(e);
    }
    return (CLOCK.getCurrentThreadCpuTime() - start) / NANOS_PER_MILLI;
  }

  private static double millisOfAThousand(String name, int length, Callable<?> work) {
    double millis = Math.min(millis(work), millis(work));
    // The largest grid takes about 50 ms, although a link to it may be short.
    double ofAThousand = 1_000 * millis / Math.max(5_000, length);
    System.out.printf(
        "%7d characters or bytes in %7.1f ms, %6.2f ms for 1,000: %s%n",
        length, millis, ofAThousand, name);
    return ofAThousand;
  }

  @Test
  void texts_takeTimeInProportion() {
    String start = ".".repeat(625) + "|symbols(25).rowsAndColumns(0,0)";
    calls()
        .forEach(
            (name, call) -> {
              StringBuilder text = new StringBuilder(start);
              for (int i = 0; text.length() < CHARACTERS; i++) {
                text.append('.').append(call.apply(i));
              }
              double millis = millisOfAThousand(name, text.length(), () -> Grid.parse(text));
              assertThat(millis).as(name).isLessThan(MOST_MILLIS_OF_A_THOUSAND);
            });
  }

  @Test
  void objectsOfFPuzzles_takeTimeInProportion() {
    String row = "[" + "{},".repeat(8) + "{}]";
    String nine = "\"grid\":[" + (row + ",").repeat(8) + row + "]";
    Map<String, String> entries = new LinkedHashMap<>();
    for (String line : new String[] {"thermometer", "palindrome", "renban", "betweenline"}) {
      entries.put(line, "{\"lines\":[[\"R1C1\",\"R1C2\",\"R2C3\"]]},");
    }
    entries.put("arrow", "{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R1C2\",\"R2C3\"]]},");
    entries.put("minimum", "{\"cell\":\"R5C5\"},");
    entries.put("odd", "{\"cell\":\"R5C5\"},");
    entries.put("sandwichsum", "{\"cell\":\"R0C5\",\"value\":\"12\"},");
    entries.put("difference", "{\"cells\":[\"R1C1\",\"R1C2\"]},");
    entries.put("quadruple", "{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[1,2]},");
    entries.put("killercage", "{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"9\"},");
    entries.put("line", "{\"lines\":[[\"R1C1\",\"R1C2\",\"R2C3\"]]},");
    entries.forEach(
        (field, entry) -> {
          String list = entry.repeat(900_000 / entry.length());
          String all = list + entry.substring(0, entry.length() - 1);
          String text = "{\"size\":9," + nine + ",\"" + field + "\":[" + all + "]}";
          double millis = millisOfAThousand(field, text.length(), () -> Grid.parseFPuzzles(text));
          assertThat(millis).as(field).isLessThan(MOST_MILLIS_OF_A_THOUSAND);
        });
  }

  private static Map<String, Rules> rules() {
    Map<String, Rules> rules = new LinkedHashMap<>(LargeRules.withConstraints());
    rules.put("999 houses", LargeRules.withHouses(25, 999));
    rules.put("999 groups", LargeRules.withGroups(25, 999));
    rules.put("10000 cages", LargeRules.withCages(25, 10_000));
    return rules;
  }

  @Test
  void largestRules_areReadInTime() {
    rules()
        .forEach(
            (name, rules) -> {
              Grid grid = rules.emptyGrid();
              String text = grid.toFullString();
              String link = grid.toLinkString();
              byte[] stream = stream(grid);
              assertThat(millisOfAThousand(name + ", text", text.length(), () -> Grid.parse(text)))
                  .isLessThan(MOST_MILLIS_OF_A_THOUSAND);
              assertThat(millisOfAThousand(name + ", link", link.length(), () -> Grid.parse(link)))
                  .isLessThan(MOST_MILLIS_OF_A_THOUSAND);
              assertThat(millisOfAThousand(name + ", stream", stream.length, () -> read(stream)))
                  .isLessThan(MOST_MILLIS_OF_A_THOUSAND);
            });
  }

  private static byte[] stream(Grid grid) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(grid);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return bytes.toByteArray();
  }

  private static Object read(byte[] stream) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
      return in.readObject();
    }
  }

  /** Each search is a program with so little memory: it ends without an error. */
  @Test
  void largestRules_areSearchedInLittleMemory(@TempDir Path folder) throws Exception {
    for (Map.Entry<String, Rules> entry : rules().entrySet()) {
      Path file = folder.resolve("grid");
      Files.writeString(file, entry.getValue().emptyGrid().toFullString());
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Xmx" + MOST_MEGABYTES + "m",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Search.class.getName(),
                  file.toString())
              .inheritIO()
              .start();
      assertThat(process.waitFor()).as(entry.getKey()).isZero();
      System.out.printf("searched in %d MB: %s%n", MOST_MEGABYTES, entry.getKey());
    }
  }

  /** Counts the solutions of a grid in a file for a few seconds. */
  static final class Search {
    private static final SearchLimit SECONDS = SearchLimit.time(Duration.ofSeconds(5));

    private Search() {}

    public static void main(String[] args) throws IOException {
      Grid grid = Grid.parse(Files.readString(Path.of(args[0])));
      try {
        GridSolver.getDefault().within(SECONDS).countSolutions(grid, Long.MAX_VALUE);
      } catch (SearchLimitExceededException e) {
        // So much memory was enough until then.
      }
    }
  }
}
