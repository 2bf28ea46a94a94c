/*
 * Loads the library: as WebAssembly, or as JavaScript where that does not run, because the browser has
 * no garbage collection for it, a policy forbids it, or the file is missing. Use:
 *
 *   import { load } from './nonet.js';
 *   const nonet = await load();
 *   const { games } = nonet.read('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
 *   const { step } = nonet.hint(games[0], 'en');
 *
 * Other sizes and rules are a separate module, load({ module: 'grids' }). A game is any text that
 * Game.parse, or GridGame.parse, reads, such as the 81 characters of a puzzle. Wrong input throws an
 * Error with an explanation; its `over` is true if a search took too long. nonet.d.ts lists the
 * functions, what they take and what they return.
 */

const SHARED = ['vocabulary', 'read', 'write', 'view', 'play', 'trueCandidates', 'verdict', 'check', 'hint', 'step', 'steps', 'count', 'redundant', 'make'];
const FUNCTIONS = {
  nonet: [...SHARED, 'rateHodoku', 'rateExplainer', 'pathHodoku', 'pathExplainer'],
  grids: [...SHARED, 'rate', 'missing'],
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
    /* What is left out, such as the known techniques, is an empty text. */
    nonet[name] = (...values) => parsed(raw[name](...values, ''));
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
