package io.github.nonet.benchmarks;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * The entry of the benchmark jar: a few commands of its own, and for everything else JMH with all
 * its options.
 */
@Command(
    name = "java -jar benchmarks.jar",
    subcommands = {
      CompareCommand.class,
      MakeCorpusCommand.class,
      RecordCommand.class,
      RenderCommand.class,
      ServeCommand.class
    })
public final class Main {
  private static final int USAGE_ERROR = 2;

  private Main() {}

  /** Runs the command that {@code args} begins with, or JMH. */
  public static void main(String[] args) throws Exception {
    if (args.length > 0 && commandLine().getSubcommands().containsKey(args[0])) {
      System.exit(execute(args));
    }
    org.openjdk.jmh.Main.main(args);
  }

  /** Runs a command and returns the exit code: 0, or 2 for bad arguments. */
  static int execute(String... args) {
    return commandLine().execute(args);
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setUsageHelpAutoWidth(true)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler((fault, args) -> report(fault.getCommandLine(), fault))
        .setExecutionExceptionHandler(Main::handle);
  }

  /** What a command finds wrong with its arguments later on is reported the same way. */
  private static int handle(Exception fault, CommandLine command, CommandLine.ParseResult result)
      throws Exception {
    if (fault instanceof IllegalArgumentException) {
      return report(command, fault);
    }
    throw fault;
  }

  private static int report(CommandLine command, Exception fault) {
    PrintWriter err = command.getErr();
    err.println(
        command.getCommandName() + ": " + fault.getMessage().lines().findFirst().orElse(""));
    err.flush();
    return USAGE_ERROR;
  }
}
