package io.github.nonet;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.slf4j.Logger;

/**
 * What the library promises, as text: each exported type with its supertypes, permitted types and
 * record components, and its public and protected members, with annotations of any retention and
 * the values of constants. Members are sorted, but for those whose order is a part of the promise.
 *
 * <p>It is the compiler that reads the classes, as it does for users.
 */
final class PublicApi {
  private static final Set<Modifier> WRITTEN =
      EnumSet.of(
          Modifier.PROTECTED, Modifier.STATIC, Modifier.ABSTRACT, Modifier.DEFAULT, Modifier.FINAL);

  private final List<String> lines = new ArrayList<>();

  private PublicApi() {}

  /** Returns the lines of the classes that this test runs with. */
  static List<String> lines() throws IOException, URISyntaxException {
    Path classes = locationOf(Board.class);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    PublicApi api = new PublicApi();
    JavaCompiler.CompilationTask task =
        compiler.getTask(
            null,
            null,
            null,
            List.of(
                "-proc:only",
                "-parameters",
                "-cp",
                classes + File.pathSeparator + locationOf(Logger.class)),
            exportedTypes(classes),
            null);
    task.setProcessors(List.of(api.new Reader()));
    assertThat(task.call()).as("the classes of %s can be read", classes).isTrue();
    return api.lines;
  }

  private static Path locationOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** Returns the names of the top-level types of exported packages. */
  private static List<String> exportedTypes(Path classes) throws IOException {
    List<String> names = new ArrayList<>();
    for (String exported : exports(classes)) {
      try (Stream<Path> files = Files.list(classes.resolve(exported.replace('.', '/')))) {
        files
            .map(file -> file.getFileName().toString())
            .filter(file -> file.matches("\\w+\\.class"))
            .map(file -> exported + '.' + file.replace(".class", ""))
            .sorted()
            .forEach(names::add);
      }
    }
    return names;
  }

