/*
 * Runs the library next to the page: gets { id, module, name, values }, posts { id, answer } or
 * { id, error, over, isMissing }. A module is loaded when it is first called, and again if that failed.
 */
import { load } from './nonet.js';

const modules = {};

function loaded(module) {
  modules[module] ??= load({ module }).catch((error) => {
    modules[module] = undefined;
    throw Object.assign(error, { isMissing: true });
  });
  return modules[module];
}

/* Begins before the first call; whether that fails, the first call is told. */
loaded('nonet').catch(() => {});

onmessage = async ({ data: { id, module, name, values } }) => {
  try {
    const nonet = await loaded(module);
    const answer = name === 'kind' ? nonet.kind : nonet[name](...values);
    postMessage({ id, answer });
  } catch ({ message, over, isMissing }) {
    postMessage({ id, error: message, over, isMissing });
  }
};
