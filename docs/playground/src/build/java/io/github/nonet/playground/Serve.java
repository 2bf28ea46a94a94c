package io.github.nonet.playground;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Serves a folder to this machine alone: browsers load modules and WebAssembly from a server only.
 *
 * <p>{@code java docs/playground/src/build/java/io/github/nonet/playground/Serve.java FOLDER
 * [PORT]}
 */
public final class Serve implements AutoCloseable {
  private static final String DEFAULT_FOLDER = "docs/playground/target/site";
  private static final int DEFAULT_PORT = 8080;

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "mjs", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml",
          "wasm", "application/wasm");

  private final Path folder;
  private final Map<String, String> headers;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newFixedThreadPool(4);

  /** Starts to serve a folder; the port 0 is any free one. */
  public Serve(Path folder, int port) throws IOException {
    this(folder, port, Map.of());
  }

  /** Starts to serve a folder with headers of its own. */
  Serve(Path folder, int port, Map<String, String> headers) throws IOException {
    this.folder = folder.toRealPath();
    this.headers = headers;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  /** Serves until the program is ended. */
  public static void main(String[] arguments) throws IOException {
    String folder = arguments.length > 0 ? arguments[0] : DEFAULT_FOLDER;
    int port = arguments.length > 1 ? Integer.parseInt(arguments[1]) : DEFAULT_PORT;
    @SuppressWarnings("resource")
    Serve serve = new Serve(Path.of(folder), port);
    System.out.println(serve.address() + "  (Ctrl+C ends it)");
  }

  /** Returns where the page is. */
  public String address() {
    return "http://localhost:" + server.getAddress().getPort() + "/";
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      Path file = folder.resolve(path.substring(1)).normalize();
      file = Files.isDirectory(file) ? file.resolve("index.html") : file;
      if (!file.startsWith(folder) || !Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      String name = file.getFileName().toString();
      String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
      exchange.getResponseHeaders().set("Content-Type", type == null ? "text/plain" : type);
      exchange.getResponseHeaders().set("Cache-Control", "no-cache");
      headers.forEach(exchange.getResponseHeaders()::set);
      byte[] bytes = Files.readAllBytes(file);
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
