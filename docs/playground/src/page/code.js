/*
 * The lines of Java, and of JavaScript, that do what the page has done. A test compiles and runs those
 * of Java, and runs those of JavaScript.
 */

/** What there is code for. */
export const DEEDS = ['hint', 'verdict', 'rating', 'make', 'text'];

/** The rules of the kinds that have the same for each puzzle; others have those of the puzzle that is shown. */
const RULES = {
  X: 'Rules.builder(9).diagonals().build()',
  HYPER: 'Rules.builder(9).windows().build()',
  KNIGHT: 'Rules.builder(9).antiKnight().build()',
  KILLER_KNIGHT: 'Rules.builder(9).antiKnight().build()',
  KILLER: 'Rules.of(9)',
  KILLER_4: 'Rules.of(4)',
};
const CAGES = { KILLER: '2, 5', KILLER_4: '2, 3', KILLER_KNIGHT: '2, 5' };
const LOCALES = { en: 'Locale.ENGLISH', de: 'Locale.GERMAN' };

/**
 * Returns the lines for a deed.
 *
 * @param {{module: string, game: string, puzzle: string, language: string,
 *     wishes: {kind: string, level: string, symmetry: string, technique: string}}} shown the game and
 *     its puzzle as texts, and what is chosen for the next puzzle
 */
export function code(deed, shown) {
  return { java: java(deed, shown).join('\n'), js: js(deed, shown).join('\n') };
}

function java(deed, { module, game, puzzle, language, wishes }) {
  const isGrid = module === 'grids';
  const locale = LOCALES[language] ?? LOCALES.en;
  const given = isGrid ? `var puzzle = GridGame.parse("${puzzle}").givens();` : `var puzzle = Board.parse("${puzzle}");`;
  const print = (what) => `System.out.println(${what});`;
  switch (deed) {
    case 'hint':
      return [
        `var game = ${isGrid ? 'GridGame' : 'Game'}.parse("${game}");`,
        'var step = game.nextStep(SearchLimit.NONE).orElseThrow();',
        print(`step.describe(Detail.FULL, ${locale})`),
      ];
    case 'verdict':
      return [given, `var verdict = ${isGrid ? 'GridVerdict' : 'Verdict'}.of(puzzle);`, print(`verdict.describe(${locale})`)];
    case 'rating':
      return isGrid
        ? [given, 'var level = GridLogicalSolver.standard().level(puzzle).orElseThrow();', print(`level.displayName(${locale})`)]
        : [given, print(`HodokuRating.of(puzzle).describe(${locale})`), print(`ExplainerRating.of(puzzle).describe(${locale})`)];
    case 'make':
      return making(wishes, isGrid, given);
    default:
      return [given, print('puzzle.toGridString()')];
  }
}

function making({ kind, level, symmetry, technique }, isGrid, given) {
  const isClassic = kind === '9';
  const rules = RULES[kind] ?? (Number(kind) ? `Rules.of(${kind})` : isGrid ? 'puzzle.rules()' : 'Rules.of(9)');
  const wishes = [
    level && `.level(Level.${level})`,
    CAGES[kind] ? `.cages(${CAGES[kind]})` : `.symmetry(Symmetry.${symmetry})`,
    isClassic && technique && `.containing(Technique.${technique})`,
  ];
  return [
    ...(rules === 'puzzle.rules()' && !isClassic ? [given] : []),
    `var generator = ${isClassic ? 'PuzzleGenerator.builder()' : `GridGenerator.builder(${rules})`}${wishes.filter(Boolean).join('')}.build();`,
    `System.out.println(generator.next()${isClassic ? '' : '.toLinkString()'});`,
  ];
}

function js(deed, { module, game, puzzle, language, wishes: { kind, level, symmetry, technique } }) {
  const its = deed === 'make' ? (kind === '9' ? 'nonet' : 'grids') : module;
  const of = `'${puzzle}', '${language}'`;
  const order = its === 'grids' ? [kind, level, symmetry] : [level, symmetry, technique];
  const line = {
    hint: `nonet.hint('${game}', '${language}').step.hints[2]`,
    verdict: `nonet.verdict(${of}).text`,
    rating: module === 'grids' ? `nonet.rate(${of}).text` : `nonet.rateHodoku(${of}).text, nonet.rateExplainer(${of}).text`,
    make: `nonet.make(${order.map((it) => `'${it}'`).join(', ')}, Math.random() * 1e9 | 0, 10000).game`,
    text: `nonet.write('${puzzle}', 'GRID').text`,
  }[deed];
  return [`import { load } from './nonet.js';`, `const nonet = await load(${its === 'grids' ? "{ module: 'grids' }" : ''});`, `console.log(${line});`];
}
