package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Detail;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names, sentences and looks of constraints, and tables that several have. */
class ConstraintRemarksTest {
  private static final String SENTENCE = "Each (odd) digit \\ on a fever rises.";

  private static final Constraint FEVER =
      Constraint.thermometer(0, 1, 2)
          .withName("fever")
          .withSentence(SENTENCE)
          .withLook("bulb #f00 x");

  private static final Constraint EVEN =
      Constraint.pairs("even", (a, b) -> (a + b) % 2 == 0, 4, 5)
          .withSentence("Neighbours on a blue line have an even sum.")
          .withLook("line #93d6d9");

  private static Rules rules(Constraint... constraints) {
    return Rules.of(4).plus(constraints);
  }

  private static Object copy(Object value) throws Exception {
    return read(bytes(value));
  }

  private static byte[] bytes(Object value) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }

  private static Object read(byte[] bytes) throws Exception {
    return new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
  }

  @Test
  void remarks_areKept() throws Exception {
    assertThat(FEVER.name()).isEqualTo("fever");
    assertThat(FEVER.sentence()).contains(SENTENCE);
    assertThat(FEVER.look()).contains("bulb #f00 x");
    assertThat(Constraint.x(0, 1).sentence()).isEmpty();
    assertThat(Constraint.x(0, 1).look()).isEmpty();
    assertThat(FEVER)
        .hasToString(
            "thermometer(0,1,2).withName(fever).withSentence("
                + SENTENCE
                + ").withLook(bulb #f00 x)")
        .isNotEqualTo(Constraint.thermometer(0, 1, 2))
        .isNotEqualTo(FEVER.withName("other"))
        .isNotEqualTo(FEVER.withLook("none"))
        .isEqualTo(FEVER.withName("other").withName("fever"));
    Constraint either =
        Constraint.anyOf(FEVER, Constraint.allOf(EVEN, Constraint.x(6, 7).withName("cross")))
            .withName("choice")
            .withLook("none");
    Grid grid = rules(FEVER, either, EVEN, EVEN.withName("parity")).emptyGrid();
    String text = grid.toFullString();
    assertThat(text)
        .endsWith(
            ".pairs(even:a,14,a,14:4,5)"
                + ".withSentence(Neighbours on a blue line have an even sum.)"
                + ".withLook(line #93d6d9)"
                + ".pairs(parity:a,14,a,14:4,5)"
                + ".withSentence(Neighbours on a blue line have an even sum.)"
                + ".withLook(line #93d6d9)");
    assertThat(Grid.parse(text)).isEqualTo(grid);
    assertThat(Grid.parse(grid.toLinkString())).isEqualTo(grid);
    assertThat(copy(grid)).isEqualTo(grid);
    for (Constraint constraint : grid.rules().constraints()) {
      assertThat(copy(constraint)).isEqualTo(constraint);
    }
  }

  @Test
  void words_areTheirs() {
    Rules rules = rules(FEVER, FEVER, EVEN, Constraint.x(6, 7).withName("cross"));
    assertThat(rules.describe(Locale.ENGLISH).split("\n"))
        .containsExactly(
            "Each row, column and box contains each of the digits 1 to 4 once.",
            "Digits joined by an X add up to 10.",
            SENTENCE,
            "Neighbours on a blue line have an even sum.");
    Grid wrong = rules.emptyGrid().with(0, 3).with(1, 2);
    assertThat(wrong.conflicts().get(0).toString())
        .isEqualTo("the rule \"fever\" from r1c1 has 3 before 2");
    GridStep step =
        GridLogicalSolver.standard().steps(rules.emptyGrid().with(0, 2)).findFirst().orElseThrow();
    assertThat(step.describe(Detail.FULL, Locale.ENGLISH)).contains("the rule \"fever\" from r1c1");
  }

  /** A step by a whole constraint begins with the rule. */
  @Test
  void sentence_explainsSteps() {
    Constraint rising = Constraint.pairs("rising", (a, b) -> a < b, 0, 4, 8);
    String sentence = "A rising line rises.";
    for (Constraint line :
        List.of(
            Constraint.thermometer(0, 4, 8).withSentence(sentence),
            rising.withSentence(sentence))) {
      GridStep step = GridLogicalSolver.standard().nextStep(rules(line).emptyGrid()).orElseThrow();
      assertThat(step.describe(Detail.FULL, Locale.ENGLISH)).contains(": " + sentence + " So ");
    }
    GridStep bare = GridLogicalSolver.standard().nextStep(rules(rising).emptyGrid()).orElseThrow();
    assertThat(bare.describe(Detail.FULL, Locale.ENGLISH))
        .contains(": the rule \"rising\" from r1c1 leaves ");
  }

  @ParameterizedTest
  @CsvSource({
    "line #123, 'stroke=\"#123\" stroke-width=\"9\"'",
    "line, 'stroke=\"#dcdcdc\" stroke-width=\"9\"'",
    "bulb #123456, '<circle fill=\"#123456\"'",
    "arrow, 'stroke-width=\"1.6\" stroke-linecap'",
    "ends #123, 'stroke=\"#123\" stroke-width=\"5\"'",
    "circle #123, '<circle fill=\"#123\"'",
    "square #123, '<rect fill=\"#123\"'",
    "diamond #123, '<path fill=\"#123\"'",
    "cells #123, '<rect fill=\"#123\" x=\"0\"'",
    "dot #123, '<circle fill=\"#123\" stroke=\"#000\"'",
    "dot, '<circle fill=\"#fff\" stroke=\"#000\"'",
    "dot #fff 12+, '>12+</text>'",
    "circle #fff 7, '>7</text>'",
    "outside 15, '>15</text>'",
    "outside, '>10</text>'",
  })
  void look_isDrawn(String look, String drawn) {
    Constraint sum = Constraint.sum(10, 0, 1, 2);
    String plain = GridPicture.of(rules(sum.withLook("none")).emptyGrid()).toSvg();
    String picture = GridPicture.of(rules(sum.withLook(look)).emptyGrid()).toSvg();
    assertThat(picture).contains(drawn);
    assertThat(plain).doesNotContain(drawn);
  }

  /** The shown part of a line that leads on to hidden cells. */
  @Test
  void look_ofHiddenCells() {
    Rules bare = Rules.builder(4).grid(0, 0, 2, 2).hidden("flag", 2).build();
    Constraint mixed = Constraint.sum(4, 0, 1, 16).withLook("line #123");
    String picture = GridPicture.of(bare.plus(mixed).emptyGrid()).toSvg();
    assertThat(picture).contains("d=\"M20 20L60 20\"");
    Constraint unseen = Constraint.sum(4, 16, 17).withLook("line #123");
    assertThat(GridPicture.of(bare.plus(unseen).emptyGrid()).toSvg()).doesNotContain("#123");
    Constraint row = Constraint.renban(0, 1).withLook("outside");
    assertThat(GridPicture.of(bare.plus(row).emptyGrid()).toSvg()).contains("></text>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "circle red",
        "line #12",
        "line #1234567",
        "line #12G",
        "star",
        "dot #fff 12345",
        "dot <a>",
        "line  #fff",
        "line #fff \"/>",
        "url(x)"
      })
  void look_isRefused(String look) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FEVER.withLook(look))
        .withMessageStartingWith("the look of a constraint is '" + look + "'; expected ");
  }

  @Test
  void remarks_areRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FEVER.withSentence(" "))
        .withMessage("sentence is blank; expected the sentence of a constraint");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FEVER.withSentence("x".repeat(301)))
        .withMessage("the sentence of a constraint has 301 characters; expected 1 to 300");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FEVER.withName("a\nb"))
        .withMessageStartingWith("character 2 of the name of a constraint is U+000A");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.allOf(FEVER, EVEN).withName("both"))
        .withMessage(
            "withName is for the rule of several parts; expected it for one of the parts, or for"
                + " anyOf");
    for (Constraint constraint : List.of(FEVER, Constraint.odd(0, 1).withLook("circle"))) {
      assertThatExceptionOfType(UnsupportedOperationException.class)
          .isThrownBy(() -> rules(constraint).emptyGrid().toFPuzzles())
          .withMessageContaining(" with a name, a sentence or a look; expected ");
    }
    for (String fault :
        List.of(
            "withName(a)",
            "thermometer(0,1).withLook(star)",
            "thermometer(0,1).withName()",
            "table(x)",
            "table(a:1.2).table(a:1.2)",
            "table(a b:1)",
            "table(a:x)",
            "pairs(p:@a:0,1)",
            "table(a:1c,18,10,0).pairs(p:@b:0,1)",
            "anyOf(x(0,1\\)|withName(a\\))",
            "anyOf(withName(a\\)|x(0,1\\))",
            "anyOf(x(0,1\\).y(a\\)|x(0,1\\))",
            "anyOf(x(0,1\\).table(a:1\\)|x(0,1\\))")) {
      assertThatIllegalArgumentException()
          .as(fault)
          .isThrownBy(() -> Grid.parse(".".repeat(16) + "|symbols(4).grid(0,0,2,2)." + fault));
    }
  }

  private static Constraint parity(String name, int a, int b) {
    return Constraint.regularExpression(name, "[13][24]|[24][13]|11", a, b);
  }

  @Test
  void table_isWrittenOnce() throws Exception {
    Rules rules =
        rules(
            parity("odd:@t1:even", 0, 1),
            Constraint.anyOf(parity("b", 1, 2), Constraint.x(0, 3)),
            parity("c", 3, 2),
            Constraint.pairs("short", (a, b) -> a < b, 0, 1),
            Constraint.pairs("short", (a, b) -> a < b, 0, 4));
    String text = rules.emptyGrid().toFullString();
    assertThat(text)
        .contains(".table(tt1:")
        .contains(".machine(odd:@t1:even:")
        .contains(":@tt1:0,1)")
        .contains("anyOf(machine(b:")
        .contains(":@tt1:1,2\\)")
        .contains(".pairs(short:1c,18,10,0:0,4)");
    assertThat(text.split("table\\(")).hasSize(2);
    assertThat(Grid.parse(text).rules()).isEqualTo(rules);
    Grid grid = rules.emptyGrid();
    assertThat(Grid.parse(grid.toLinkString())).isEqualTo(grid);
    assertThat(copy(grid)).isEqualTo(grid);
  }

  /** The link of a version that wrote each table where it was. */
  @Test
  void table_ofAnOlderLink() {
    Grid grid = rules(parity("a", 0, 1), parity("b", 1, 2), parity("c", 3, 2)).emptyGrid();
    assertThat(Grid.parse(OLD_LINK)).isEqualTo(grid);
    assertThat(grid.toLinkString()).isNotEqualTo(OLD_LINK).hasSizeLessThan(OLD_LINK.length());
  }

  private static final String OLD_LINK =
      "~1qSwAvVTV-ifBjz72cyOIm5TAmEz_AcSkQF0c3wmdfHATDw19J-YP2BZHG_Ax-xzyJGO4GSuhoe2b5OLWzn2Xqm8iw";

  /** A short text cannot stand for a very long one. */
  @Test
  void tables_areBounded() {
    String table = ".table(a:" + "-".repeat(500_001) + ")";
    String text = ".".repeat(16) + "|symbols(4).grid(0,0,2,2)" + table;
    String use = ".machine(m:0:@a:0)";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.parse(text + use))
        .withMessageContaining("machine has a state with 1 step");
    List<Constraint> many = new ArrayList<>();
    int[] cells = IntStream.range(0, 2).toArray();
    Constraint large =
        Constraint.machine(
                "large",
                new Constraint.Machine() {
                  @Override
                  public int start() {
                    return 0;
                  }

                  @Override
                  public int next(int state, int value) {
                    return state < 2_000 ? 25 * state % 1_999 + value : -1;
                  }

                  @Override
                  public boolean accepts(int state) {
                    return state % 7 > 1;
                  }
                },
                cells)
            .forValues(25);
    String field = large.toString().split(":")[2];
    for (int i = 0; i <= 2_000_000 / field.length(); i++) {
      many.add(large);
    }
    Rules rules = Rules.builder(25).cells(0, 0, 1, 2).build().plus(many.toArray(Constraint[]::new));
    String full = rules.emptyGrid().toFullString();
    assertThat(full).doesNotContain("table(").hasSizeGreaterThan(2_000_000);
    String shared =
        "..|symbols(25).cells(0,0,1,2).table(a:"
            + field
            + ")"
            + large.toString().replace(field, "@a").repeat(many.size());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.parse(shared))
        .withMessageContaining("the tables that are named have more than 2000000 characters");
  }

  @Test
  void stream_isChecked() throws Exception {
    Constraint both = Constraint.allOf(FEVER, Constraint.x(6, 7));
    assertThat(copy(both)).isEqualTo(both);
    for (String change : List.of("withName/withNone", "x(/q(", "&v(/|v(", "&v(/.v(")) {
      Constraint named =
          change.startsWith("&")
              ? Constraint.allOf(Constraint.x(0, 1), Constraint.v(0, 1))
              : Constraint.x(0, 1).withName("cross");
      String[] parts = change.split("/");
      String stream = new String(bytes(named), StandardCharsets.ISO_8859_1);
      assertThat(stream).contains(parts[0]);
      byte[] forged = stream.replace(parts[0], parts[1]).getBytes(StandardCharsets.ISO_8859_1);
      assertThatExceptionOfType(InvalidObjectException.class)
          .as(change)
          .isThrownBy(() -> read(forged));
    }
  }
}
