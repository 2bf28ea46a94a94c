package io.github.nonet.playground;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.tools.ToolProvider;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles {@link Playground}, {@link Grids} and the library for a browser, and puts the page next
 * to them.
 *
 * <p>Arguments: the folder of this project, and the folder to make. What is on the class path is
 * compiled as far as the exported methods need it.
 */
public final class Compile {
  private static final String LOADER = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

  /**
   * This property leaves out JavaScript and Javadoc, for half of the time while the page is
   * written.
   */
  private static final String WITHOUT_JAVASCRIPT = "nonet.site.wasm";

  /** Of the sentences on boards, grids need the names: of levels and of techniques. */
  private static final List<String> SENTENCES =
      List.of("io/github/nonet/logic/Sentences", "io/github/nonet/logic/Sentences_de");

  /**
   * A file that a file of the page loads, such as {@code './board.js'}; comments name some, too.
   */
  private static final Pattern LOADED =
      Pattern.compile("(?<=['\"`/])(\\w+|\\$\\{module})\\.(js|mjs|css|wasm|svg)(?=['\"`#])");

  /** A comment that has its lines for itself. */
  private static final Pattern COMMENT =
      Pattern.compile("^ */\\*.*?\\*/\\n\\n?", Pattern.MULTILINE | Pattern.DOTALL);

  /** The line of the page that stands for one of these for each of its modules. */
  private static final String PRELOAD = "<link rel=\"modulepreload\" href=\"%s\">\n";

  private static final Pattern OF_GRIDS = Pattern.compile("(level\\.)?\\w+\\s*=.*");

  private final Path project;
  private final Path site;
  private final Path stubs;

  /** The sentences that the module of grids has in place of all those on boards. */
  private final Path sentences;

  private Compile(Path project, Path site) {
    this.project = project;
    this.site = site;
    this.stubs = site.resolveSibling("stubs");
    this.sentences = site.resolveSibling("sentences");
  }

  /** Makes the folder that a server can serve. */
  public static void main(String[] arguments) throws Exception {
    Compile compile = new Compile(Path.of(arguments[0]), Path.of(arguments[1]));
    if (arguments.length > 2) {
      compile.compileGrids();
    } else {
      compile.run(arguments);
    }
  }

  private void run(String... arguments) throws Exception {
    Files.createDirectories(site);
    compileStubs();
    shortenSentences();
    Process second = inASecondProcess(arguments);
    try {
      compileFor(Playground.class, "nonet", stubs);
      if (!Boolean.getBoolean(WITHOUT_JAVASCRIPT)) {
        document();
      }
      if (second.waitFor() != 0) {
        throw new IllegalStateException("the module of grids does not compile");
      }
    } finally {
      second.destroy();
    }
    try (InputStream loader = TeaVMTool.class.getClassLoader().getResourceAsStream(LOADER)) {
      Files.copy(loader, site.resolve("runtime.mjs"), StandardCopyOption.REPLACE_EXISTING);
    }
    copyAll(project.resolve("src/page"), site);
    Files.copy(
        project.resolve("../../LICENSE"),
        site.resolve("LICENSE"),
        StandardCopyOption.REPLACE_EXISTING);
    finish();
  }