  private static Collection<String> exports(Path classes) throws IOException {
    byte[] module = Files.readAllBytes(classes.resolve("module-info.class"));
    return ModuleDescriptor.read(ByteBuffer.wrap(module)).exports().stream()
        .filter(it -> !it.isQualified())
        .map(ModuleDescriptor.Exports::source)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Gets the types from the compiler. */
  @SupportedAnnotationTypes("*")
  private final class Reader extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      Element last = null;
      for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
        Element room = type.getEnclosingElement();
        if (!room.equals(last)) {
          lines.add("");
          add("", room, "package " + room);
        }
        last = room;
        addType(type);
      }
      return false;
    }
  }

  private void add(String indent, Element element, String text) {
    String annotations =
        element.getAnnotationMirrors().stream().map(it -> it + " ").sorted().collect(joining());
    lines.add(shortened(indent + annotations + text));
  }

  private static String shortened(String text) {
    return text.replaceAll("\\bjava\\.(lang|util)\\.(?=[A-Z])", "");
  }

  private static boolean isSeen(Element element) {
    return element.getModifiers().contains(Modifier.PUBLIC)
        || element.getModifiers().contains(Modifier.PROTECTED);
  }

  private void addType(TypeElement type) {
    if (!isSeen(type)) {
      return;
    }
    lines.add("");
    add("", type, header(type));
    ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(it -> it.getKind() == ElementKind.ENUM_CONSTANT)
        .forEach(it -> add("  ", it, it.toString()));
    addSorted(type, it -> it.getKind() == ElementKind.FIELD);
    addSorted(type, it -> it.getKind() == ElementKind.CONSTRUCTOR);
    addSorted(type, it -> it.getKind() == ElementKind.METHOD);
    ElementFilter.typesIn(type.getEnclosedElements()).stream()
        .sorted(Comparator.comparing(it -> it.getQualifiedName().toString()))
        .forEach(this::addType);
  }

  private static String header(TypeElement type) {
    String kind = type.getKind().toString().toLowerCase(Locale.ROOT).replace('_', ' ');
    String components =
        type.getRecordComponents().stream()
            .map(it -> it.asType() + " " + it)
            .collect(joining(", ", "(", ")"));
    return modifiers(type)
        + (type.getModifiers().contains(Modifier.SEALED) ? "sealed " : "")
        + kind
        + " "
        + type.getQualifiedName()
        + typeParameters(type.getTypeParameters())
        + (type.getKind() == ElementKind.RECORD ? components : "")
        + listed(" extends ", superclass(type))
        + listed(" implements ", type.getInterfaces())
        + listed(" permits ", type.getPermittedSubclasses());
  }

  /** Returns the superclass if users see it, and the kind of the type does not imply it. */
  private static List<TypeMirror> superclass(TypeElement type) {
    boolean isNamed =
        type.getKind() == ElementKind.CLASS
            && hiddenSuperclass(type) == null
            && !type.getSuperclass().toString().equals("java.lang.Object");
    return isNamed ? List.of(type.getSuperclass()) : List.of();
  }

  /** Returns the superclass if users do not see it: its members are those of the type. */
  private static TypeElement hiddenSuperclass(TypeElement type) {
    return type.getSuperclass() instanceof DeclaredType declared && !isSeen(declared.asElement())
        ? (TypeElement) declared.asElement()
        : null;
  }

  private static String listed(String before, List<? extends TypeMirror> types) {
    return types.isEmpty()
        ? ""
        : types.stream().map(TypeMirror::toString).collect(joining(", ", before, ""));
  }

  private static String modifiers(Element element) {
    boolean isOfInterface =
        element.getKind().isInterface() || element.getEnclosingElement().getKind().isInterface();
    boolean isFinalByKind =
        element.getKind() == ElementKind.ENUM || element.getKind() == ElementKind.RECORD;
    return element.getModifiers().stream()
        .filter(WRITTEN::contains)
        .filter(it -> !(it == Modifier.ABSTRACT && isOfInterface))
        .filter(it -> !(it == Modifier.FINAL && isFinalByKind))
        .map(it -> it + " ")
        .collect(joining());
  }

  private static String typeParameters(List<? extends TypeParameterElement> parameters) {
    return parameters.isEmpty()
        ? ""
        : parameters.stream()
            .map(it -> it + listed(" extends ", it.getBounds()))
            .collect(joining(", ", "<", ">"));
  }

  private void addSorted(TypeElement type, Predicate<Element> wanted) {
    List<Element> members = new ArrayList<>();
    for (TypeElement at = type; at != null; at = hiddenSuperclass(at)) {
      boolean isOwn = at == type;
      at.getEnclosedElements().stream()
          .filter(PublicApi::isSeen)
          .filter(wanted)
          .filter(it -> isOwn || it.getKind() != ElementKind.CONSTRUCTOR)
          .filter(it -> !isImpliedByKind(it))
          .forEach(members::add);
    }
    members.stream()
        .sorted(
            Comparator.comparing((Element it) -> it.getSimpleName().toString())
                .thenComparing(PublicApi::signature))
        .forEach(it -> add("  ", it, signature(it)));
  }

  /** Returns whether it is one of the two methods that every enum has. */
  private static boolean isImpliedByKind(Element member) {
    return member.getEnclosingElement().getKind() == ElementKind.ENUM
        && (member.getSimpleName().contentEquals("values")
            || member.getSimpleName().contentEquals("valueOf"));
  }

  private static String signature(Element member) {
    return member instanceof ExecutableElement method
        ? signature(method)
        : signature((VariableElement) member);
  }

  private static String signature(VariableElement field) {
    Object value = field.getConstantValue();
    return modifiers(field) + field.asType() + " " + field + (value == null ? "" : " = " + value);
  }

  private static String signature(ExecutableElement method) {
    boolean isConstructor = method.getKind() == ElementKind.CONSTRUCTOR;
    String parameters =
        named(method).stream().map(it -> it.asType() + " " + it).collect(joining(", ", "(", ")"));
    return modifiers(method)
        + typeParameters(method.getTypeParameters())
        + (isConstructor
            ? method.getEnclosingElement().getSimpleName()
            : method.getReturnType() + " " + method.getSimpleName())
        + (method.isVarArgs() ? parameters.replaceAll("\\[] (\\w+\\))$", "... $1") : parameters)
        + listed(" throws ", method.getThrownTypes());
  }

  /**
   * Returns the parameters with their names. Of the constructor that a record has by itself the
   * components are taken: some compilers do not write the names of its parameters.
   */
  private static List<? extends Element> named(ExecutableElement method) {
    List<? extends Element> components =
        method.getKind() == ElementKind.CONSTRUCTOR
            ? ElementFilter.recordComponentsIn(method.getEnclosingElement().getEnclosedElements())
            : List.of();
    List<? extends Element> parameters = method.getParameters();
    boolean isCanonical =
        !components.isEmpty()
            && components.stream()
                .map(it -> it.asType().toString())
                .toList()
                .equals(parameters.stream().map(it -> it.asType().toString()).toList());
    return isCanonical ? components : parameters;
  }
}
