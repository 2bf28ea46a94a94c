package io.github.nonet.benchmarks;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The machine on which figures were measured.
 *
 * @param cpu the name of the processor
 * @param cores the number of processors that Java sees
 * @param os the operating system and the architecture
 */
public record Machine(String cpu, int cores, String os) {
  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");
  private static final String SPILLING = "UseFPUForSpilling";
  private static final Pattern MODEL = Pattern.compile("(?m)^model name\\s*:(.*)$");

  /** Returns the machine that runs this program. */
  public static Machine here() throws IOException {
    return new Machine(
        cpuHere(),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("os.name") + " " + System.getProperty("os.arch"));
  }

  /**
   * Returns the version of Java, and {@code UseFPUForSpilling} if that option of its compiler is
   * on: on some processors it slows searches down, and it is on by default there.
   */
  public static String java() {
    HotSpotDiagnosticMXBean options =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    boolean spills = Boolean.parseBoolean(options.getVMOption(SPILLING).getValue());
    return Runtime.version() + (spills ? ", " + SPILLING : "");
  }

  /** Returns the model if Linux reports it, otherwise the architecture. */
  private static String cpuHere() throws IOException {
    String text = Files.isReadable(CPU_INFO) ? Files.readString(CPU_INFO) : "";
    Matcher matcher = MODEL.matcher(text);
    return matcher.find() ? matcher.group(1).strip() : System.getProperty("os.arch");
  }

  /** Returns the name of the processor as the name of a folder. */
  public String shortName() {
    return cpu.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }
}
