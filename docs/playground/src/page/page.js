/* Begins the page: its keys, what is pasted and dropped, theme and language. The other files are its parts. */
import './rating.js';
import { first, remembered } from './address.js';
import { $, DESK, isField } from './dom.js';
import { applyHint, askHint, deepen, depth, hint } from './hint.js';
import { jobs } from './jobs.js';
import { attempt, status } from './report.js';
import { preferred, prefer, sayWords, setTheme, speak, toggleTheme, words } from './settings.js';
import { board, showPad, toggleMarking, write } from './show.js';
import { play, redo, sayAgain, symbols, undo } from './state.js';
import { leavePath } from './steps.js';
import { closeAll } from './tabs.js';
import { read } from './text.js';

const MOVES = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Home: [0, -1, true], End: [0, 1, true],
};

function onKey(event) {
  if (isField(event.target)) {
    return;
  }
  if (event.ctrlKey || event.metaKey) {
    const work = { z: event.shiftKey ? redo : undo, y: redo }[event.key.toLowerCase()];
    if (work) {
      event.preventDefault();
      jobs.inTurn(work);
    }
  } else if (event.key === 'Escape') {
    closeAll();
  } else if (!event.altKey) {
    onBoardKey(event);
  }
}

function onBoardKey(event) {
  const isOnBoard = $('board').contains(event.target) || event.target === document.body;
  const isAnywhere = !event.target.closest?.('[role=tablist], input');
  const typed = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? event.key.toUpperCase();
  const digit = typed.length === 1 ? symbols().indexOf(typed) + 1 : 0;
  if (MOVES[event.key] && isAnywhere) {
    board.move(...MOVES[event.key]);
  } else if (digit) {
    write(digit, event.shiftKey);
  } else if (['0', 'Delete', 'Backspace'].includes(event.key)) {
    play('erase', board.at);
  } else if (typed === 'M') {
    toggleMarking();
  } else if (typed === 'H') {
    attempt(deepen)();
  } else if (event.key === 'Enter' && isOnBoard && hint?.step) {
    attempt(applyHint)();
  } else {
    return;
  }
  event.preventDefault();
}

document.addEventListener('keydown', onKey);

document.addEventListener('paste', (event) => {
  if (!isField(event.target)) {
    attempt(read)(event.clipboardData.getData('text/plain'));
  }
});

function showDropping(isDropping) {
  document.body.classList.toggle('dropping', isDropping);
}

document.addEventListener('dragover', (event) => {
  event.preventDefault();
  showDropping(true);
});
document.addEventListener('dragleave', (event) => event.relatedTarget || showDropping(false));
document.addEventListener('drop', (event) => {
  event.preventDefault();
  showDropping(false);
  attempt(async () => {
    const [file] = event.dataTransfer.files;
    await read(file ? await file.text() : event.dataTransfer.getData('text/plain'));
  })();
});

async function changeLanguage() {
  const [told, itsDepth] = [hint, depth];
  leavePath();
  prefer('language', $('language').value);
  await speak($('language').value);
  await sayAgain();
  if (told) {
    await askHint(itsDepth);
  }
}

/** What is said of the board is next to it, or where there is no room, between it and the buttons. */
function placeCards() {
  for (const [card, panel] of [['hint-card', 'panel-hint'], ['path-card', 'panel-steps']]) {
    $(DESK.matches ? panel : 'below-board').append($(card));
  }
}

async function start() {
  const theme = preferred('theme');
  if (theme) {
    setTheme(theme);
  }
  const wanted = remembered().get('l') ?? preferred('language') ?? navigator.language.slice(0, 2);
  sayWords(wanted);
  placeCards();
  showPad();
  try {
    await jobs.begin(() => first(wanted));
  } catch (error) {
    status(words.missing());
    throw error;
  }
  const kind = await jobs.game.ask('nonet', 'kind');
  $('as-js').hidden = kind !== 'js';
  document.body.dataset.ready = kind;
}

$('theme').onclick = toggleTheme;
$('language').onchange = attempt(changeLanguage);
$('resume-close').onclick = () => ($('resume').hidden = true);
DESK.onchange = placeCards;

attempt(start)();
