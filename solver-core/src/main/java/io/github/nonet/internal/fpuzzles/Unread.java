package io.github.nonet.internal.fpuzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects the parts of a link that only draw or say something, by the names of their fields. */
public final class Unread {
  /**
   * The unread entries of a field.
   *
   * @param cells the cells where they are, ascending; an entry may be between them or outside
   */
  public record Field(String name, int count, List<Integer> cells) {}

  private static final Pattern CELL_NAME = Pattern.compile("R(\\d{1,2})C(\\d{1,2})");

  private final int size;
  private final Map<String, Integer> counts = new TreeMap<>();
  private final Map<String, TreeSet<Integer>> cells = new TreeMap<>();

  Unread(int size) {
    this.size = size;
  }

  /** Adds one entry, or each entry of a list. */
  void add(String name, Object data) {
    if (data instanceof List<?> entries && entries.stream().allMatch(Map.class::isInstance)) {
      entries.forEach(entry -> addOne(name, entry));
    } else {
      addOne(name, data);
    }
  }

  private void addOne(String name, Object data) {
    counts.merge(name, 1, (a, b) -> a + b);
    addCells(cells.computeIfAbsent(name, any -> new TreeSet<>()), data);
  }

  /** Adds the cells of which an entry has the names, or rows and columns from 0. */
  private void addCells(TreeSet<Integer> found, Object data) {
    if (data instanceof Map<?, ?> map) {
      map.values().forEach(value -> addCells(found, value));
    } else if (data instanceof List<?> list && !addPlace(found, list)) {
      list.forEach(value -> addCells(found, value));
    } else if (data instanceof String name) {
      Matcher matcher = CELL_NAME.matcher(name);
      if (matcher.matches()) {
        add(found, Integer.parseInt(matcher.group(1)) - 1, Integer.parseInt(matcher.group(2)) - 1);
      }
    }
  }

  private boolean addPlace(TreeSet<Integer> found, List<?> place) {
    boolean isPlace =
        place.size() == 2
            && place.get(0) instanceof Double row
            && place.get(1) instanceof Double column
            && add(found, Math.floor(row), Math.floor(column));
    return isPlace;
  }

  private boolean add(TreeSet<Integer> found, double row, double column) {
    if (Math.min(row, column) >= 0 && Math.max(row, column) < size) {
      found.add((int) row * size + (int) column);
    }
    return true;
  }

  List<Field> fields() {
    List<Field> fields = new ArrayList<>();
    counts.forEach(
        (name, count) -> fields.add(new Field(name, count, List.copyOf(cells.get(name)))));
    return fields;
  }
}
