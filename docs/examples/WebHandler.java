import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.nonet.Board;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.TextFormatException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Solves puzzles over HTTP: one shared solver, a size limit, a time limit for the search and one
 * for the request, and an answer for every kind of bad request. It starts on a free port of this
 * machine, keeps all its threads waiting for requests that stall until these are cut off, asks
 * itself four questions, and stops.
 */
public class WebHandler {
  private static final int MAX_REQUEST_BYTES = 2_000;

  /** More than there are processors: a thread that waits for a slow request costs nothing. */
  private static final int THREADS = 16;

  /** A client that does not send the rest of a request, or take the answer, is cut off. */
  private static final String MAX_SECONDS = "1";

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** Thread-safe, so one for all requests; no puzzle can keep a thread for longer than this. */
  private static final Solver SOLVER =
      Solver.getDefault().within(SearchLimit.time(Duration.ofSeconds(1)));

  private record Answer(int status, String text) {}

  public static void main(String[] args) throws IOException, InterruptedException {
    // The JDK's server reads these when it is loaded; without them a request of a few bytes that
    // stalls keeps its thread for ever.
    System.setProperty("sun.net.httpserver.maxReqTime", MAX_SECONDS);
    System.setProperty("sun.net.httpserver.maxRspTime", MAX_SECONDS);
    InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    HttpServer server = HttpServer.create(anyPort, 0);
    server.createContext("/solve", WebHandler::handle);
    server.setExecutor(threads);
    server.start();
    try {
      stallAllThreads(server);
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
    } catch (TextFormatException e) {
      return new Answer(400, e.getMessage());
    } catch (SearchLimitExceededException e) {
      return new Answer(503, e.getMessage());
    }
  }

  private static void stallAllThreads(HttpServer server) throws IOException {
    List<Socket> stalled = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      stalled.add(stall(server));
    }
    for (Socket socket : stalled) {
      awaitCut(socket);
    }
  }

  private static void awaitCut(Socket socket) throws IOException {
    try (socket) {
      socket.setSoTimeout((int) PATIENCE.toMillis());
      if (socket.getInputStream().read() >= 0) {
        throw new IllegalStateException("a stalled request was answered");
      }
    } catch (SocketException e) {
      // This is also cut off, because the server closed the connection before it had read
      // everything.
    }
  }

  /** Starts a request and does not continue. */
  private static Socket stall(HttpServer server) throws IOException {
    Socket socket = new Socket(server.getAddress().getAddress(), server.getAddress().getPort());
    String head = "POST /solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 81\r\n\r\n4.....8";
    socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  private static void ask(HttpServer server, String puzzle)
      throws IOException, InterruptedException {
    URI uri = URI.create("http://localhost:" + server.getAddress().getPort() + "/solve");
    HttpRequest request =
        HttpRequest.newBuilder(uri).timeout(PATIENCE).POST(BodyPublishers.ofString(puzzle)).build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    System.out.println(response.statusCode() + " " + response.body());
  }
}
