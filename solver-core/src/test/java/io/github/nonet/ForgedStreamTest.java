package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.bulk.BulkInterruptedException;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.Rules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.io.OptionalDataException;
import java.io.Serializable;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A reader that continues after an exception can reach an object whose making was refused. Such an
 * object has no state, so nothing can be done with it.
 */
class ForgedStreamTest {
  /** More than the streams here have before their exception: classes, then the object itself. */
  private static final int HANDLES = 10;

  /** Methods that any object has; a value without state is equal to no other. */
  private static final Set<String> NAMES_OF_ALL = Set.of("equals", "hashCode");

  /** What all games on boards answer alike, from no state. */
  private static final Set<String> NAMES_OF_ALL_GAMES =
      Set.of(
          "cellCount",
          "cellName",
          "column",
          "columnCount",
          "regions",
          "row",
          "rowCount",
          "symbol",
          "valueCount");

  private static final List<Object> ARGUMENTS =
      List.of(
          Board.EMPTY,
          step(),
          Grid.of(Board.EMPTY),
          gridStep(),
          List.of(),
          "",
          Locale.ENGLISH,
          Detail.FULL,
          SearchLimit.NONE);

  private static Step step() {
    Candidates state = Candidates.of(Boards.PUZZLE);
    return LogicalSolver.standard().nextStep(state).orElseThrow();
  }

  private static GridStep gridStep() {
    GridCandidates state = GridCandidates.of(Grid.of(Boards.PUZZLE));
    return GridLogicalSolver.standard().nextStep(state).orElseThrow();
  }

  /** A number that each exception is made with, to be found in its stream. */
  private static final int MARK = 0x1234_5678;

  /**
   * A value that was refused has no state: a method of it fails, or returns nothing, so that no one
   * takes it for a value.
   */
  @ParameterizedTest
  @ValueSource(
      classes = {
        Board.class,
        Candidates.class,
        Game.class,
        Constraint.class,
        Rules.class,
        Grid.class,
        GridCandidates.class,
        GridGame.class
      })
  void value_refusedAndWithoutState(Class<?> type) throws Exception {
    Object leaked = leaked(type);
    assertThat(leaked).isExactlyInstanceOf(type);
    List<Method> methods =
        Arrays.stream(type.getMethods())
            .filter(method -> method.getDeclaringClass() == type)
            .filter(method -> !Modifier.isStatic(method.getModifiers()))
            .filter(method -> !NAMES_OF_ALL.contains(method.getName()))
            .filter(it -> type != Game.class || !NAMES_OF_ALL_GAMES.contains(it.getName()))
            .toList();
    assertThat(methods).hasSizeGreaterThan(3);
    for (Method method : methods) {
      Object[] arguments =
          Arrays.stream(method.getParameterTypes()).map(ForgedStreamTest::argument).toArray();
      try {
        assertThat(method.invoke(leaked, arguments)).as("%s", method).isNull();
      } catch (InvocationTargetException e) {
        assertThat(e.getCause()).as("%s", method).isInstanceOf(NullPointerException.class);
      }
    }
  }

  /** Returns an argument that no method refuses. */
  private static Object argument(Class<?> type) {
    if (type == int.class) {
      return 4;
    }
    if (type == byte[].class) {
      return new byte[100];
    }
    return type.isArray()
        ? Array.newInstance(type.getComponentType(), 0)
        : ARGUMENTS.stream().filter(type::isInstance).findFirst().orElseThrow();
  }

  private static Object leaked(Class<?> type) throws Exception {
    try (ObjectInputStream in = read(rawObjectAndReference(type))) {
      assertThatExceptionOfType(InvalidObjectException.class).isThrownBy(in::readObject);
      return in.readObject();
    }
  }

