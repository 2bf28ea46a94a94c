/* The tab Hint: a hint in its depths, mistakes, and examples. */
import { $, element, whenSaid } from './dom.js';
import { Stopped } from './engine.js';
import { EXAMPLES } from './examples.js';
import { jobs } from './jobs.js';
import { lesson } from './lessons.js';
import { openTab } from './tabs.js';
import { attempt, on, status } from './report.js';
import { language, words } from './settings.js';
import { board, mark, reveal, show, wrong } from './show.js';
import { begin, game, games, goTo, isKind, look, module, now, play, take, verdict, view } from './state.js';
import { known, leavePath } from './steps.js';
import { puzzlesOf } from './text.js';
import { addressOf } from './address.js';
import { did } from './lines.js';

/** The deepest that a hint tells as a whole; deeper ones are the lines of its proof. */
export const WHOLE = 2;

/** This many characters of a hint are read at a glance. */
const LONG_HINT = 160;
const TRUE_CANDIDATES_S = 20;

/** What is told, a step or a mistake, and how much of it. */
export let hint;
export let depth = 0;

/** Tells the next hint, or more of the one that is told: the button and the key do the same. */
export function deepen() {
  return hint?.step ? tellMore() : askHint();
}

/** Tells the next hint, as deep as wanted. */
export async function askHint(itsDepth = 0) {
  leavePath();
  openTab('hint');
  const answer = await jobs.game.run((call) => call(module, 'hint', game(), language, known()));
  hint = isKind('NO_SOLUTION') ? { mistake: ofVerdict() } : answer;
  depth = itsDepth;
  did('hint');
  markHint();
  showHint();
}

/** Marks the cells of a mistake, or those in which solutions differ where they agree on nothing more. */
function markHint() {
  const { mistake, step } = hint;
  const isOver = !mistake && !step && isKind('SEVERAL_SOLUTIONS');
  mark({ wrong: mistake?.candidates.map(({ cell }) => cell), differing: isOver ? verdict.cells : [] });
}

/** A puzzle without a solution is a mistake from its beginning. */
function ofVerdict() {
  return { text: verdict.text, candidates: verdict.cells.map((cell) => ({ cell })) };
}

function showHint() {
  const { mistake, step } = hint;
  const line = proof()[depth - WHOLE - 1];
  $('hint-card').hidden = false;
  $('hint-text').textContent = mistake ? mistake.text : step ? sentence(step, Math.min(depth, WHOLE)) : whyNoStep();
  $('hint-line').textContent = line ? words.lineOf(depth - WHOLE, proof().length, line.text) : '';
  $('hint-line').hidden = !line;
  $('hint-depth').hidden = !step;
  [...$('hint-depth').children].forEach((dot, i) => dot.classList.toggle('on', i <= depth));
  $('hint-more').hidden = !step || depth === WHOLE + proof().length;
  $('hint-more').textContent = depth < WHOLE ? words.more : depth === WHOLE ? words.byLine : words.nextLine;
  $('hint-more').classList.toggle('primary', depth < WHOLE);
  $('hint-apply').hidden = !step;
  $('hint-apply').classList.toggle('primary', depth >= WHOLE);
  $('hint-erase').hidden = !mistake || written().length === 0;
  $('hint-before').hidden = !mistake || isKind('NO_SOLUTION') || now === 0;
  teach('hint-page', step);
  show();
  reveal();
}

/** Links the lesson of a step's technique. */
export function teach(link, step) {
  const page = step && lesson(module, step.technique);
  $(link).hidden = !page;
  $(link).href = page ?? '';
}

/** Returns the lines of the proof of a hint; a single one says no more than its sentence. */
export function proof() {
  return hint?.proof?.length > 1 ? hint.proof : [];
}

/** A full board needs no step; in another, the solutions agree on nothing more. */
export function whyNoStep() {
  return view.solved ? words.nothingLeft : known() ? words.noneKnown : isKind('SEVERAL_SOLUTIONS') ? verdict.text : words.nothingMore;
}

/** Returns what a step says at a depth; in a long hint, each clause of a chain has a line. */
export function sentence(step, at) {
  const text = step.hints[at];
  return !/[.!?]$/.test(text) ? `${text}.` : text.length > LONG_HINT ? text.replace(/([.;]) /g, '$1\n') : text;
}

function tellMore() {
  openTab('hint');
  depth = Math.min(WHOLE + proof().length, depth + 1);
  showHint();
}

export async function applyHint() {
  if (hint?.step) {
    take(await look(hint.after));
    board.select(board.at);
  }
}

/** Forgets the hint, and what it marks. */
export function closeHint() {
  hint = undefined;
  mark();
  $('hint-card').hidden = true;
}

/* ---- Mistakes, true candidates, examples ---- */

/** Returns the cells of a mistake that the player has written. */
function written() {
  return isKind('NO_SOLUTION') ? [] : wrong.filter((cell) => view.cells[cell].digit && !view.cells[cell].given);
}

/** Goes back to the last position without a mistake. */
async function goBeforeMistake() {
  let at = now - 1;
  while (at > 0 && (await mistakeOf(games[at]))) {
    at--;
  }
  await jobs.inTurn(() => goTo(at));
}

export async function mistakeOf(text) {
  return isKind('NO_SOLUTION') ? ofVerdict() : (await jobs.game.run((call) => call(module, 'check', text, language))).mistake;
}

async function findMistakes() {
  leavePath();
  const mistake = await mistakeOf(game());
  closeHint();
  if (mistake) {
    hint = { mistake };
    markHint();
    showHint();
    if (wrong.length > 0) {
      board.select(wrong[0]);
    }
  } else {
    show();
    status(words.noMistake);
  }
}

/** Marks the values that the cells have in some solution; where there is none, names a wrong digit, if there is one. */
async function markTrue() {
  leavePath();
  const asked = game();
  const found = await jobs.side
    .run((call) => call(module, 'trueCandidates', asked, 1000 * TRUE_CANDIDATES_S, language))
    .catch(async (error) => {
      const mistake = !(error instanceof Stopped) && (await mistakeOf(asked));
      throw mistake ? new Error(mistake.text) : error;
    });
  if (found.over) {
    throw new Error(words.over(TRUE_CANDIDATES_S));
  }
  if (asked === game()) {
    take(found);
  }
}

/** Shows what there is to look at, each as a link that may also be copied. */
function fillExamples() {
  $('examples').replaceChildren(...Object.entries(EXAMPLES).map(([name, text]) => {
    const begun = attempt(async () => begin((await puzzlesOf(text)).puzzles[0]));
    return element('a', {
      href: addressOf(text),
      textContent: words.example[name],
      onclick: (event) => {
        event.preventDefault();
        begun();
      },
    });
  }));
}

whenSaid.push(fillExamples);

on('hint', deepen);
on('hint-more', tellMore);
on('hint-apply', applyHint);
on('hint-erase', () => Promise.all(written().map((cell) => play('erase', cell))));
on('hint-before', goBeforeMistake);
on('hint-close', () => {
  closeHint();
  show();
});
on('check', findMistakes);
on('true', markTrue);
