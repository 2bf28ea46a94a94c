/* The board, what is said of it, and the buttons to play. */
import { Board } from './board.js';
import { $, DESK, element, listItem, whenBegun, whenSpoken } from './dom.js';
import { depth, hint, proof, WHOLE } from './hint.js';
import { attempt, on, status } from './report.js';
import { words } from './settings.js';
import { about, begin, games, hasMarks, isKind, isSetting, module, now, play, redo, setClues, symbols, undo, verdict, view } from './state.js';
import { path, showStep } from './steps.js';
import { output } from './text.js';
import { jobs } from './jobs.js';

/** Cells with a mistake, and cells in which solutions differ or, if it says so, something else is special. */
export let wrong = [];
let differing = [];
let difference;

/** The digit whose marks are shown alone, or 0. */
let only = 0;
let marking = false;

/** Whether a written digit is removed from the marks of the cells that see it. */
let isTidy = true;

/** A digit that is clicked is the one to be shown alone. */
export const board = new Board($('board'), (cell) => {
  const digit = view?.cells[cell]?.digit;
  if (only && digit) {
    showOnly(digit);
  }
});

/** Marks cells, and no others. */
export function mark(cells = {}) {
  ({ wrong = [], differing = [], difference } = cells);
}

export function show() {
  if (!view) {
    return;
  }
  if (path) {
    showStep();
    return;
  }
  const isDrawn = hint?.step && depth >= WHOLE;
  const candidates = isDrawn ? named(hint.candidates, hint.step, depth > WHOLE ? proof() : []) : undefined;
  board.show(view, label, candidates, wrong, differing, suspects().flatMap(({ cells }) => cells));
  legend($('legend'), board.draw(hint?.step && [undefined, hint.where, hint.picture][Math.min(depth, WHOLE)]));
  board.light(proof(), depth - WHOLE - 1);
  board.showOnly(only);
  status();
  showPad();
  showRules();
  showSuspects();
  $('undo').disabled = now === 0 && !history.state?.before;
  $('redo').disabled = now === games.length - 1 && !history.state?.after;
  $('setting').hidden = !isSetting();
  $('after').hidden = !view.solved;
  $('asClues').disabled = !view.cells.some((cell) => cell.digit);
  $('asEntered').disabled = isSetting();
  $('markAll').textContent = hasMarks() ? words.noMarks : words.markAll;
  document.body.classList.toggle('solved', view.solved);
  output();
}

/** Returns the parts of the puzzle that may be wrong, if it has no solution. */
function suspects() {
  return (isKind('NO_SOLUTION') && verdict.suspects) || [];
}

/** Offers the puzzle without what may be wrong, or with what would do in its place. */
function showSuspects() {
  $('suspects').hidden = suspects().length === 0;
  $('suspects').replaceChildren(...suspects().map(({ text, try: label = text[0].toUpperCase() + text.slice(1), corrected }) =>
    element('button', {
      className: 'suspect',
      textContent: label,
      title: text,
      disabled: !corrected,
      onclick: attempt(() => begin({ text: corrected, module }, { about })),
    })));
}

/** Shows the rules, unless they are those of an ordinary Sudoku, and what the puzzle says of itself. */
function showRules() {
  const { title = '', author = '', rules = '', said = '' } = about ?? {};
  const lines = view.rules?.split('\n') ?? [];
  $('about').hidden = !title && !author && !rules && !said && lines.length === 0;
  $('about-title').textContent = title;
  $('about-author').textContent = author && words.author(author);
  $('about-rules').textContent = rules;
  $('about-said').textContent = said;
  $('rules').replaceChildren(...lines.map((line) => listItem(line)));
}

