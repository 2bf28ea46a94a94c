package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Streams of constraints, rules and grids that someone has changed, by hand and at random. */
class ForgedConstraintsTest {
  private static final int CHANGES = Integer.getInteger("nonet.forged", 150);

  private static final String MINE = ForgedConstraintsTest.class.getName();

  /** The JDK makes arrays as long as a stream says; that is the affair of its filters. */
  private static final ObjectInputFilter FILTER =
      ObjectInputFilter.Config.createFilter("maxarray=1000;maxdepth=20;maxrefs=1000");

  private static byte[] write(Object object, UnaryOperator<Object> change) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out =
        new ObjectOutputStream(bytes) {
          {
            enableReplaceObject(true);
          }

          @Override
          protected Object replaceObject(Object part) {
            return change.apply(part);
          }
        }) {
      out.writeObject(object);
    }
    return bytes.toByteArray();
  }

  private static Object read(byte[] stream) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
      in.setObjectInputFilter(FILTER);
      return in.readObject();
    }
  }

  /** Returns the stream of a constraint with another text in place of its method and argument. */
  private static byte[] forged(int symbols, String method, String argument) throws IOException {
    Constraint constraint = Constraint.whispers(5, 3, 4).forValues(25);
    byte[] stream =
        write(
            constraint,
            part -> part.equals("whispers") ? method : part.equals("5:3,4") ? argument : part);
    String text = new String(stream, StandardCharsets.ISO_8859_1);
    int at = text.indexOf("\0\0\0\u0019");
    assertThat(at).isPositive();
    stream[at + 3] = (byte) symbols;
    Arrays.fill(stream, at, at + 3, (byte) (symbols >> 8));
    return stream;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "9 # xSum # 5:3,3 # the X-sum has cell 3 twice; expected each cell once",
        "9 # whispers # 5:3,-4 # cell of the whisper line is -4; expected 0 to 15624",
        "9 # whispers # 0:3,4 # the whisper line has the number 0; expected 1 or more",
        "9 # antiKnight # 3,4 # there is no constraint antiKnight",
        "9 # nothing # 3,4 # there is no constraint nothing",
        "1 # thermometer # 3,4 # found 1 values; expected 2 to 25",
        "-1 # thermometer # 3,4 # found -1 values; expected 2 to 25",
        "0 # pairs # p::0,1 # pairs is for 0 values; expected 2 to 25",
        "0 # sets # p::0 # sets is for 0 values; expected 2 to 25",
        "0 # machine # p:0:.:0 # machine is for 0 values; expected 2 to 25",
        "0 # everywhereElse # :0,1 # everywhereElse is for 0 values; expected 2 to 25",
        "9 # pairs # p:2,2,2,2:0,1 # pairs has 4 sets; expected one for each of 9 values",
        "9 # sets # p:3:0,1 # sets has the set 3; expected bits 1 to 9, 3fe for all",
        "9 # sum # p:1:101x4 # the rule 'p' has the factor 101; expected -100 to 100, but not 0",
        "4 # machine # p:0:1.0.0.0:4 # machine has the state 1; expected 0 to 0",
        "4 # machine # p:1:0.0.0.0:4 # machine has the state 1; expected 0 to 0",
      })
  void constraint_forged(int symbols, String method, String argument, String message)
      throws Exception {
    byte[] stream = forged(symbols, method, argument);
    assertThatExceptionOfType(InvalidObjectException.class)
        .isThrownBy(() -> read(stream))
        .withMessage(message);
  }

  @Test
  void constraint_forgedToNothing() throws Exception {
    byte[] noMethod = forged(9, null, "5:3,4");
    byte[] noArgument = forged(9, "whispers", null);
    assertThatExceptionOfType(InvalidObjectException.class).isThrownBy(() -> read(noMethod));
    assertThatExceptionOfType(InvalidObjectException.class).isThrownBy(() -> read(noArgument));
  }

  @Test
  void constraint_forgedToAnother() throws Exception {
    assertThat(read(forged(9, "thermometer", "7,8"))).isEqualTo(Constraint.thermometer(7, 8));
    assertThat(read(forged(0, "thermometer", "7,8"))).isEqualTo(Constraint.thermometer(7, 8));
  }

  /** Whatever bytes change: an exception of streams, or a value that is as good as any. */
  @Test
  void bytes_changedAtRandom() throws Exception {
    Random random = new Random(35);
    int good = 0;
    for (Object object : objects()) {
      byte[] stream = write(object, part -> part);
      for (int i = 0; i < CHANGES; i++) {
        good += isGood(changed(stream, random), object.getClass()) ? 1 : 0;
      }
    }
    assertThat(good).isPositive();
  }

  private static List<Object> objects() {
    List<Object> objects = new ArrayList<>();
    ConstraintFactoriesTest.kinds()
        .map(kind -> ((Constraint) kind.get()[0]).forValues(9))
        .forEach(objects::add);
    Rules rules =
        Rules.builder(4)
            .grid(0, 0, 2, 2)
            .nonConsecutive()
            .build()
            .withCages(List.of(Cage.of(5, 0, 1)))
            .withConstraints(
                List.of(
                    Constraint.thermometer(4, 9),
                    Constraint.machine("m", new Counter(), 1, 2, 3),
                    Constraint.sets("s", set -> set.contains(1), 2, 3)));
    objects.add(rules);
    objects.add(rules.emptyGrid().with(3, 2));
    objects.add(GridCandidates.of(rules.emptyGrid().with(3, 2)));
    return objects;
  }

  private record Counter() implements Constraint.Machine {
    @Override
    public int start() {
      return 0;
    }

    @Override
    public int next(int state, int value) {
      return value > 1 ? state : state + 1;
    }

    @Override
    public boolean accepts(int state) {
      return state == 1;
    }
  }

  private static byte[] changed(byte[] stream, Random random) {
    byte[] changed = stream.clone();
    for (int i = random.nextInt(3); i >= 0; i--) {
      // The JDK finds most faults in the names of classes; values come after these.
      int from = random.nextBoolean() ? stream.length / 2 : 0;
      int at = from + random.nextInt(stream.length - from);
      changed[at] =
          (byte) (random.nextBoolean() ? random.nextInt() : changed[at] ^ 1 << random.nextInt(8));
    }
    return random.nextInt(20) == 0
        ? Arrays.copyOf(changed, random.nextInt(changed.length))
        : changed;
  }

  private static boolean isGood(byte[] stream, Class<?> type) throws Exception {
    Object read;
    try {
      read = read(stream);
    } catch (IOException | ClassNotFoundException e) {
      return false;
    } catch (RuntimeException e) {
      // The JDK itself does not check all: it meets a null where an object has no class.
      assertThat(Arrays.stream(e.getStackTrace()).map(StackTraceElement::getClassName))
          .as("%s", e)
          .noneMatch(name -> name.startsWith("io.github.nonet.") && !name.startsWith(MINE));
      return false;
    }
    if (!type.isInstance(read)) {
      return false;
    }
    Object again = read(write(read, part -> part));
    assertThat(again).isEqualTo(read).hasSameHashCodeAs(read).hasToString(read.toString());
    use(read);
    return true;
  }

  private static void use(Object read) {
    if (read instanceof Constraint constraint) {
      int[] values = constraint.cells().stream().mapToInt(cell -> 1 + cell % 4).toArray();
      constraint.allows(values);
    } else if (read instanceof Rules rules) {
      solve(rules.emptyGrid());
    } else if (read instanceof Grid grid) {
      solve(grid);
    } else if (read instanceof GridCandidates candidates) {
      assertThat(GridLogicalSolver.standard().solve(candidates)).isNotNull();
    }
  }

  private static void solve(Grid grid) {
    assertThat(Grid.parse(grid.toFullString()).rules()).isEqualTo(grid.rules());
    TableReferee referee = new TableReferee(grid.rules());
    try {
      assertThat(
              GridSolver.getDefault()
                  .within(SearchLimit.guesses(1_000))
                  .solutions(grid)
                  .limit(3)
                  .collect(Collectors.toList()))
          .allMatch(referee::allows);
    } catch (SearchLimitExceededException e) {
      assertThat(grid.rules().valueCount()).isGreaterThan(4);
    }
  }
}
