#!/bin/sh
# Measures everything that is published, and records it as a result file.
#
#   solver-benchmarks/measure.sh MACHINE [FILE...]
#
# Run it in a checkout that was built with the same Java, on an idle machine. JAVA_HOME chooses the
# Java. MACHINE is the folder of the result; the FILEs are puzzles, one a line. MILLIS is the time
# of each of the three iterations of warm-up; the ten that are measured take half as long each.
set -eu

machine=$1
shift
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
millis=${MILLIS:-350}
out=$(mktemp -d)
trap 'rm -r "$out"' EXIT

vector=
case $("$java" -version 2>&1) in
  *'"25'*) vector='--add-modules jdk.incubator.vector' ;;
esac

benchmarks() {
  # shellcheck disable=SC2086
  "$java" $vector -jar "$(dirname "$0")/target/benchmarks.jar" "$@"
}

warm_ups=3
warm_up=$millis
number=0

# The files are numbered, because the results keep their order.
run() {
  number=$((number + 1))
  benchmarks jmh -f 1 -wi "$warm_ups" -w "${warm_up}ms" -i 10 -r "$((millis / 2))ms" -foe true \
    -prof gc -rf json -rff "$out/$number.json" "$@"
}

# All strategies that the benchmarks know, but for VECTOR.
scalar=$(benchmarks jmh -lp SolveBenchmark \
  | sed -n 's/.*"algorithm" = {\(.*\)}.*/\1/p' | tr -d ' ' | sed 's/,VECTOR//')

# Grids of other sizes and rules have separate figures; their corpora are not boards. The
# figures of the textbook comparison are among those of SolveBenchmark.
run -e ColdStart -e Variant -e Textbook -p "algorithm=$scalar"
# The annotations of this one are its settings: ten fresh processes, no warm-up.
benchmarks jmh ColdStart -p "algorithm=$scalar${vector:+,VECTOR}" -foe true \
  -rf json -rff "$out/9.json"
if [ $# -gt 0 ]; then
  files=$(printf '%s,' "$@")
  run ThirdParty -p "corpus=${files%,}"
  run 'Solve|Uniqueness' -p order=MOST_CONSTRAINED -p algorithm=EXACT_COVER,BITBOARD \
    -p "corpus=${files%,}"
fi
if [ -n "$vector" ]; then
  # VECTOR needs seconds to be compiled.
  warm_ups=6
  warm_up=$((2 * millis))
  run 'Solve|Uniqueness|Count' -p algorithm=VECTOR
  if [ $# -gt 0 ]; then
    run 'Solve|Uniqueness' -p order=MOST_CONSTRAINED -p algorithm=VECTOR -p "corpus=${files%,}"
  fi
fi

benchmarks record --machine="$machine" "$out"/*.json
