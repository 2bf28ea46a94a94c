package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Level;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A technique's reason is of its kind, several of it, or a user's own. */
class ReasonKindsTest {
  private static final Candidate A = new Candidate(0, 1);
  private static final Reason SINGLE = new Reason.Single(A, List.of());
  private static final Reason TEMPLATE = new Reason.Template(1, List.of(0));
  private static final Reason CUSTOM = new Reason.Custom("a", "b", List.of(), List.of());

  private static Step step(Technique technique, Reason pattern) {
    return Step.eliminating(technique, List.of(A), pattern);
  }

  /** Every technique refuses one of these two, since none has both kinds. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "USER_DEFINED")
  void anotherKind_isRefused(Technique technique) {
    Reason wrong = technique.level() == Level.EASY ? TEMPLATE : SINGLE;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> step(technique, wrong))
        .withMessageMatching(
            technique + " has a reason of the kind (Single|Template); expected \\w+, or Custom");
  }

  @ParameterizedTest
  @EnumSource
  void ownPattern_isTaken(Technique technique) {
    assertThat(step(technique, CUSTOM).reason()).isEqualTo(CUSTOM);
  }

  @Test
  void several_areOfTheKind() {
    Reason two = new Reason.Several(List.of(TEMPLATE, TEMPLATE));
    assertThat(step(Technique.TEMPLATE_DELETE, two).reason()).isEqualTo(two);
    Reason mixed = new Reason.Several(List.of(TEMPLATE, SINGLE));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> step(Technique.TEMPLATE_DELETE, mixed))
        .withMessage(
            "TEMPLATE_DELETE has a reason of the kind Several; expected Template, or Custom");
  }

  @Test
  void userDefined_takesAnyPattern() {
    assertThat(step(Technique.USER_DEFINED, SINGLE).reason()).isEqualTo(SINGLE);
  }

  /** A kind that users cannot name makes every switch of theirs need a default. */
  @Test
  void kinds_oneThatUsersCannotName() {
    assertThat(Reason.class.getPermittedSubclasses())
        .filteredOn(kind -> !Modifier.isPublic(kind.getModifiers()))
        .isNotEmpty()
        .allMatch(kind -> !kind.isSealed());
  }

  @Test
  void switchOverAllKinds_needsDefault(@TempDir Path folder) throws Exception {
    assumeThat(Runtime.version().feature()).as("switches over types").isGreaterThanOrEqualTo(21);
    assertThat(faults("default -> 0;", folder)).isEmpty();
    assertThat(faults("", folder)).containsExactly("compiler.err.not.exhaustive");
  }

  /** Returns the errors of a user's switch over all public kinds and further cases. */
  private static List<String> faults(String further, Path folder) throws Exception {
    String cases =
        Stream.of(Reason.class.getPermittedSubclasses())
            .filter(kind -> Modifier.isPublic(kind.getModifiers()))
            .map(kind -> "case " + kind.getCanonicalName() + " it -> 1; ")
            .collect(Collectors.joining());
    String program =
        "class User { int kind(io.github.nonet.logic.Reason r) { return switch (r) { "
            + (cases + further)
            + " }; } }";
    JavaFileObject source =
        new SimpleJavaFileObject(URI.create("string:///User.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return program;
          }
        };
    String classes =
        Path.of(Board.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    ToolProvider.getSystemJavaCompiler()
        .getTask(
            null,
            null,
            found,
            List.of("-proc:none", "-cp", classes, "-d", folder.toString()),
            null,
            List.of(source))
        .call();
    return found.getDiagnostics().stream()
        .filter(it -> it.getKind() == Diagnostic.Kind.ERROR)
        .map(Diagnostic::getCode)
        .collect(Collectors.toList());
  }
}
