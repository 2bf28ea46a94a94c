/* The tab Steps: the path to the solution, all steps of a position, and the techniques that hints use. */
import { $, element, fill, whenBegun, whenSpoken } from './dom.js';
import { closeHint, mistakeOf, sentence, teach, whyNoStep, WHOLE } from './hint.js';
import { jobs } from './jobs.js';
import { attempt, on, status } from './report.js';
import { language, prefer, preferred, vocabulary, words } from './settings.js';
import { board, label, legend, named, reveal, show } from './show.js';
import { game, isKind, look, module, play, take, verdict } from './state.js';

/** Hints use the techniques that a player says to know. */
const OWN = 'OWN';

/** The steps that are shown, and the place of one of them. */
export let path;

/** Returns the steps from a game to its end; shows how far it is. */
export async function stepsFrom(call, start, techniques = '') {
  const steps = [];
  const itsModule = module;
  for (let at = start; ; ) {
    const answer = await call(itsModule, 'step', at, language, techniques);
    if (!answer.step) {
      return steps;
    }
    steps.push({ ...answer, game: at });
    at = answer.after;
    jobs.tell(words.stepsFound(steps.length));
  }
}

function showPath() {
  return showFound(async (call, asked) => {
    const steps = await stepsFrom(call, asked, known());
    const isStuck = known() && steps.length > 0 && !(await look(steps.at(-1).after)).solved;
    return { steps, isStuck };
  });
}

/** Shows the steps that are possible in the position. */
function showHere() {
  return showFound(async (call, asked) => {
    const { steps, more } = await call(module, 'steps', asked, language, known());
    return { steps: steps.map((it) => ({ ...it, game: asked })), more };
  });
}

/** Shows steps: in a row or, if it is known whether there are `more`, of one position. */
function showFound(find) {
  return jobs.side.run(async (call) => {
    const asked = game();
    const mistake = await mistakeOf(asked);
    if (mistake) {
      throw new Error(mistake.text);
    }
    const { steps, ...found } = await find(call, asked);
    if (asked !== game()) {
      /* The player has gone on in the meantime. */
      return;
    }
    if (steps.length === 0) {
      throw new Error(whyNoStep());
    }
    await showSteps(steps, 0, found);
  });
}

export async function showSteps(steps, at, found) {
  closeHint();
  path = { steps, at, ...found };
  $('path-at').max = steps.length;
  await goToStep(at);
  if (path) {
    $('path-card').hidden = false;
    reveal();
  }
}

async function goToStep(at) {
  path.at = Math.min(path.steps.length - 1, Math.max(0, at));
  const step = path.steps[path.at];
  step.view ??= await look(step.game);
  if (path?.steps[path.at] === step) {
    showStep();
  }
}

export function showStep() {
  const { steps, at, more, isStuck } = path;
  const { step, picture, candidates, rating, technique, view } = steps[at];
  board.show(view, label, named(candidates, step));
  legend($('path-legend'), board.draw(picture));
  const isHere = more !== undefined;
  const place = isHere ? words.hereOf(at + 1, steps.length, more) : words.stepOf(at + 1, steps.length);
  const name = place + (rating ? ` · ${technique}, ${rating}` : '');
  $('path-label').textContent = name;
  $('path-at').value = at + 1;
  $('path-at').setAttribute('aria-valuetext', `${name}: ${step.name}`);
  $('path-text').textContent = sentence(step, WHOLE);
  teach('path-page', step);
  $('path-end').textContent = isStuck ? words.noneKnown : words.nothingMore;
  $('path-end').hidden = isHere || at < steps.length - 1 || !(isStuck || isKind('SEVERAL_SOLUTIONS'));
  $('path-back').disabled = at === 0;
  $('path-on').disabled = at === steps.length - 1;
  status(name);
}

export function leavePath() {
  if (path) {
    path = undefined;
    $('path-card').hidden = true;
    $('path-legend').hidden = true;
    show();
  }
}

async function playOn() {
  const { after } = path.steps[path.at];
  leavePath();
  take(await look(after));
}

async function solve() {
  if (isKind('NO_SOLUTION')) {
    throw new Error(verdict.text);
  }
  await play('solve');
}

/* ---- The techniques of hints: up to a level, or those that a player knows ---- */

/** Returns the techniques that hints use: nothing for all, names for boards, a level for grids. */
export function known() {
  const chosen = $('known').value;
  const levels = vocabulary.levels.map(({ name }) => name);
  if (module === 'grids' || !chosen) {
    return chosen === OWN ? '' : chosen;
  }
  const isKnown = chosen === OWN
    ? ({ name }) => $('own').querySelector(`[value=${name}]`).checked
    : ({ level }) => levels.indexOf(level) <= levels.indexOf(chosen);
  return ['FULL_HOUSE', ...vocabulary.techniques.filter(isKnown).map(({ name }) => name)].join(',');
}

function fillKnown() {
  const levels = vocabulary.levels.slice(0, -1).map(({ name, text }) => ({ name, text: words.upTo(text) }));
  fill($('known'), [{ name: '', text: words.anyTechnique }, ...levels, { name: OWN, text: words.ownTechniques }], preferred('known') ?? '');
  const chosen = (preferred('own') ?? '').split(',');
  $('own').replaceChildren(...vocabulary.techniques.map(({ name, text }) =>
    element('label', {}, element('input', { type: 'checkbox', value: name, checked: chosen.includes(name) }), ` ${text}`)));
  showOwn();
}

/** Keeps which techniques hints use. */
function changeKnown() {
  prefer('known', $('known').value);
  prefer('own', [...$('own').querySelectorAll(':checked')].map((box) => box.value).join(','));
  showOwn();
}

/** Those that a player knows are for ordinary Sudokus: grids have levels. */
function showOwn() {
  const isGrid = module === 'grids';
  [...$('known').options].find((it) => it.value === OWN).disabled = isGrid;
  $('own').hidden = isGrid || $('known').value !== OWN;
}

whenSpoken.push(fillKnown);
whenBegun.push(showOwn);

on('path', showPath);
on('here', showHere);
on('solve', solve);
on('path-back', () => goToStep(path.at - 1));
on('path-on', () => goToStep(path.at + 1));
on('path-play', playOn);
on('path-close', leavePath);
$('path-at').oninput = attempt(() => goToStep($('path-at').value - 1));
$('known').onchange = changeKnown;
$('own').onchange = changeKnown;
