import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.nonet.Board;
import io.github.nonet.BoardFormatException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Solves puzzles over HTTP: one shared solver, a size limit, a time limit, and an answer for every
 * kind of bad request. It starts on a free port of this machine, asks itself four questions, and
 * stops.
 */
public class WebHandler {
  private static final int MAX_REQUEST_BYTES = 2_000;

  /** Thread-safe, so one for all requests; no request can keep a thread for longer than this. */
  private static final Solver SOLVER =
      Solver.getDefault().within(SearchLimit.time(Duration.ofSeconds(1)));

  private record Answer(int status, String text) {}

  public static void main(String[] args) throws IOException, InterruptedException {
    InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    HttpServer server = HttpServer.create(anyPort, 0);
    server.createContext("/solve", WebHandler::handle);
    server.setExecutor(threads);
    server.start();
    try {
      ask(
          server,
          "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
      ask(server, "55" + ".".repeat(79));
      ask(server, "Hello");
      ask(server, " ".repeat(MAX_REQUEST_BYTES + 1));
    } finally {
      server.stop(0);
      threads.shutdown();
    }
  }

  private static void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readNBytes(MAX_REQUEST_BYTES + 1);
      Answer answer =
          body.length > MAX_REQUEST_BYTES
              ? new Answer(413, "more than " + MAX_REQUEST_BYTES + " bytes")
              : answer(new String(body, StandardCharsets.UTF_8));
      byte[] text = answer.text().getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(answer.status(), text.length);
      exchange.getResponseBody().write(text);
    }
  }

  private static Answer answer(String text) {
    try {
      Board puzzle = Board.parse(text);
      Optional<Board> solution = SOLVER.solve(puzzle);
      return solution
          .map(board -> new Answer(200, board.toString()))
          .orElseGet(() -> new Answer(422, "no solution " + puzzle.conflicts()));
    } catch (BoardFormatException e) {
      return new Answer(400, e.getMessage());
    } catch (SearchLimitExceededException e) {
      return new Answer(503, e.getMessage());
    }
  }

  private static void ask(HttpServer server, String puzzle)
      throws IOException, InterruptedException {
    URI uri = URI.create("http://localhost:" + server.getAddress().getPort() + "/solve");
    HttpRequest request = HttpRequest.newBuilder(uri).POST(BodyPublishers.ofString(puzzle)).build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    System.out.println(response.statusCode() + " " + response.body());
  }
}
