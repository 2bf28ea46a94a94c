package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Incubating;
import io.github.nonet.Inference;
import io.github.nonet.internal.Arguments;
import io.github.nonet.logic.Part.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * Implications from one assumption, or from several of which one must hold.
 *
 * @param branches the branches, one for each assumption
 * @param contradiction whether one assumption leads to a gap; otherwise each branch leads to the
 *     same conclusion, or to a gap
 * @since 1.0.0
 */
@Incubating
public record Net(List<Branch> branches, boolean contradiction) implements Reason {
  /**
   * An assumption and everything that follows from it.
   *
   * @param inferences the assumption, then its consequences, each after its causes; at the end the
   *     conclusion, or a {@linkplain Inference#isGap() gap}
   * @since 1.0.0
   */
  @Incubating
  public record Branch(List<Inference> inferences) {
    /**
     * Makes a branch; the list is copied.
     *
     * @throws IllegalArgumentException if it is empty, or an inference has a cause that does not
     *     come before it
     */
    public Branch {
      inferences = Inference.proof(inferences);
      if (inferences.isEmpty()) {
        throw new IllegalArgumentException("a branch has no inference; expected the assumption");
      }
    }

    /** {@return the assumption} */
    public Inference assumption() {
      return inferences.get(0);
    }

    /** {@return the end of the branch: the conclusion of the net, or a gap} */
    public Inference conclusion() {
      return inferences.get(inferences.size() - 1);
    }
  }

  /** Makes a net; the list is copied. */
  public Net {
    branches = Arguments.copyOf("branches", branches);
  }

  @Override
  public List<Part> parts() {
    List<Candidate> on = new ArrayList<>();
    List<Candidate> off = new ArrayList<>();
    for (Branch branch : branches) {
      for (Inference inference : branch.inferences()) {
        (inference.isTrue() ? on : off).addAll(inference.candidates());
      }
    }
    return List.of(Part.candidates(Role.ON, on), Part.candidates(Role.OFF, off));
  }

  @Override
  public List<Link> links() {
    List<Link> links = new ArrayList<>();
    for (Branch branch : branches) {
      for (Inference inference : branch.inferences()) {
        for (int index : inference.causes()) {
          Inference cause = branch.inferences().get(index);
          if (!inference.isGap()) {
            links.add(new Link(cause.candidates(), inference.candidates(), inference.isTrue()));
          }
        }
      }
    }
    return List.copyOf(links);
  }
}
