/* What is said of the game, of work and of faults. */
import { $, whenSaid } from './dom.js';
import { Stopped } from './engine.js';
import { jobs, Left } from './jobs.js';
import { words } from './settings.js';
import { isKind, isSetting, verdict, view } from './state.js';
import { path } from './steps.js';

/** Says the state of the game, or something else in its place. */
export function status(text = standing()) {
  $('status').textContent = text;
}

export function standing() {
  if (!view) {
    return words.loading;
  }
  if (view.solved) {
    return isKind('SEVERAL_SOLUTIONS') ? words.solvedOneOfSeveral : words.solved;
  }
  if (view.conflicts.length > 0) {
    return words.inConflict(view.reasons[0]);
  }
  if (isSetting() && (isKind('ONE_SOLUTION') || isKind('SEVERAL_SOLUTIONS'))) {
    /* A longer sentence would move the pad with each digit; a hint says where solutions differ. */
    return isKind('ONE_SOLUTION') ? words.oneSolution : words.severalSolutions;
  }
  return !verdict || isKind('ONE_SOLUTION') ? words.open(view.empty) : verdict.text;
}

/** Says what goes wrong, unless it was stopped. */
export function fault(error) {
  path || status();
  if (error instanceof Stopped) {
    error instanceof Left || status(words.stopped);
    return;
  }
  $('fault').textContent = error.isMissing ? words.missing(error.message) : error.over ? words.tooLong : error.message;
  $('fault').hidden = false;
  /* On a phone it is below what is seen. */
  $('fault').scrollIntoView({ block: 'nearest' });
}

export function clearFault() {
  $('fault').hidden = true;
}

/** Wraps what a person starts, which waits for the library: what goes wrong is reported. */
export function attempt(work) {
  return async (...values) => {
    clearFault();
    try {
      await jobs.ready;
      await work(...values);
    } catch (error) {
      fault(error);
    }
  };
}

/** Does a work when an element is clicked. */
export function on(id, work) {
  $(id).onclick = attempt(() => work());
}

function showWork() {
  $('work').hidden = !jobs.isShown;
  $('work-text').textContent = jobs.progress || words.working;
  if (jobs.game.isShown) {
    status(words.working);
  }
}

whenSaid.push(() => view || status());
jobs.onChange = showWork;
jobs.onFault = fault;
on('stop', () => jobs.stop());
