package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.bulk.BulkSolver;
import io.github.nonet.generate.Minimality;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.symmetry.Canonical;
import io.github.nonet.symmetry.Transformation;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The library where classes are missing that Android lacks at API level 26: modules, variable
 * handles and the interface of random generators, which no class of the library names. That no
 * other class or method is used is checked when the main classes are compiled.
 */
@Tag("slow")
class AndroidTest {
  /** Loads the library again, for it to find what Android has. */
  private static final class AndroidLoader extends ClassLoader {
    private static final List<String> MISSING =
        List.of(
            "java.lang.Module",
            "java.lang.Runtime$Version",
            "java.lang.invoke.VarHandle",
            "java.util.random.",
            "jdk.");

    AndroidLoader() {
      super(AndroidTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (MISSING.stream().anyMatch(name::startsWith)) {
        throw new ClassNotFoundException(name);
      }
      if (!name.startsWith("io.github.nonet.")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (var stream = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (stream == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] bytes = stream.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static <T> T onAndroid(Class<? extends Supplier<T>> program) {
    try {
      Class<?> loaded = Class.forName(program.getName(), true, new AndroidLoader());
      Constructor<?> constructor = loaded.getDeclaredConstructor();
      constructor.setAccessible(true);
      return ((Supplier<T>) constructor.newInstance()).get();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns whether VECTOR is available, and what is said if it is asked for all the same. */
  static final class Vector implements Supplier<String> {
    @Override
    public String get() {
      try {
        return Algorithm.VECTOR.isAvailable() + " " + Algorithm.VECTOR.solver();
      } catch (UnsupportedOperationException e) {
        return Algorithm.VECTOR.isAvailable() + " " + e.getMessage();
      }
    }
  }

  @Test
  void vector_isNotAvailable() {
    assertThat(onAndroid(Vector.class))
        .isEqualTo("false VECTOR needs JDK 25; this is another virtual machine, without modules.");
  }

  /** Uses every package, and returns what comes out. */
  static final class Program implements Supplier<List<String>> {
    private static final String PUZZLE =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final List<String> results = new ArrayList<>();

    @Override
    public List<String> get() {
      Board puzzle = Board.parse(PUZZLE);
      Stream.of(Algorithm.values())
          .filter(Algorithm::isAvailable)
          .forEach(algorithm -> add(algorithm.solver().solve(puzzle)));
      add(puzzle.with(1, 5).conflicts());
      add(puzzle.compareTo(Board.EMPTY));
      addBulk();
      Board solution = PuzzleGenerator.randomSolution(1);
      add(solution);
      add(Minimality.minimize(solution, 2));
      add(Minimality.redundantClues(puzzle));
      add(Canonical.form(Transformation.random(3).apply(puzzle)));
      add(LogicalSolver.standard().nextStep(Candidates.of(puzzle)));
      add(PuzzleGenerator.builder().seed(4).build().next());
      addVariants();
      return results;
    }

    private void addVariants() {
      Grid jigsaw = Grid.parse("1" + ".".repeat(24) + "|AAABBAACBBDCCCBDDCEEDDEEE");
      add(GridSolver.getDefault().solve(jigsaw));
      add(GridCandidates.of(jigsaw));
      add(jigsaw.toGridString());
      add(GridPicture.of(jigsaw).toSvg());
      add(jigsaw.with(1, 1).conflicts());
      Rules killer = Rules.of(4).withCages(List.of(Cage.of(3, 0, 1)));
      add(GridSolver.getDefault().countSolutions(killer.emptyGrid(), 1_000));
    }

    private void addBulk() {
      byte[] cells = PUZZLE.getBytes(StandardCharsets.US_ASCII);
      int[] counts = new int[1];
      BulkSolver.create().solve(cells, 1, 2, cells, counts);
      add(new String(cells, StandardCharsets.US_ASCII) + counts[0]);
      cells[0] = 'x';
      try {
        BulkSolver.create().solve(cells, 1, 2, cells, counts);
      } catch (IllegalArgumentException e) {
        add(e.getMessage());
      }
    }

    private void add(Object result) {
      results.add(result.toString());
    }
  }

  @Test
  void everyPackage_doesTheSame() {
    assertThat(onAndroid(Program.class)).hasSize(21).isEqualTo(new Program().get());
  }

  /** Leaves out the classes that load an engine in vectors once it is known to run. */
  @Test
  void everyClass_isInitialized() throws IOException, URISyntaxException {
    AndroidLoader loader = new AndroidLoader();
    List<String> names = classNames();
    names.removeIf(name -> name.contains("Support$Loaded"));
    assertThat(names).hasSizeGreaterThan(80);
    assertThat(names).allSatisfy(name -> assertThat(Class.forName(name, true, loader)).isNotNull());
  }

  private static List<String> classNames() throws IOException, URISyntaxException {
    URI location = Board.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    try (Stream<Path> files = Files.walk(Path.of(location).resolve("io/github/nonet"))) {
      return files
          .map(file -> Path.of(location).relativize(file).toString())
          .filter(file -> file.endsWith(".class") && !file.contains("package-info"))
          .map(file -> file.replaceAll("[.]class$", "").replaceAll("[/\\\\]", "."))
          .collect(Collectors.toCollection(ArrayList::new));
    }
  }

  /** Frameworks ask a class for its methods, which fails if one of them names a missing class. */
  @Test
  void everyPublicClass_listsItsMethods()
      throws IOException, URISyntaxException, ClassNotFoundException {
    AndroidLoader loader = new AndroidLoader();
    List<Class<?>> types = new ArrayList<>();
    for (String name : classNames()) {
      Class<?> type = Class.forName(name, false, loader);
      if (Modifier.isPublic(type.getModifiers()) && !name.contains(".internal.")) {
        types.add(type);
      }
    }
    assertThat(types).hasSizeGreaterThan(60);
    assertThat(types).allSatisfy(type -> assertThat(type.getDeclaredMethods()).isNotNull());
  }

  /** Without this the other tests would show nothing. */
  @Test
  void loader_hidesWhatIsMissing() {
    AndroidLoader loader = new AndroidLoader();
    for (String name : Arrays.asList("java.lang.ModuleLayer", "java.util.random.RandomGenerator")) {
      assertThatExceptionOfType(ClassNotFoundException.class)
          .isThrownBy(() -> Class.forName(name, false, loader));
    }
  }
}
