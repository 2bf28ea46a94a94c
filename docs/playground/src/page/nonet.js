/*
 * Loads the library: as WebAssembly, or as JavaScript where that does not run, because the browser has
 * no garbage collection for it, a policy forbids it, or the file is missing. Use:
 *
 *   import { load } from './nonet.js';
 *   const nonet = await load();
 *   const { games } = nonet.read('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
 *   const { step } = nonet.hint(games[0], 'en');
 *
 * A game is any text that Game.parse reads, such as the 81 characters of a puzzle. Wrong input throws
 * an Error with an explanation; its `over` is true if a search took too long. The functions return:
 *
 * - read(text): `games`, the one that Game.parse reads, and its `title`
 * - write(game, format): `text`
 * - view(game, language): `cells` with `digit`, `given` and `marks`; the cells in `conflicts` with
 *   their `reasons`; `empty`, `solved`
 * - play(game, move, cell, digit, language): the same after a move: put, putAlone (leaves other
 *   marks), mark, erase, markAll, withoutMarks, restart, solve, asClues, asEntered
 * - trueCandidates(game, millis, language): the same as view, with the candidates of each cell that
 *   some solution has as its marks; `over` if time runs out
 * - verdict(game, language): `kind`, whether there is one solution; if not, `text` explains why, with
 *   `cells`, and `suspects` may be wrong, each with `kind`, `text`, `cells` and `corrected`, the game
 *   that has one solution, or null
 * - check(game, language): `mistake`, or null
 * - hint(game, language): `mistake`, or else `step`, `picture`, `where` (the picture of where to
 *   look), `candidates`, `after`, the game after the step, and `proof`: lines, each with its `text`,
 *   the `candidates` of which one `isTrue` or all are false, the `cells` of the rules it uses, and its
 *   `causes`, the places of earlier lines
 * - step(game, language): the same without `mistake`, `where` and `proof`
 * - rateHodoku(game, language): `level`, `score`, `text`
 * - rateExplainer(game, language): `er`, `ep`, `ed`, `text`; the hardest puzzles can take a minute, so
 *   call it in a worker that you can terminate
 * - pathHodoku(game, language), pathExplainer(game, language): `steps` of the rating, each with
 *   `rating`, `technique`, `step`, `picture`, `game`, `after`
 * - make(level, symmetry, technique, seed, millis): `game`, or how many were `tried` in the time
 * - vocabulary(language): languages, formats, symmetries, levels and techniques, with their names
 *
 * Other sizes and rules are a separate module, load({ module: 'grids' }), which differs as follows:
 *
 * - read(text, language) reads any text that the library reads: links of editors, tables, lists, other
 *   sizes and rules. It returns `games`, the `modules` that they need, `text` (what was read, in words),
 *   `title`, `author`, `rules`; the `faults` of its other lines; `notRead`, what a link only draws or
 *   says, each with `field`, `count` and `cells`; and the rules that its own solution `breaks`.
 * - view(game, language) also returns the `picture` with cages and regions, `symbols`, `places` of
 *   the cells, `units` of cells that see each other, and the `rules` in words.
 * - make(kind, level, symmetry, seed, millis) takes a kind of `vocabulary`.
 * - rate(game, language), in place of the ratings, returns the `level`.
 */

const SHARED = ['vocabulary', 'read', 'write', 'view', 'play', 'trueCandidates', 'verdict', 'check', 'hint', 'step', 'make'];
const FUNCTIONS = {
  nonet: [...SHARED, 'rateHodoku', 'rateExplainer', 'pathHodoku', 'pathExplainer'],
  grids: [...SHARED, 'rate'],
};

/** The smallest module that has a type of garbage collection: an empty struct. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/**
 * Returns the library's functions, and as `kind` how they run. An Error whose `cause` is that of the
 * WebAssembly says that neither build could be loaded.
 *
 * @param {{kind?: 'wasm' | 'js', module?: 'nonet' | 'grids'}} options the kind, if it is not to be
 *     found out
 */
export async function load({ kind, module = 'nonet' } = {}) {
  let cause;
  if (kind !== 'js' && (kind || globalThis.WebAssembly?.validate(STRUCT))) {
    try {
      return named('wasm', module, await wasm(module));
    } catch (error) {
      if (kind) {
        throw error;
      }
      cause = error;
    }
  }
  try {
    return named('js', module, await import(`./${module}.mjs`));
  } catch (error) {
    throw Object.assign(new Error([cause, error].filter(Boolean).map(({ message }) => message).join('; ')), { cause });
  }
}

function named(kind, module, raw) {
  const nonet = { kind, raw };
  for (const name of FUNCTIONS[module]) {
    nonet[name] = (...values) => parsed(raw[name](...values));
  }
  return nonet;
}

async function wasm(module) {
  const { load: start } = await import('./runtime.mjs');
  return (await start(new URL(`${module}.wasm`, import.meta.url).href)).exports;
}

function parsed(json) {
  const answer = JSON.parse(json);
  if (answer.error) {
    throw Object.assign(new Error(answer.error), { over: answer.over });
  }
  return answer;
}
