package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Files;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/** The recipes name the versions that this build uses, and their POM is one. */
class RecipesTest {
  private static final Pattern PROJECT =
      Pattern.compile("```xml\n(<project.*?)```", Pattern.DOTALL);

  private static String read(String file) throws Exception {
    return Files.readString(Example.ROOT.resolve(file));
  }

  private static String property(String name) throws Exception {
    Matcher found = Pattern.compile("<" + name + ">([^<]+)<").matcher(read("pom.xml"));
    assertThat(found.find()).isTrue();
    return found.group(1);
  }

  @Test
  void wholePom_isWellFormedAndCurrent() throws Exception {
    Matcher pom = PROJECT.matcher(read("docs/use/install.md"));
    assertThat(pom.find()).isTrue();
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(pom.group(1))));
    assertThat(pom.group(1))
        .contains("<version>" + property("maven-compiler-plugin.version") + "</version>")
        .contains(
            "<maven.compiler.release>"
                + property("maven.compiler.release")
                + "</maven.compiler.release>")
        .contains("<artifactId>nonet-solver-core</artifactId>");
  }

  @Test
  void slf4j_ofTheVersionInUse() throws Exception {
    assertThat(read("docs/use/install.md"))
        .contains(
            "<artifactId>slf4j-nop</artifactId>\n  <version>" + property("slf4j.version") + "<");
  }
}
