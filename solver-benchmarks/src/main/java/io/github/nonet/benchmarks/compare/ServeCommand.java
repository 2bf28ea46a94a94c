package io.github.nonet.benchmarks.compare;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.rivals.ThirdParty;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * One solver in a process of its own, which times batches when it is told to.
 *
 * <p>It prints {@code ready}, and then answers each line with a line: {@code pass FROM TO} with the
 * nanoseconds of each of these batches, {@code check FROM TO} with what they need; {@code quit} or
 * the end of the input ends it. What goes wrong is a line that begins with {@code error:}.
 */
@Command(name = "serve", hidden = true)
public final class ServeCommand implements Callable<Integer> {
  private static final int FAILURE = 1;

  @Option(names = "--solver", required = true)
  private String solver;

  @Option(names = "--order")
  private CellOrder order;

  @Mixin private Task task;

  private List<Batch> batches;
  private List<Stopwatch> timers;

  @Override
  public Integer call() throws IOException {
    try {
      prepare();
      answerRequests();
      return 0;
    } catch (RuntimeException e) {
      say("error: " + e.getMessage());
      return FAILURE;
    }
  }

  private void prepare() {
    List<Corpus> corpora = task.corpora();
    batches = Batch.cut(corpora, task.batchSize);
    timers = corpora.stream().map(this::stopwatch).toList();
    say("ready");
  }

  private Stopwatch stopwatch(Corpus corpus) {
    return task.rate
        ? new BatchRater(Scale.valueOf(solver), corpus, task.text)
        : new BatchTimer(solverFor(corpus), corpus, task);
  }

  private Solver solverFor(Corpus corpus) {
    return Stream.of(Algorithm.values())
        .filter(algorithm -> algorithm.name().equals(solver))
        .findFirst()
        .map(
            algorithm -> corpus.solver(algorithm, order == null ? algorithm.defaultOrder() : order))
        .orElseGet(() -> ThirdParty.solver(solver));
  }

  private void answerRequests() throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
      say(answer(line.split(" ")));
    }
  }

  private String answer(String... request) {
    List<Batch> asked = batches.subList(Integer.parseInt(request[1]), Integer.parseInt(request[2]));
    return switch (request[0]) {
      case "pass" -> join(asked, batch -> timers.get(batch.corpus()).nanos(batch));
      case "check" -> join(asked, batch -> timers.get(batch.corpus()).check(batch));
      default -> throw new IllegalArgumentException("unknown request " + request[0]);
    };
  }

  private static String join(List<Batch> batches, Function<Batch, Object> figure) {
    return batches.stream().map(figure).map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }
}
