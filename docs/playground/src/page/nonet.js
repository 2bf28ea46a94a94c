/*
 * Loads the library: as WebAssembly with garbage collection, or as JavaScript where the browser has
 * none. Use:
 *
 *   import { load } from './nonet.js';
 *   const nonet = await load();
 *   const { games } = nonet.read('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
 *   const { step } = nonet.hint(games[0], 'en');
 *
 * Grids of other sizes and rules are a module of their own: load({ module: 'grids' }).
 *
 * What each function takes and returns is at the classes Playground and Grids. An answer with
 * `error` becomes an Error.
 */

const SHARED = ['vocabulary', 'read', 'write', 'view', 'play', 'trueCandidates', 'verdict', 'check', 'hint', 'step', 'make'];
const FUNCTIONS = {
  nonet: [...SHARED, 'rateHodoku', 'rateExplainer', 'pathHodoku', 'pathExplainer'],
  grids: [...SHARED, 'readFPuzzles', 'rate'],
};

/** The smallest module that has a type of garbage collection: an empty struct. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/**
 * Returns the library's functions, and as `kind` how they run.
 *
 * @param {{kind?: 'wasm' | 'js', module?: 'nonet' | 'grids'}} options the kind, if it is not to be
 *     found out
 */
export async function load({ kind, module = 'nonet' } = {}) {
  const isWasm = kind ? kind === 'wasm' : WebAssembly.validate(STRUCT);
  const exported = isWasm ? await wasm(module) : await import(`./${module}.mjs`);
  const nonet = { kind: isWasm ? 'wasm' : 'js', raw: exported };
  for (const name of FUNCTIONS[module]) {
    nonet[name] = (...values) => parsed(exported[name](...values));
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
