/** The library in a worker. Each call gives a promise; stop() ends what runs and rejects it. */
export class Engine {
  #worker;
  #waiting = new Map();
  #last = 0;

  /** Starts loading; without it, the first call does. */
  start() {
    this.#worker ??= this.#newWorker();
    return this;
  }

  #newWorker() {
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => {
      const { resolve, reject } = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) {
        const { error, over, isMissing } = data;
        reject(Object.assign(new Error(error), { over, isMissing }));
      } else {
        resolve(data.answer);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(Object.assign(new Error(event.message), { isMissing: true }));
    };
    return worker;
  }

  /** Calls a function of a module: `nonet` or `grids`. */
  callIn(module, name, ...values) {
    this.start();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, module, name, values });
    });
  }

  /** Ends all calls that run; they are rejected with a Stopped. A worker in which none runs is left as it is. */
  stop() {
    if (this.#waiting.size > 0) {
      this.#end(new Stopped());
    }
  }

  #end(reason) {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach(({ reject }) => reject(reason));
  }
}

/** Why a call that was stopped is rejected. */
export class Stopped extends Error {}
