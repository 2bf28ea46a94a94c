/* The tab Rating: how hard a puzzle is, how many solutions it has, and what it does not need. */
import { $, element, listItem, whenBegun } from './dom.js';
import { closeHint } from './hint.js';
import { jobs, Left } from './jobs.js';
import { did } from './lines.js';
import { attempt, on } from './report.js';
import { language, vocabulary, words } from './settings.js';
import { board, mark, show } from './show.js';
import { isKind, module, puzzle, puzzleOf, verdict } from './state.js';
import { leavePath, showSteps, stepsFrom } from './steps.js';
import { openTab } from './tabs.js';

const MOST_SOLUTIONS = 1000;

async function rate() {
  leavePath();
  if (isKind('NO_SOLUTION') || isKind('SEVERAL_SOLUTIONS')) {
    throw new Error(words.notRated(verdict.text));
  }
  did('rating');
  const rated = await puzzle();
  const [rateIt, ...shown] = module === 'grids' ? [rateGrid, 'level', 'path'] : [rateBoard, 'hodoku', 'explainer', 'path'];
  $('ratings').hidden = false;
  for (const row of $('ratings').children) {
    row.hidden = !shown.includes(row.dataset.rating);
    row.lastElementChild.textContent = '…';
  }
  try {
    await jobs.side.run((call) => rateIt(call, rated));
  } catch (error) {
    if (!(error instanceof Left)) {
      [...$('ratings').children].map((row) => row.lastElementChild).filter((it) => it.textContent === '…').forEach((it) => (it.textContent = '–'));
    }
    throw error;
  }
}

async function rateBoard(call, rated) {
  const ask = (name) => call(module, name, rated, language);
  showLevel('hodoku', await ask('rateHodoku'));
  showMaker('hodoku', await ask('pathHodoku'), (rating) => rating);
  showTechniques(await stepsFrom(call, await puzzleOf(rated)));
  jobs.tell('Sudoku Explainer');
  const { er, ep, ed, text } = await ask('rateExplainer');
  const inTenths = (rating) => rating.toFixed(1);
  $('rating-explainer').replaceChildren(words.er(...[er, ep, ed].map(inTenths)), element('small', { textContent: text }));
  jobs.tell(words.itsSteps);
  showMaker('explainer', await ask('pathExplainer'), inTenths);
}

/** A grid of other rules has no rating but its level. */
async function rateGrid(call, rated) {
  const rating = await call(module, 'rate', rated, language);
  showLevel('level', rating);
  showTechniques(rating.level ? await stepsFrom(call, await puzzleOf(rated)) : []);
}

function showLevel(name, { level, text }) {
  $(`rating-${name}`).dataset.level = level;
  $(`rating-${name}`).textContent = text ?? '–';
}

/** Adds to a rating the step that made it: the hardest of its own path, which a click shows. */
function showMaker(scale, { steps }, number) {
  if (steps.length > 0) {
    const hardest = Math.max(...steps.map((it) => it.rating));
    const at = steps.findIndex((it) => it.rating === hardest);
    const { technique, step: { level } } = steps[at];
    $(`rating-${scale}`).append(techniqueButton(words.madeBy(technique, number(hardest), at + 1), level, steps, at));
  }
}

/** Lists the techniques of a path, the hardest first; a click goes to the first step of each. */
function showTechniques(steps) {
  const found = new Map();
  steps.forEach(({ step }, at) => {
    const seen = found.get(step.technique) ?? { ...step, count: 0, at };
    found.set(step.technique, { ...seen, count: seen.count + 1 });
  });
  const order = vocabulary.levels.map(({ name }) => name);
  const sorted = [...found.values()].sort((a, b) => order.indexOf(b.level) - order.indexOf(a.level));
  const items = sorted.map(({ name, level, count, at }) => listItem(techniqueButton(`${name} × ${count}`, level, steps, at)));
  $('rating-path').replaceChildren(element('ul', {}, ...items));
}

/** Returns a button that shows a step of a path. */
function techniqueButton(text, level, steps, at) {
  const button = element('button', {
    className: 'technique',
    textContent: text,
    title: vocabulary.levels.find((it) => it.name === level).text,
    onclick: attempt(() => {
      openTab('steps');
      return showSteps(steps, at);
    }),
  });
  button.dataset.level = level;
  return button;
}

/** Says how many solutions the puzzle has. */
async function count() {
  leavePath();
  const counted = await puzzle();
  const found = await jobs.side.run((call) => call(module, 'count', counted, MOST_SOLUTIONS + 1));
  $('analysis').textContent = words.solutions(found.count, MOST_SOLUTIONS);
}

/** Says what the puzzle does not need, and shows where it is. */
async function showRedundant() {
  leavePath();
  closeHint();
  const asked = await puzzle();
  const { clues, cages, constraints } = await jobs.side.run((call) => call(module, 'redundant', asked));
  const firsts = [clues, cages.map(([cell]) => cell), constraints.map(([cell]) => cell)];
  $('analysis').textContent = words.redundantParts(...firsts.map((cells) => cells.map(nameOfCell).join(', ')));
  mark({ differing: [...clues, ...cages.flat(), ...constraints.flat()], difference: words.isRedundant });
  show();
}

function nameOfCell(cell) {
  const { row, column } = board.place(cell);
  return `r${row + 1}c${column + 1}`;
}

whenBegun.push(() => {
  $('ratings').hidden = true;
  $('analysis').textContent = '';
});

on('rate', rate);
on('count', count);
on('redundant', showRedundant);
