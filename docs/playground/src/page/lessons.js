/* Where the library's pages teach a technique. The first pattern that fits its name counts. */

const PAGES = '@url@/blob/main/docs/use/';

/** The headings of techniques.md, each with the names of its techniques. A test compares them with the page. */
const HEADINGS = [
  ['singles', /^FULL_HOUSE$|SINGLE$/],
  ['locked-candidates', /^(POINTING|CLAIMING)$/],
  ['subsets', /^(NAKED|HIDDEN|LOCKED)_(PAIR|TRIPLE|QUADRUPLE)$/],
  ['franken-and-mutant-fish', /FRANKEN|MUTANT/],
  ['finned-and-sashimi-fish', /^(FINNED|SASHIMI)/],
  ['fish', /^(X_WING|SWORDFISH|JELLYFISH)$/],
  ['two-strong-links-of-one-digit', /SKYSCRAPER|KITE|TURBOT_FISH|EMPTY_RECTANGLE/],
  ['colours', /COLORS/],
  ['almost-locked-sets', /^ALS|DEATH_BLOSSOM/],
  ['wings', /_WING$/],
  ['uniqueness', /UNIQUENESS|RECTANGLE|BUG/],
  ['chains-of-one-digit-and-of-cells-with-two', /^(X_CHAIN|XY_CHAIN|REMOTE_PAIR)$/],
  ['nice-loops-and-alternating-inference-chains', /NICE_LOOP|AIC/],
  ['sue-de-coq', /SUE_DE_COQ/],
  ['forcing-chains-and-nets', /FORCING/],
  ['templates', /TEMPLATE/],
];

/** Returns the address of the lesson of a technique, or undefined if there is none. */
export function lesson(module, technique) {
  if (module === 'grids') {
    return technique === 'BRUTE_FORCE' ? undefined : `${PAGES}variant-hints.md#techniques-that-variants-add`;
  }
  const found = HEADINGS.find(([, names]) => names.test(technique));
  return found && `${PAGES}techniques.md#${found[0]}`;
}
