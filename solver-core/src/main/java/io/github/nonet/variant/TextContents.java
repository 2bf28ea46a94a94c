package io.github.nonet.variant;

import io.github.nonet.Position;
import io.github.nonet.internal.fpuzzles.Unread;
import io.github.nonet.text.PuzzleFormatException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The contents of a text.
 *
 * @param words the title, the author and the rules, by name
 */
record TextContents(
    String form,
    List<? extends Position> positions,
    List<PuzzleFormatException> faults,
    Map<String, String> words,
    Optional<Grid> solution,
    List<Unread.Field> unread) {

  static TextContents of(String form, Position position) {
    return list(form, List.of(position), List.of());
  }

  static TextContents list(
      String form, List<? extends Position> positions, List<PuzzleFormatException> faults) {
    return new TextContents(form, positions, faults, Map.of(), Optional.empty(), List.of());
  }

  TextContents with(Map<String, String> said, Optional<Grid> solved) {
    return new TextContents(form, positions, faults, said, solved, unread);
  }

  TextContents with(List<Unread.Field> fields) {
    return new TextContents(form, positions, faults, words, solution, fields);
  }
}