/** Returns the candidates in the cells that a step and lines of its proof name; a hint shows the step, not the board. Grids have none. */
export function named(candidates, step, lines = []) {
  const { placements = [], eliminations = [], parts = [], links = [] } = step;
  const those = [...placements, ...eliminations, ...[...parts, ...lines].flatMap((it) => it.candidates), ...links.flatMap(({ from, to }) => [...from, ...to])];
  const cells = new Set([...those.map(({ cell }) => cell), ...parts.flatMap((it) => it.cells)]);
  return candidates?.map((marks, cell) => (cells.has(cell) ? marks : ''));
}

export function label(number, cell, marks, isWrong, isDiffering, isSuspected) {
  const { row, column } = board.place(number);
  const symbol = symbols()[cell.digit - 1];
  return [
    words.cell(row + 1, column + 1),
    cell.digit ? (cell.given ? words.clue(symbol) : symbol) : marks ? words.markedWith(marks) : words.empty,
    isWrong && words.conflict,
    isDiffering && (difference ?? words.differing),
    isSuspected && words.suspected,
  ].filter(Boolean).join(', ');
}

/** Lists the roles that a picture shows. */
export function legend(list, roles) {
  list.hidden = roles.length === 0;
  list.replaceChildren(...roles.map(({ role, color }) => {
    const item = listItem(words.roles[role] ?? role);
    item.style.setProperty('--role', color);
    item.className = role;
    return item;
  }));
}

/** On a phone, what is new is above the buttons: shows the board and it. */
export function reveal() {
  if (!DESK.matches) {
    document.querySelector('.frame').scrollIntoView();
  }
}

/* ---- The pad, and the tools below it ---- */

export function showPad() {
  const pad = $('pad');
  if (pad.dataset.symbols !== symbols()) {
    pad.dataset.symbols = symbols();
    pad.style.setProperty('--keys', symbols().length > 9 ? Math.ceil(symbols().length / 2) : symbols().length);
    pad.replaceChildren(...[...symbols()].map((symbol, at) =>
      element('button', { onclick: () => write(at + 1) }, symbol, element('small'))));
  }
  [...symbols()].forEach((symbol, at) => {
    const left = view ? Math.max(0, leftOf(at + 1)) : '';
    const button = pad.children[at];
    button.classList.toggle('done', left === 0);
    button.lastChild.textContent = left === 0 ? '✓' : left;
    button.setAttribute('aria-label', words.writeDigit(symbol, left));
  });
}

/** Returns how often a value is still to be written: a full board has all values equally often. */
function leftOf(value) {
  return view.cells.length / symbols().length - view.cells.filter((cell) => cell.digit === value).length;
}

/** Writes a digit or a mark, as the pad does, or the other one. */
export function write(digit, isOther = false) {
  play(marking !== isOther ? 'mark' : isTidy ? 'put' : 'putAlone', board.at, digit);
  if (only) {
    showOnly(digit);
  }
}

function press(id, isOn) {
  $(id).setAttribute('aria-pressed', String(isOn));
}

/** Shows the marks of one digit alone; 0 shows all. */
function showOnly(digit) {
  only = digit;
  press('only', only > 0);
  $('only').textContent = only > 0 ? words.onlyOne(symbols()[only - 1]) : words.only;
  board.showOnly(only);
}

export function toggleMarking() {
  marking = !marking;
  press('marks', marking);
  document.body.classList.toggle('marking', marking);
}

whenSpoken.push(() => showOnly(only));
whenBegun.push(() => showOnly(only > symbols().length ? 0 : only));

on('undo', () => jobs.inTurn(undo));
on('redo', () => jobs.inTurn(redo));
on('erase', () => play('erase', board.at));
on('marks', toggleMarking);
on('markAll', () => play(hasMarks() ? 'withoutMarks' : 'markAll'));
on('tidy', () => press('tidy', (isTidy = !isTidy)));
/* The digit to be shown alone is that of the current cell, or the first. */
on('only', () => showOnly(only ? 0 : view.cells[board.at].digit || 1));
on('asClues', () => setClues('asClues'));
on('asEntered', () => setClues('asEntered'));
