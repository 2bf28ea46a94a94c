package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.Inference;
import io.github.nonet.logic.Net.Branch;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pattern that cannot be reported or drawn is refused when it is made. */
class ReasonChecksTest {
  private static final Candidate A = new Candidate(0, 1);
  private static final Candidate B = new Candidate(1, 2);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8, 0xB, 0x1F, 0xD800, 0xDFFF, 0xFFFE, 0xFFFF})
  void custom_characterThatNoPictureCanHold(int character) {
    String text = "a" + (char) character;
    String found = String.format(" has U+%04X at index 1; expected", character);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Reason.Custom(text, "b", List.of(), List.of()))
        .withMessageStartingWith("name" + found);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Reason.Custom("b", text, List.of(), List.of()))
        .withMessageStartingWith("reason" + found);
  }

  @Test
  void custom_anyOtherText() {
    String text = "Tab\t, line\r\n, \u00e4, \uD83D\uDE00, \uFFFD";
    assertThat(new Reason.Custom(text, text, List.of(), List.of()).name()).isEqualTo(text);
  }

  @Test
  void link_emptyEnd() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Link(List.of(), List.of(A), true))
        .withMessage("from has no candidate; expected one or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Link(List.of(A), List.of(), true))
        .withMessage("to has no candidate; expected one or more");
  }

  /** Grids have more cells and values; a board refuses theirs where it is given them. */
  @Test
  void candidates_notOfABoard() {
    for (Candidate other : List.of(new Candidate(81, 1), new Candidate(0, 10))) {
      List<Candidate> others = List.of(A, other);
      Reason pattern = new Reason.Custom("Own", "A reason.", List.of(), List.of());
      for (ThrowingCallable refused :
          List.<ThrowingCallable>of(
              () -> new Link(others, List.of(A), true),
              () -> new Link(List.of(A), others, true),
              () -> Part.candidates(Part.Role.ON, others),
              () -> Step.placing(Technique.USER_DEFINED, others, pattern),
              () -> Step.eliminating(Technique.USER_DEFINED, others, pattern),
              () -> Notation.candidates(others))) {
        assertThatIllegalArgumentException()
            .isThrownBy(refused)
            .withMessageEndingWith(
                ": found " + other + "; expected digits 1 to 9 in cells 0 to 80");
      }
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Part.cells(Part.Role.ON, List.of(0, 81)))
        .withMessage("cells: found 81; expected 0 to 80");
  }

  @Test
  void chain_nodesAndLinksThatDoNotFit() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Chain(List.of(), List.of()))
        .withMessageStartingWith("a chain has 0 nodes and 0 links; expected");
    List<Chain.Node> nodes = List.of(Chain.Node.of(A), Chain.Node.of(B), Chain.Node.of(A));
    assertThatIllegalArgumentException().isThrownBy(() -> new Chain(nodes, List.of(true)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Chain(nodes, List.of(true, false, true, false)));
    assertThat(new Chain(nodes, List.of(true, false, true)).isLoop()).isTrue();
  }

  @Test
  void node_ofOneDigit() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Chain.Node.group(List.of()))
        .withMessage("a node has the candidates []; expected one or more of one digit");
    assertThatIllegalArgumentException().isThrownBy(() -> Chain.Node.group(List.of(A, B)));
  }

  @Test
  void inference_copiesLists() {
    List<Integer> unit = new ArrayList<>(List.of(3, 1));
    List<Integer> causes = new ArrayList<>(List.of(0));
    Inference.Unit cells = new Inference.Unit(Inference.Unit.Kind.SIGHT, -1, unit);
    Inference inference =
        new Inference(Inference.Kind.FOLLOWS, false, List.of(A), List.of(cells), causes);
    unit.clear();
    causes.clear();
    assertThat(cells.cells()).containsExactly(3, 1).isUnmodifiable();
    assertThat(inference.causes()).containsExactly(0).isUnmodifiable();
  }

  @Test
  void branch_causesComeFirst() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Branch(List.of()))
        .withMessage("a branch has no inference; expected the assumption");
    Inference.Unit row = new Inference.Unit(Inference.Unit.Kind.HOUSE, 0, House.row(0).cells());
    for (int cause : new int[] {1, 2}) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () ->
                  new Branch(
                      List.of(
                          Inference.supposed(A, true),
                          new Inference(
                              Inference.Kind.FOLLOWS,
                              false,
                              List.of(B),
                              List.of(row),
                              List.of(cause)))))
          .withMessage("inference 1 has the cause " + cause + "; expected an earlier one");
    }
  }

  @Test
  void colors_oneOrTwoPairs() {
    Colors.Pair pair = new Colors.Pair(List.of(1), List.of(2));
    assertThatIllegalArgumentException().isThrownBy(() -> new Colors(1, List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Colors(1, List.of(pair, pair, pair)))
        .withMessage("there are 3 pairs; expected 1 or 2");
  }

  @Test
  void almostLockedSets_commonsAreDigitsOfTheSets() {
    List<AlmostLockedSets.Als> sets =
        List.of(
            new AlmostLockedSets.Als(List.of(0), List.of(A)),
            new AlmostLockedSets.Als(List.of(1), List.of(B)));
    for (AlmostLockedSets.Common common :
        List.of(
            new AlmostLockedSets.Common(0, 2, 1),
            new AlmostLockedSets.Common(-1, 1, 1),
            new AlmostLockedSets.Common(0, 1, 1))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new AlmostLockedSets(sets, List.of(common), List.of()))
          .withMessageStartingWith(common + " is not a digit of two of the 2 sets");
    }
  }
}
