/*
 * Who runs. What is played in has a worker, and what may take long has another. In each of them, a
 * person waits for one job at most, which the button stops and the next job replaces. What the page
 * asks besides is quick, or is given up as soon as a job needs its worker.
 */
import { Engine, Stopped } from './engine.js';

/** A job that takes longer than this is shown, and can be stopped. */
const PATIENCE_MS = 300;

/** Why a call is rejected if nobody waits for its answer any more. */
export class Left extends Stopped {}

/** A worker, and the job in it. */
class Lane {
  #engine = new Engine();
  #patience;
  #onChange;
  #job;

  /**
   * @param patience after how many milliseconds a job is shown; until then, the next one does not end it
   * @param onChange called when a job is shown, then with true, or ends
   */
  constructor(patience, onChange) {
    this.#patience = patience;
    this.#onChange = onChange;
  }

  start() {
    this.#engine.start();
  }

  /** Whether a person sees that a job runs. */
  get isShown() {
    return Boolean(this.#job?.isShown);
  }

  /** Asks for what no person waits for: the next job ends it. */
  call(module, name, ...values) {
    return this.#engine.callIn(module, name, ...values);
  }

  /** Asks what is quick: again, if it only waited for a job that was ended. */
  ask(...question) {
    return this.call(...question).catch((error) => (error instanceof Stopped ? this.call(...question) : Promise.reject(error)));
  }

  /**
   * Does a job in place of the one that runs.
   *
   * @param work gets a function that calls the library as long as the job is the current one
   * @returns what the work returns
   */
  async run(work) {
    this.leave();
    const job = (this.#job = { isShown: false });
    const show = () => {
      job.isShown = true;
      this.#onChange(true);
    };
    const timer = this.#patience ? setTimeout(show, this.#patience) : show();
    try {
      return await work((...question) => (job.end ? Promise.reject(job.end) : this.call(...question)));
    } catch (error) {
      throw error instanceof Stopped ? (job.end ?? error) : error;
    } finally {
      clearTimeout(timer);
      if (this.#job === job) {
        this.#job = undefined;
      }
      this.#onChange();
    }
  }

  /** Ends the job, as a person wishes who sees that it runs. */
  stop() {
    if (this.isShown) {
      this.#end(new Stopped());
    }
  }

  /** Ends what nobody waits for any more, unless it will end soon by itself. */
  leave() {
    if (this.isShown || !this.#patience) {
      this.#end(new Left());
    }
  }

  /** Ends what runs without a job. */
  drop() {
    if (!this.#job) {
      this.#engine.stop();
    }
  }

  #end(reason) {
    if (this.#job) {
      this.#job.end = reason;
      this.#job = undefined;
    }
    this.#engine.stop();
  }
}

class Jobs {
  /** How far the job is, in words; empty if it has just begun. */
  progress = '';

  /** What is called when a job is shown, goes on or ends, and with what goes wrong in a work that waited for its turn. */
  onChange;
  onFault;
  #last;
  #once;

  constructor() {
    const change = (isBegun) => this.tell(isBegun ? '' : this.progress);
    this.game = new Lane(PATIENCE_MS, change);
    this.side = new Lane(0, change);
    this.game.start();
  }

  get isShown() {
    return this.game.isShown || this.side.isShown;
  }

  /** Says how far the job is. */
  tell(progress) {
    this.progress = progress;
    this.onChange();
  }

  stop() {
    this.game.stop();
    this.side.stop();
  }

  /** Begins with the first work; until it has ended, `ready`, all others wait. */
  begin(first) {
    this.ready = this.#last = first();
    return this.ready;
  }

  /** Does one work after the other. */
  inTurn(work) {
    this.#last = this.#last.then(work).catch(this.onFault);
    return this.#last;
  }

  /** Does the work that ends with what is wanted by then, unless it runs already. */
  once(work) {
    this.#once ??= work().finally(() => (this.#once = undefined));
    return this.#once;
  }
}

export const jobs = new Jobs();
