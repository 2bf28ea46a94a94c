/** A module of a user. */
module consumer {
  requires io.github.nonet;
}