  /** The bytes of a raw object, refused, and a reference to it. */
  private static byte[] rawObjectAndReference(Class<?> type) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
    out.writeShort(ObjectStreamConstants.STREAM_VERSION);
    out.writeByte(ObjectStreamConstants.TC_OBJECT);
    out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
    out.writeUTF(type.getName());
    out.writeLong(1L);
    out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
    out.writeShort(0);
    out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
    out.writeByte(ObjectStreamConstants.TC_NULL);
    out.writeByte(ObjectStreamConstants.TC_REFERENCE);
    out.writeInt(ObjectStreamConstants.baseWireHandle + 1);
    return bytes.toByteArray();
  }

  static Stream<Arguments> exceptions() {
    return Stream.of(
        exception(new TextFormatException("no board", MARK), e -> e.index()),
        exception(new SearchInterruptedException(MARK), e -> e.guesses()),
        exception(
            new SearchLimitExceededException(SearchLimit.guesses(MARK), 5),
            e -> e.limit().maxGuesses().orElseThrow()),
        exception(new SearchLimitExceededException(SearchLimit.guesses(5), MARK), e -> e.guesses()),
        exception(new GenerationFailedException("a puzzle", MARK), e -> e.attempts()),
        exception(
            new BulkInterruptedException(MARK, MARK, new SearchInterruptedException(5)),
            e -> e.done()));
  }

  private static <E extends RuntimeException> Arguments exception(E e, ToLongFunction<E> number) {
    return Arguments.of(e, number);
  }

  @ParameterizedTest
  @MethodSource("exceptions")
  void exception_roundTrip(RuntimeException e, ToLongFunction<RuntimeException> number)
      throws Exception {
    try (ObjectInputStream in = read(write(e))) {
      RuntimeException again = (RuntimeException) in.readObject();
      assertThat(again).hasMessage(e.getMessage()).hasSameClassAs(e);
      assertThat(number.applyAsLong(again)).isEqualTo(MARK).isEqualTo(number.applyAsLong(e));
    }
  }

  @ParameterizedTest
  @MethodSource("exceptions")
  void exception_forgedNumber(RuntimeException e, ToLongFunction<RuntimeException> number)
      throws Exception {
    byte[] forged = write(e);
    int at = indexOf(forged, ByteBuffer.allocate(4).putInt(MARK).array());
    boolean isLong = forged[at - 1] == 0 && forged[at - 4] == 0;
    forged[isLong ? at - 4 : at] = (byte) 0x80;
    try (ObjectInputStream in = read(withReferences(forged))) {
      assertThatExceptionOfType(InvalidObjectException.class)
          .isThrownBy(in::readObject)
          .withMessageEndingWith("; expected 0 or more");
      assertThat(leaked(in, e.getClass())).allMatch(leaked -> number.applyAsLong(leaked) == 0);
    }
  }

  /** Adds a reference to every object that the stream may have made. */
  private static byte[] withReferences(byte[] stream) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(stream);
    DataOutputStream out = new DataOutputStream(bytes);
    for (int handle = 0; handle < HANDLES; handle++) {
      out.writeByte(ObjectStreamConstants.TC_REFERENCE);
      out.writeInt(ObjectStreamConstants.baseWireHandle + handle);
    }
    return bytes.toByteArray();
  }

  /** Returns the objects of this type that the references of the stream reach. */
  private static List<RuntimeException> leaked(ObjectInputStream in, Class<?> type)
      throws IOException, ClassNotFoundException {
    List<RuntimeException> leaked = new ArrayList<>();
    for (int handle = 0; handle < HANDLES; handle++) {
      try {
        Object object = in.readObject();
        if (type.isInstance(object)) {
          leaked.add((RuntimeException) object);
        }
      } catch (OptionalDataException e) {
        // The JDK noticed that the object before was not read to its end.
      }
    }
    return leaked;
  }

  /** A new serializable type must be reviewed, and named here. */
  @Test
  void serializableTypes_areThese() throws Exception {
    Path classes = Path.of(Board.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(classes)) {
      List<String> serializable =
          files
              .map(file -> classes.relativize(file).toString().replace('\\', '/'))
              .filter(file -> file.endsWith(".class") && file.startsWith("io/"))
              .map(file -> load(file.replace(".class", "").replace('/', '.')))
              .filter(Objects::nonNull)
              .filter(type -> Serializable.class.isAssignableFrom(type) && !type.isEnum())
              .filter(type -> !Enum.class.isAssignableFrom(type))
              .map(Class::getSimpleName)
              .sorted()
              .toList();
      assertThat(serializable)
          .containsExactly(
              "Board",
              "BulkInterruptedException",
              "Candidates",
              "Constraint",
              "Game",
              "GenerationFailedException",
              "Grid",
              "GridCandidates",
              "GridGame",
              "PuzzleFormatException",
              "Rules",
              "SearchInterruptedException",
              "SearchLimitExceededException",
              "SerializedBoard",
              "SerializedCandidates",
              "SerializedCandidates",
              "SerializedConstraint",
              "SerializedGame",
              "SerializedGame",
              "SerializedGrid",
              "SerializedRules",
              "TextFaultException",
              "TextFormatException");
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, Board.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(name, e);
    }
  }

  private static int indexOf(byte[] stream, byte[] part) {
    String text = new String(stream, StandardCharsets.ISO_8859_1);
    int index = text.indexOf(new String(part, StandardCharsets.ISO_8859_1));
    assertThat(index).isPositive();
    return index;
  }

  private static byte[] write(Object object) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    return bytes.toByteArray();
  }

  private static ObjectInputStream read(byte[] stream) throws IOException {
    return new ObjectInputStream(new ByteArrayInputStream(stream));
  }
}
