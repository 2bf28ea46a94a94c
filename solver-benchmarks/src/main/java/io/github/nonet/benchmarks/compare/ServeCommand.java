package io.github.nonet.benchmarks.compare;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.rivals.ThirdParty;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * One solver in a separate process, which times batches when it is asked to.
 *
 * <p>It prints {@code ready}, and then answers each line with a line: {@code pass FROM TO} with the
 * nanoseconds of each of these batches, {@code check FROM TO} with what they need; {@code quit} or
 * the end of the input ends it. A fault is reported by a line that starts with {@code error:}.
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
  private List<Work> works;

  @Override
  public Integer call() throws IOException {
    try {
      List<Corpus> corpora = task.corpora();
      batches = Batch.cut(corpora, task.batchSize);
      works = corpora.stream().map(this::work).toList();
      System.out.println("ready");
      BufferedReader in = new BufferedReader(new InputStreamReader(System.in, US_ASCII));
      String line = in.readLine();
      for (; line != null && !line.equals("quit"); line = in.readLine()) {
        System.out.println(answer(line.split(" ")));
      }
      return 0;
    } catch (RuntimeException e) {
      System.out.println("error: " + e.getMessage());
      return FAILURE;
    }
  }

  private Work work(Corpus corpus) {
    if (task.rate) {
      return Work.Rating.valueOf(solver);
    }
    return new Work.Solving(
        Stream.of(Algorithm.values())
            .filter(algorithm -> algorithm.name().equals(solver))
            .findFirst()
            .map(own -> corpus.solver(own, order == null ? own.defaultOrder() : order))
            .orElseGet(() -> ThirdParty.solver(solver)),
        task.unique);
  }

  private String answer(String... request) {
    List<Batch> asked = batches.subList(Integer.parseInt(request[1]), Integer.parseInt(request[2]));
    return switch (request[0]) {
      case "pass" -> join(asked, batch -> batch.nanos(works.get(batch.corpus()), task.text));
      case "check" -> join(asked, batch -> batch.check(works.get(batch.corpus())));
      default -> throw new IllegalArgumentException("unknown request " + request[0]);
    };
  }

  private static String join(List<Batch> batches, Function<Batch, Object> figure) {
    return batches.stream().map(figure).map(String::valueOf).collect(Collectors.joining(" "));
  }
}
