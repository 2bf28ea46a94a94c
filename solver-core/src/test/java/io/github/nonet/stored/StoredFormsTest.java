package io.github.nonet.stored;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.rules.BuilderCall;
import io.github.nonet.logic.Game;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridGame;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Texts, links and streams of each kind of value, written once and kept: every later version reads
 * them as the same value. A line is never changed; a new form or value adds lines.
 */
class StoredFormsTest {
  /** The forms of a value that its type reads: how each is written, and how it is read. */
  private static final Map<Class<?>, Map<String, Form<?>>> TEXTS = new LinkedHashMap<>();

  /** A way to write a value of a type and to read it again. */
  private record Form<T>(Function<T, String> writer, Function<String, T> reader) {
    String write(Object value) {
      @SuppressWarnings("unchecked")
      T typed = (T) value;
      return writer.apply(typed);
    }

    Object read(String text) {
      return reader.apply(text);
    }
  }

  static {
    add(Board.class, "line", Board::toString, Board::parse);
    add(Board.class, "picture", Board::toGridString, Board::parse);
    add(Candidates.class, "line", Candidates::toString, Candidates::parse);
    add(Candidates.class, "picture", Candidates::toGridString, Candidates::parse);
    add(Game.class, "line", Game::toString, Game::parse);
    add(Game.class, "openSudoku", Game::toOpenSudokuString, Game::parse);
    add(Game.class, "link", Game::toLinkString, Game::parse);
    add(Grid.class, "text", Grid::toFullString, Grid::parse);
    add(Grid.class, "link", Grid::toLinkString, Grid::parse);
    add(GridCandidates.class, "text", GridCandidates::toFullString, GridCandidates::parse);
    add(GridGame.class, "text", GridGame::toString, GridGame::parse);
    add(GridGame.class, "link", GridGame::toLinkString, GridGame::parse);
  }

  /** What a form cannot keep: which marks are candidates. */
  private static final Set<String> NOT_KEPT = Set.of("Game, openSudoku, noted");

  private static <T> void add(
      Class<T> type, String form, Function<T, String> writer, Function<String, T> reader) {
    TEXTS.computeIfAbsent(type, key -> new LinkedHashMap<>()).put(form, new Form<>(writer, reader));
  }

  private static final Form<Object> STREAM =
      new Form<>(StoredFormsTest::toStream, StoredFormsTest::ofStream);

  private static String toStream(Object value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private static Object ofStream(String text) {
    byte[] bytes = Base64.getDecoder().decode(text);
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    } catch (IOException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void textsAndLinks_areRead() {
    Map<String, Stored> expected = new LinkedHashMap<>();
    StoredValues.all().forEach((type, named) -> collect(type, TEXTS.get(type), named, expected));
    requireStored("texts.txt", expected);
  }

  @Test
  void streams_areRead() {
    Map<String, Stored> expected = new LinkedHashMap<>();
    StoredValues.all()
        .forEach((type, named) -> collect(type, Map.of("stream", STREAM), named, expected));
    requireStored("streams.txt", expected);
  }

  /** What a line of a file holds. */
  private record Stored(Object value, Form<?> form) {}

  private static void collect(
      Class<?> type,
      @Nullable Map<String, Form<?>> forms,
      Map<String, Object> named,
      Map<String, Stored> expected) {
    if (forms != null) {
      forms.forEach(
          (form, way) ->
              named.forEach(
                  (name, value) ->
                      expected.put(
                          type.getSimpleName() + ", " + form + ", " + name,
                          new Stored(value, way))));
      expected.keySet().removeAll(NOT_KEPT);
    }
  }

  private static void requireStored(String file, Map<String, Stored> expected) {
    Map<String, String> lines = read(file);
    String missing =
        expected.entrySet().stream()
            .filter(entry -> !lines.containsKey(entry.getKey()))
            .map(entry -> entry.getKey() + ": " + line(entry.getValue()))
            .collect(Collectors.joining("\n"));
    assertThat(missing.isEmpty())
        .as("each value has a line in %s; add these:\n%s\n", file, missing)
        .isTrue();
    assertThat(lines.keySet()).isEqualTo(expected.keySet());
    lines.forEach((key, text) -> requireRead(key, text, expected.get(key)));
  }

  private static String line(Stored stored) {
    return stored.form.write(stored.value).replace("\\", "\\\\").replace("\n", "\\n");
  }

  /** Equal values may differ in names, of houses for example, so they are written again. */
  private static void requireRead(String key, String text, Stored stored) {
    Object found = stored.form.read(text);
    assertThat(found).as(key).isEqualTo(stored.value).hasSameHashCodeAs(stored.value);
    assertThat(stored.form.write(found)).as(key).isEqualTo(stored.form.write(stored.value));
  }

  /** Reads a file of lines {@code type, form, name: text}. */
  private static Map<String, String> read(String file) {
    try (InputStream in = StoredFormsTest.class.getResourceAsStream(file)) {
      Map<String, String> lines = new LinkedHashMap<>();
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
        if (!line.startsWith("#")) {
          int colon = line.indexOf(": ");
          String key = line.substring(0, colon);
          assertThat(lines.put(key, line.substring(colon + 2).translateEscapes()))
              .as("another line of %s", key)
              .isNull();
        }
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A new kind of value has no stored form yet: give it one, with lines of the two files. */
  @Test
  void values_ofEachKind() throws Exception {
    assertThat(StoredValues.all().keySet())
        .as("types whose values may be in a stream")
        .containsExactlyInAnyOrderElementsOf(exportedSerializableTypes());
    assertThat(StoredValues.constraints().keySet())
        .as("kinds of constraints")
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(ConstraintKind.values())
                .filter(kind -> !kind.isOfBuilder())
                .map(ConstraintKind::name)
                .toList());
    assertThat(StoredValues.parts().keySet())
        .as("calls of a builder of rules")
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(BuilderCall.Method.values()).map(BuilderCall.Method::name).toList());
  }

  /** Exceptions have streams as well, but what they hold is for people. */
  private static Set<Class<?>> exportedSerializableTypes() throws Exception {
    Path classes = Path.of(Board.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(classes)) {
      return files
          .map(file -> classes.relativize(file).toString().replace('\\', '/'))
          .filter(file -> file.startsWith("io/github/nonet/") && file.endsWith(".class"))
          .filter(file -> !file.startsWith("io/github/nonet/internal/"))
          .<Class<?>>map(file -> load(file.replace(".class", "").replace('/', '.')))
          .filter(type -> Modifier.isPublic(type.getModifiers()) && !type.isEnum())
          .filter(Serializable.class::isAssignableFrom)
          .filter(type -> !Throwable.class.isAssignableFrom(type))
          .collect(Collectors.toSet());
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, Board.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(name, e);
    }
  }
}
