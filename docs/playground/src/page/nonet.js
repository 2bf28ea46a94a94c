/*
 * Loads the library: as WebAssembly with garbage collection, or as JavaScript where the browser has
 * none. Use:
 *
 *   import { load } from './nonet.js';
 *   const nonet = await load();
 *   const { games } = nonet.read('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
 *   const { step } = nonet.hint(games[0], 'en');
 *
 * What each function takes and returns stands at the class Playground. An answer with `error`
 * becomes an Error.
 */

const FUNCTIONS = [
  'vocabulary', 'read', 'write', 'view', 'play', 'solutions', 'check', 'hint', 'step',
  'rateHodoku', 'rateExplainer', 'make',
];

/** The smallest module that has a type of garbage collection: an empty struct. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/**
 * Returns the library's functions, and as `kind` how they run.
 *
 * @param {{kind?: 'wasm' | 'js'}} options the kind, if it is not to be found out
 */
export async function load({ kind } = {}) {
  const isWasm = kind ? kind === 'wasm' : WebAssembly.validate(STRUCT);
  const exported = isWasm ? await wasm() : await import('./nonet.mjs');
  const nonet = { kind: isWasm ? 'wasm' : 'js', raw: exported };
  for (const name of FUNCTIONS) {
    nonet[name] = (...values) => parsed(exported[name](...values));
  }
  return nonet;
}

async function wasm() {
  const { load: start } = await import('./runtime.mjs');
  return (await start(new URL('nonet.wasm', import.meta.url).href)).exports;
}

function parsed(json) {
  const answer = JSON.parse(json);
  if (answer.error) {
    throw new Error(answer.error);
  }
  return answer;
}
