package io.github.nonet.internal.groups.learning;

/**
 * Variables by activity: how often they took part in the conflicts of late. A binary heap.
 *
 * <p>Source: Matthew W. Moskewicz, Conor F. Madigan, Ying Zhao, Lintao Zhang and Sharad Malik,
 * "Chaff: Engineering an Efficient SAT Solver" (VSIDS), DAC 2001; as a heap with growing increments
 * as in MiniSat, by Niklas Een and Niklas Sorensson, 2003.
 */
public final class VariableOrder {
  private static final int ABSENT = -1;

  /** The share of an activity that remains from conflict to conflict. */
  private static final double DECAY = 0.95;

  /** Above this, all activities are made smaller. */
  private static final double LARGEST = 1e100;

  private final double[] activities;
  private final int[] heap;
  private final int[] places;
  private int size;
  private double increment = 1;

  /** Makes an order by these activities; the array is not copied. */
  public VariableOrder(double[] activities) {
    this.activities = activities;
    heap = new int[activities.length];
    places = new int[activities.length];
    restore();
  }

  /** Puts all variables in, by the activities as they are. */
  public void restore() {
    size = activities.length;
    for (int place = 0; place < size; place++) {
      heap[place] = place;
      places[place] = place;
    }
    for (int place = size / 2 - 1; place >= 0; place--) {
      sink(place);
    }
  }

  /** Sets the activities, and the increment to what it was at first. */
  public void restart(double[] first) {
    System.arraycopy(first, 0, activities, 0, activities.length);
    increment = 1;
    restore();
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** Returns the variable with the highest activity; of several, the same one always. */
  public int first() {
    return heap[0];
  }

  public double activity(int variable) {
    return activities[variable];
  }

  public void removeFirst() {
    places[heap[0]] = ABSENT;
    size--;
    if (size > 0) {
      set(0, heap[size]);
      sink(0);
    }
  }

  /** Puts a variable in, if it is not. */
  public void insert(int variable) {
    if (places[variable] == ABSENT) {
      set(size, variable);
      size++;
      rise(size - 1);
    }
  }

  /** Says that a variable took part in this conflict. */
  public void bump(int variable) {
    double activity = activities[variable] + increment;
    activities[variable] = activity;
    if (activity > LARGEST) {
      rescale();
    }
    if (places[variable] != ABSENT) {
      rise(places[variable]);
    }
  }

  /** Ends a conflict. */
  public void decay() {
    increment /= DECAY;
  }

  private void rescale() {
    for (int variable = 0; variable < activities.length; variable++) {
      activities[variable] /= LARGEST;
    }
    increment /= LARGEST;
  }

  private void set(int place, int variable) {
    heap[place] = variable;
    places[variable] = place;
  }

  private void rise(int from) {
    int place = from;
    int variable = heap[place];
    double activity = activities[variable];
    while (place > 0) {
      int above = (place - 1) >> 1;
      if (activities[heap[above]] >= activity) {
        break;
      }
      set(place, heap[above]);
      place = above;
    }
    set(place, variable);
  }

  private void sink(int from) {
    int place = from;
    int variable = heap[place];
    double activity = activities[variable];
    while (2 * place + 1 < size) {
      int below = 2 * place + 1;
      if (below + 1 < size && activities[heap[below + 1]] > activities[heap[below]]) {
        below++;
      }
      if (activities[heap[below]] <= activity) {
        break;
      }
      set(place, heap[below]);
      place = below;
    }
    set(place, variable);
  }
}