  /**
   * Writes what the page's files cannot know: the version and the address of the project, and in
   * the names of the files that they load, the version of the whole site. A browser that kept a
   * file of an older site does not mix it with this one. Comments stay where the source is, except
   * for those of {@code nonet.js}, which is for others, too.
   */
  private void finish() throws IOException {
    String pom = Files.readString(project.resolve("../../pom.xml"));
    CRC32 sum = new CRC32();
    List<Path> files;
    try (Stream<Path> all = Files.list(site)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    for (Path file : files) {
      sum.update(Files.readAllBytes(file));
    }
    String version = Long.toString(sum.getValue(), Character.MAX_RADIX);
    for (Path file : files) {
      String name = file.getFileName().toString();
      if (name.matches(".*\\.(html|css|js)")) {
        String text = Files.readString(file).replace("@url@", first("url", pom));
        text = text.replace("@version@", first("version", pom));
        text = name.equals("nonet.js") ? text : COMMENT.matcher(text).replaceAll("");
        text = text.replace(PRELOAD.formatted("page.js"), preloads(files));
        Files.writeString(
            file,
            text.lines()
                .map(line -> isShown(name, line) ? line : withVersion(line, version))
                .collect(Collectors.joining("\n", "", "\n")));
      }
    }
  }

  /** Lets a browser ask for all modules of the page at once, although they import each other. */
  private static String preloads(List<Path> files) {
    return files.stream()
        .map(file -> file.getFileName().toString())
        .filter(name -> name.endsWith(".js") && !name.matches("(nonet|worker)\\.js"))
        .map(PRELOAD::formatted)
        .collect(Collectors.joining());
  }

  /**
   * Returns whether a line names files for those who read it: a comment, or lines of code to copy.
   */
  private static boolean isShown(String name, String line) {
    return line.startsWith(" *") || name.equals("code.js");
  }

  private static String first(String element, String pom) {
    String end = "</" + element + ">";
    return pom.substring(pom.indexOf("<" + element + ">") + end.length() - 1, pom.indexOf(end));
  }

  private static String withVersion(String line, String version) {
    return LOADED.matcher(line).replaceAll("$0?v=" + version);
  }

  /** Makes the pages of the public types, to which the page has a link. */
  private void document() {
    String modules =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(it -> it.contains("slf4j-api") || it.contains("jspecify"))
            .collect(Collectors.joining(File.pathSeparator));
    String sources = project.resolve("../../solver-core/src/main/java").toString();
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-quiet", "-Xdoclint:none", "-notimestamp", "-public"));
    arguments.addAll(List.of("-d", site.resolve("api").toString(), "-sourcepath", sources));
    arguments.addAll(List.of("--module-path", modules, "-subpackages", "io.github.nonet"));
    arguments.addAll(List.of("-exclude", "io.github.nonet.internal"));
    int result =
        ToolProvider.getSystemDocumentationTool()
            .run(null, null, null, arguments.toArray(String[]::new));
    if (result != 0) {
      throw new IllegalStateException("the pages of the types cannot be made");
    }
  }

  private void compileGrids() throws Exception {
    compileFor(Grids.class, "grids", sentences, stubs);
  }

  /**
   * Starts {@link #compileGrids}. Each module takes one processor for a minute, and TeaVM is not
   * made for two threads.
   */
  private static Process inASecondProcess(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    command.add(Compile.class.getName());
    command.addAll(List.of(arguments));
    command.add("grids");
    return new ProcessBuilder(command).inheritIO().start();
  }

  /**
   * Compiles a module. Each has what its functions need: a page loads the second one when it needs
   * it.
   *
   * @param replacing the folders whose files replace those of the library
   */
  private void compileFor(Class<?> functions, String name, Path... replacing) throws Exception {
    List<File> path = new ArrayList<>();
    path.add(project.resolve("src/stubs/resources").resolve(name).toFile());
    Arrays.stream(replacing).map(Path::toFile).forEach(path::add);
    Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(File::new)
        .forEach(path::add);
    compile(functions, path, TeaVMTargetType.WEBASSEMBLY_GC, name + ".wasm");
    if (!Boolean.getBoolean(WITHOUT_JAVASCRIPT)) {
      compile(functions, path, TeaVMTargetType.JAVASCRIPT, name + ".mjs");
    }
  }

  /** Writes the few sentences on boards that grids need. */
  private void shortenSentences() throws IOException {
    for (String name : SENTENCES) {
      Path file = sentences.resolve(name + ".properties");
      Files.createDirectories(file.getParent());
      try (InputStream in =
          Compile.class.getClassLoader().getResourceAsStream(name + ".properties")) {
        String all = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        List<String> few = all.lines().filter(OF_GRIDS.asMatchPredicate()).toList();
        Files.write(file, few, StandardCharsets.ISO_8859_1);
      }
    }
  }

  /** The stubs replace classes of the library and of TeaVM: they must not be on our own path. */
  private void compileStubs() throws IOException {
    Files.createDirectories(stubs);
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-proc:none", "--release", "17", "-d", stubs.toString()));
    try (Stream<Path> files = Files.walk(project.resolve("src/stubs/java"))) {
      files.filter(Files::isRegularFile).map(Path::toString).forEach(arguments::add);
    }
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    if (result != 0) {
      throw new IllegalStateException("the stubs do not compile");
    }
  }

  private void compile(Class<?> functions, List<File> path, TeaVMTargetType target, String name)
      throws Exception {
    System.out.printf("compiling the library to %s%n", name);
    TeaVMTool tool = new TeaVMTool();
    try (URLClassLoader loader =
        new URLClassLoader(
            path.stream().map(Compile::url).toArray(URL[]::new), Compile.class.getClassLoader())) {
      tool.setClassLoader(loader);
      tool.setClassPath(path);
      tool.setTargetType(target);
      tool.setTargetDirectory(site.toFile());
      tool.setTargetFileName(name);
      tool.setMainClass(functions.getName());
      /* FULL fails for WebAssembly: "Field index must be >= 0". */
      tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
      tool.setObfuscated(true);
      tool.setJsModuleType(JSModuleType.ES2015);
      /* The default must have a country: TeaVM's Locale fails to load otherwise. */
      tool.getProperties().put("java.util.Locale.available", "en_US, de_DE");
      tool.getProperties().put("java.util.Locale.default", "en_US");
      tool.generate();
    }
    List<Problem> problems = tool.getProblemProvider().getSevereProblems();
    if (!problems.isEmpty()) {
      problems.forEach(
          problem ->
              System.err.println(problem.getText() + " " + Arrays.toString(problem.getParams())));
      throw new IllegalStateException(problems.size() + " problems in " + name);
    }
    System.out.printf("%s: %,d bytes%n", name, Files.size(site.resolve(name)));
  }

  private static URL url(File file) {
    try {
      return file.toURI().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void copyAll(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }
}
