/* The game that is played: its positions, its puzzle, and whether that has one solution. */
import { $, all, whenBegun } from './dom.js';
import { keep, keepInHistory } from './address.js';
import { board, reveal, show } from './show.js';
import { closeHint } from './hint.js';
import { jobs } from './jobs.js';
import { clearFault } from './report.js';
import { language } from './settings.js';
import { leavePath, path } from './steps.js';

/** The number under which this browser keeps the game. */
export let id;

/** The positions of the game, as texts, which of them is shown, and the module of the library that they are for. */
export let games = [];
export let now = 0;
export let module = 'nonet';
export let view;

/** Whether the player types the clues, or did. */
export let isTyped = false;

/** What a text says about its puzzle: title, author, rules in words; and what the library says that it did not read. */
export let about;

/** The kind and the level of a puzzle that was made here. */
export let made;

/** The puzzle that was judged, and what the library says of it; undefined if it is not known. */
let judged;
export let verdict;

export function game() {
  return games[now];
}

/** Calls a function of the module that the games are for. */
export function ask(name, text, ...values) {
  return jobs.game.ask(module, name, text, ...values);
}

export function look(text) {
  return ask('view', text, language);
}

export function symbols() {
  return view?.symbols ?? '123456789';
}

export function hasMarks() {
  return view.cells.some((cell) => cell.marks);
}

export function play(move, cell = 0, digit = 0) {
  jobs.game.leave();
  return jobs.inTurn(async () => {
    leavePath();
    const next = await ask('play', game(), move, cell, digit, language);
    if (next.game !== game()) {
      take(next);
      judge();
    }
  });
}

/** Makes what was typed the clues of the puzzle, or the clues what was typed, so that they can be changed. */
export async function setClues(move) {
  isTyped = true;
  await play(move);
  show();
  board.focus();
}

/** Shows a position that follows the one before, which can be undone. */
export function take(next) {
  games = [...games.slice(0, now + 1), next.game];
  now = games.length - 1;
  enter(next);
}

function enter(next) {
  view = next;
  closeHint();
  clearFault();
  remember();
  show();
}

function remember() {
  id = keep({ id, module, games, now, isTyped, about, made, open: view.empty, cells: view.cells.length }) ?? id;
}

export async function goTo(index) {
  if (index >= 0 && index < games.length) {
    jobs.game.leave();
    leavePath();
    now = index;
    enter(await look(game()));
    judge();
  }
}

/** Undo goes back to the game before this one, too, as the browser's Back does. */
export function undo() {
  return now > 0 ? goTo(now - 1) : history.state?.before && history.back();
}

export function redo() {
  return now < games.length - 1 ? goTo(now + 1) : history.state?.after && history.forward();
}

/**
 * Begins another puzzle.
 *
 * @param isNext whether the current game stays in the browser's history, before this one
 */
export async function begin(puzzle, { isNext = true, ...more } = {}) {
  jobs.game.leave();
  const shown = await jobs.game.ask(puzzle.module, 'view', puzzle.text, language);
  const next = keepInHistory(isNext ? id : undefined);
  await resume({ id: next, module: puzzle.module, games: [shown.game], now: 0, ...more }, shown);
  if (isNext) {
    reveal();
  }
}

/** Shows a game as it was kept. */
export async function resume(game, shown) {
  leavePath();
  jobs.side.drop();
  ({ id, module, games, now, isTyped = false, about, made } = game);
  judged = undefined;
  verdict = undefined;
  $('about').hidden = true;
  enter(shown ?? (await look(games[now])));
  all(whenBegun);
  await judge();
}

/** Says in another language what is shown. */
export async function sayAgain() {
  remember();
  view = await look(game());
  judged = undefined;
  await judge();
  show();
}

/** Returns whether what is typed are the clues of a puzzle: nothing is given yet. */
export function isSetting() {
  return isTyped && !view.cells.some((cell) => cell.given);
}

/** Returns the puzzle that is played, as a game without a move; of one that is typed, as it is now. */
export async function puzzle() {
  return isTyped ? puzzleOf(game(), isSetting() ? 'asClues' : 'restart') : games[0];
}

export async function puzzleOf(text, move = 'restart') {
  return (await ask('play', text, move, 0, 0, language)).game;
}

/** Asks whether the puzzle has one solution, once for each puzzle, while the game continues. */
function judge() {
  return jobs.once(judgeAll);
}

/** What was typed in the meantime is judged next; a large grid next to the game. */
async function judgeAll() {
  for (let asked = await puzzle(); asked !== judged; asked = await puzzle()) {
    judged = asked;
    verdict = undefined;
    try {
      const found = await (module === 'grids' ? jobs.side : jobs.game).call(module, 'verdict', asked, language);
      if (asked === (await puzzle())) {
        verdict = found;
        path || show();
      }
    } catch {
      /* It was stopped, or takes too long: it stays unknown. */
    }
  }
}

export function isKind(kind) {
  return verdict?.kind === kind;
}
