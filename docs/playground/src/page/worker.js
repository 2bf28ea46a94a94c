/* Runs the library beside the page: gets { id, name, values }, posts { id, answer } or { id, error }. */
import { load } from './nonet.js';

const library = load();

onmessage = async ({ data: { id, name, values } }) => {
  try {
    const nonet = await library;
    const answer = name === 'kind' ? nonet.kind : nonet[name](...values);
    postMessage({ id, answer });
  } catch (error) {
    postMessage({ id, error: error.message });
  }
};
