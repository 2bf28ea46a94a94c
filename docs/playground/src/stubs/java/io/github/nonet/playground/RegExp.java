package io.github.nonet.playground;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * The regular expressions of the browser. TeaVM does not compile such methods in its own classes.
 */
public final class RegExp {
  private RegExp() {}

  /** Returns the first match from a place on, or what is no {@link #isMatch match}. */
  @JSBody(
      params = {"source", "flags", "text", "from"},
      script = "let r = new RegExp(source, flags); r.lastIndex = from; return r.exec(text);")
  public static native JSObject exec(String source, String flags, String text, int from);

  @JSBody(params = "found", script = "return !!found;")
  public static native boolean isMatch(JSObject found);

  @JSBody(params = "match", script = "return match.index;")
  public static native int start(JSObject match);

  @JSBody(params = "match", script = "return match.length - 1;")
  public static native int groupCount(JSObject match);

  @JSBody(
      params = {"match", "group"},
      script = "return match[group] !== undefined;")
  public static native boolean has(JSObject match, int group);

  @JSBody(
      params = {"match", "group"},
      script = "return match[group];")
  public static native String group(JSObject match, int group);
}
