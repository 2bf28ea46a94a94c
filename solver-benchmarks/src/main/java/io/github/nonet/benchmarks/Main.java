package io.github.nonet.benchmarks;

import io.github.nonet.benchmarks.compare.CompareCommand;
import io.github.nonet.benchmarks.compare.CompareVariantsCommand;
import io.github.nonet.benchmarks.compare.ServeCommand;
import io.github.nonet.benchmarks.corpus.FingerprintCommand;
import io.github.nonet.benchmarks.corpus.MakeCorpusCommand;
import io.github.nonet.benchmarks.corpus.MakeVariantsCommand;
import io.github.nonet.benchmarks.results.RecordCommand;
import io.github.nonet.benchmarks.results.RenderCommand;
import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The entry of the benchmark jar: its commands, of which JMH is one. */
@Command(
    name = "java -jar benchmarks.jar",
    description = "Measures Sudoku solvers. Start with the command compare.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      CompareCommand.class,
      CompareVariantsCommand.class,
      Main.Jmh.class,
      RecordCommand.class,
      RenderCommand.class,
      MakeCorpusCommand.class,
      MakeVariantsCommand.class,
      FingerprintCommand.class,
      ServeCommand.class,
      Main.Help.class
    },
    footer = {"", "docs/results/measuring.md explains more."})
public final class Main implements Runnable {
  private static final int WIDTH = 80;
  private static final String JMH = "jmh";

  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Print this and exit.")
  private boolean help;

  private Main() {}

  /** Lists JMH among the commands; {@link Main#main} hands all its arguments over. */
  @Command(name = JMH, description = "Runs JMH with all its options: jmh -h lists them.")
  static final class Jmh {}

  /** Explains a command, or lists all. */
  @Command(name = "help", description = "Explains a command: help COMMAND.")
  static final class Help implements Runnable {
    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "One of the commands.")
    private String command;

    @ParentCommand private Main main;

    @Override
    public void run() {
      CommandLine all = main.spec.commandLine();
      CommandLine asked = command == null ? all : all.getSubcommands().get(command);
      if (asked == null) {
        throw new IllegalArgumentException("no command '" + command + "'");
      }
      asked.usage(all.getOut());
    }
  }

  /** Runs the command at the start of {@code args}. */
  public static void main(String[] args) throws Exception {
    if (args.length > 0 && args[0].equals(JMH)) {
      org.openjdk.jmh.Main.main(Arrays.copyOfRange(args, 1, args.length));
    } else {
      int exitCode = commandLine().execute(args);
      System.exit(exitCode == 0 ? afterOutput() : exitCode);
    }
  }

  /** Returns the exit code of a command that did its work: 2 if what it printed went nowhere. */
  private static int afterOutput() {
    if (!System.out.checkError()) {
      return CommandLine.ExitCode.OK;
    }
    System.err.println("standard output cannot be written");
    return CommandLine.ExitCode.USAGE;
  }

  /** Without a command, prints which there are. */
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setUsageHelpWidth(WIDTH)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .registerConverter(int.class, Main::count)
        .setParameterExceptionHandler(Main::reportUsage)
        .setExecutionExceptionHandler(Main::handle);
  }

  /** Reads an option that counts something, as all options of this type do. */
  private static int count(String text) {
    if (!text.matches("0*[1-9]\\d{0,8}")) {
      throw new TypeConversionException(
          "found '" + text + "'; expected a whole number from 1 to 999999999");
    }
    return Integer.parseInt(text);
  }

  /** A fault in the front shows all commands; in a command's arguments, where to read about it. */
  private static int reportUsage(ParameterException fault, String... args) {
    CommandLine command = fault.getCommandLine();
    int exitCode = report(command, fault);
    if (command.getParent() == null) {
      command.usage(command.getErr());
    }
    return exitCode;
  }

  /** Faults that a command finds later in its arguments are reported the same way. */
  private static int handle(Exception fault, CommandLine command, CommandLine.ParseResult result)
      throws Exception {
    if (fault instanceof IllegalArgumentException) {
      return report(command, fault);
    }
    throw fault;
  }

  private static int report(CommandLine command, Exception fault) {
    String message = fault.getMessage().lines().findFirst().orElse("");
    command.getErr().println(command.getCommandName() + ": " + message);
    return CommandLine.ExitCode.USAGE;
  }
}
