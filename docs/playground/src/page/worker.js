/*
 * Runs the library next to the page: gets { id, module, name, values }, posts { id, answer } or
 * { id, error, over }. A module is loaded when it is first called.
 */
import { load } from './nonet.js';

const modules = { nonet: load() };

onmessage = async ({ data: { id, module, name, values } }) => {
  try {
    const nonet = await (modules[module] ??= load({ module }));
    const answer = name === 'kind' ? nonet.kind : nonet[name](...values);
    postMessage({ id, answer });
  } catch (error) {
    postMessage({ id, error: error.message, over: error.over });
  }
};
