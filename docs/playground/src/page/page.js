import { Board } from './board.js';
import { code, DEEDS } from './code.js';
import { Engine, Stopped } from './engine.js';
import { EXAMPLES, START } from './examples.js';
import { Games } from './games.js';
import { lesson } from './lessons.js';
import { WORDS } from './words.js';

const NINE = '123456789';
const CLASSIC = '9';
const TABS = ['hint', 'steps', 'rating', 'make', 'text', 'code'];
const MAKE_SLICE_MS = 500;
const TRUE_CANDIDATES_S = 20;
const PATIENCE_MS = 300;
const KINDS = ['4', '6', '8', '10', '12', '16', 'X', 'HYPER', 'JIGSAW', 'KILLER', 'KILLER_4', 'KNIGHT', 'KILLER_KNIGHT',
  'THERMOMETER', 'ARROW', 'WHISPERS', 'RENBAN', 'DOTS', 'SANDWICH'];
/** The rules of the kinds that are the same for each puzzle. */
const RULES_OF = { X: '|X', HYPER: '|H', KNIGHT: '|symbols(9).grid(0,0,3,3).antiKnight()' };

/** The kinds of which a search of a minute finds no puzzle that needs a contradiction. */
const NEVER_EXTREME = ['6', 'DOTS', 'SANDWICH'];

/** This many characters of a hint are read at a glance. */
const LONG_HINT = 160;
/** So many faults of a text are shown. */
const MOST_FAULTS = 20;
const GRID_FORMATS = ['LINE', 'GRID', 'SVG'];

/** Whether there is room for the help next to the board. */
const DESK = matchMedia('(min-width: 56rem)');

const $ = (id) => document.getElementById(id);

/** What is played in, and what may take long and be stopped. */
const engine = new Engine().start();
const worker = new Engine();

let language = 'en';
let words = WORDS.en;
let vocabulary;

/** The games that this browser keeps, and the number of the one that is played. */
const kept = new Games();
let id;

/** The positions of the game, as texts, which of them is shown, and the module of the library that they are for. */
let games = [];
let now = 0;
let module = 'nonet';
let view;

/** Whether the player types the clues, or did. */
let isTyped = false;

/** What a text says about its puzzle: title, author, rules in words; and what the library says that it did not read. */
let about;

/** The kind and the level of a puzzle that was made here. */
let made;

/** The puzzle that was judged: whether it has one solution, and if not, why, as the library says it; undefined if it is not known. */
let judged;
let verdict;

/** What ends with the verdict on the puzzle that is shown, while one is asked for. */
let judging;
let marking = false;

/** Whether a written digit is removed from the marks of the cells that see it. */
let isTidy = true;

/** The digit whose marks are shown alone, or 0. */
let only = 0;
let hint;
let depth = 0;

/** The deepest that a hint tells as a whole; deeper ones are the lines of its proof. */
const WHOLE = 2;
let path;
let puzzles = [];
let wrong = [];
let differing = [];

/** A digit that is clicked is the one to be shown alone. */
const board = new Board($('board'), (cell) => {
  const digit = view?.cells[cell]?.digit;
  if (only && digit) {
    showOnly(digit);
  }
});

/* ---- The game ---- */

function game() {
  return games[now];
}

/** The answer that the game waits for: a hint in a large grid takes seconds. */
let awaited;

/** Calls a function of the module that the games are for, again if it only waited for a hint that was stopped. */
async function ask(name, text, ...values) {
  const call = engine.callIn.bind(engine, module, name, text, ...values);
  return call().catch((error) => (error instanceof Stopped ? call() : Promise.reject(error)));
}

/** Ends the call that the game waits for: a position that is left needs no hint. */
function release() {
  if (awaited) {
    engine.stop();
  }
}

function look(text) {
  return ask('view', text, language);
}

function symbols() {
  return view?.symbols ?? NINE;
}

/** Ends when the first game is there, or with what keeps the library away. Until then, what people start waits. */
let ready;

/** Edits follow each other: the next one waits for the last. */
let queue = Promise.resolve();

function inTurn(work) {
  queue = queue.then(work).catch(fault);
  return queue;
}

function play(move, cell = 0, digit = 0) {
  release();
  return inTurn(async () => {
    leavePath();
    const next = await ask('play', game(), move, cell, digit, language);
    if (next.game !== game()) {
      take(next);
      judge();
    }
  });
}

/** Makes what was typed the clues of the puzzle, or the clues what was typed, so that they can be changed. */
function setClues(areClues) {
  isTyped = true;
  return play(areClues ? 'asClues' : 'asEntered').then(() => {
    show();
    board.focus();
  });
}

/** Shows a position that follows the one before, which can be undone. */
function take(next) {
  games = [...games.slice(0, now + 1), next.game];
  now = games.length - 1;
  enter(next);
}

function enter(next) {
  view = next;
  unmark();
  closeHint();
  clearFault();
  remember();
  show();
}

async function goTo(index) {
  if (index >= 0 && index < games.length) {
    release();
    leavePath();
    now = index;
    enter(await look(game()));
    judge();
  }
}

/** Undo goes back to the game before this one, too, as the browser's Back does. */
function undo() {
  return now > 0 ? goTo(now - 1) : history.state?.before && history.back();
}

function redo() {
  return now < games.length - 1 ? goTo(now + 1) : history.state?.after && history.forward();
}

/**
 * Begins another puzzle.
 *
 * @param isNext whether the current game stays in the browser's history, before this one
 */
async function begin(text, itsModule, { isNext = true, isTyped: typed = false, about: said, made: order } = {}) {
  release();
  const first = await engine.callIn(itsModule, 'view', text, language);
  const before = isNext ? id : undefined;
  id = kept.newId();
  if (before) {
    history.replaceState({ ...history.state, after: id }, '');
    history.pushState({ id, before }, '');
  } else {
    history.replaceState({ ...history.state, id }, '');
  }
  await resume({ module: itsModule, games: [first.game], now: 0, isTyped: typed, about: said, made: order }, first);
  if (isNext) {
    reveal();
  }
}

/** Shows a game as it was kept. */
async function resume(game, shown) {
  leavePath();
  if (judging && module === 'grids') {
    worker.stop();
  }
  ({ module, games, now, isTyped, about, made } = game);
  judged = undefined;
  verdict = undefined;
  $('ratings').hidden = true;
  $('about').hidden = true;
  $('resume').hidden = true;
  enter(shown ?? (await look(games[now])));
  fillFormats();
  showOnly(only > symbols().length ? 0 : only);
  await judge();
}

/** Returns whether what is typed are the clues of a puzzle: nothing is given yet. */
function isSetting() {
  return isTyped && !view.cells.some((cell) => cell.given);
}

/** Returns the puzzle that is played, as a game without a move; of one that is typed, as it is now. */
async function puzzle() {
  return isTyped ? (await ask('play', game(), isSetting() ? 'asClues' : 'restart', 0, 0, language)).game : games[0];
}

/** Asks whether the puzzle has one solution, once for each puzzle, while the game continues. */
function judge() {
  judging ??= judgeAll().finally(() => (judging = undefined));
  return judging;
}

/** What was typed in the meantime is judged next; a large grid next to the game. */
async function judgeAll() {
  for (let asked = await puzzle(); asked !== judged; asked = await puzzle()) {
    judged = asked;
    verdict = undefined;
    try {
      const found = await (module === 'grids' ? worker : engine).callIn(module, 'verdict', asked, language);
      if (asked === (await puzzle())) {
        verdict = found;
        path || show();
      }
    } catch {
      /* It was stopped, or takes too long: it stays unknown. */
    }
  }
}

function isKind(kind) {
  return verdict?.kind === kind;
}

function hasMarks() {
  return view.cells.some((cell) => cell.marks);
}

function unmark() {
  wrong = [];
  differing = [];
}

function show() {
  if (!view) {
    return;
  }
  if (path) {
    showStep();
    return;
  }
  const candidates = hint?.step && depth >= WHOLE ? hint.candidates : undefined;
  board.show(view, label, named(candidates, hint?.step, depth > WHOLE ? proof() : []), wrong, differing, suspects().flatMap(({ cells }) => cells));
  const picture = hint?.step && [undefined, hint.where, hint.picture][Math.min(depth, WHOLE)];
  legend($('legend'), board.draw(picture));
  board.light(proof(), depth - WHOLE - 1);
  board.showOnly(only);
  status();
  pad();
  showRules();
  $('undo').disabled = now === 0 && !history.state?.before;
  $('redo').disabled = now === games.length - 1 && !history.state?.after;
  $('setting').hidden = !isSetting();
  $('after').hidden = !view.solved;
  showSuspects();
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
  $('suspects').replaceChildren(...suspects().map(({ text, try: label = text[0].toUpperCase() + text.slice(1), corrected }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'suspect';
    button.textContent = label;
    button.title = text;
    button.disabled = !corrected;
    button.onclick = attempt(() => begin(corrected, module, { about }));
    return button;
  }));
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
  $('rules').replaceChildren(...lines.map(listItem));
}

function listItem(text) {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}

/** Returns the candidates in the cells that a step and lines of its proof name; a hint shows the step, not the board. */
function named(candidates, step, lines = []) {
  const { placements = [], eliminations = [], parts = [], links = [] } = step ?? {};
  const those = [...placements, ...eliminations, ...[...parts, ...lines].flatMap((it) => it.candidates), ...links.flatMap(({ from, to }) => [...from, ...to])];
  const cells = new Set([...those.map(({ cell }) => cell), ...parts.flatMap((it) => it.cells)]);
  return candidates?.map((marks, cell) => (cells.has(cell) ? marks : ''));
}

function label(number, cell, marks, isWrong, isDiffering, isSuspected) {
  const { row, column } = board.place(number);
  const place = words.cell(row + 1, column + 1);
  const symbol = symbols()[cell.digit - 1];
  const content = cell.digit ? (cell.given ? words.clue(symbol) : symbol) : marks ? words.markedWith(marks) : words.empty;
  return `${place}, ${content}${isWrong ? `, ${words.conflict}` : ''}${isDiffering ? `, ${words.differing}` : ''}${isSuspected ? `, ${words.suspected}` : ''}`;
}

function status(text = standing()) {
  $('status').textContent = text;
}

/** Returns the state of the game. */
function standing() {
  if (!view) {
    return words.loading;
  }
  if (view.solved) {
    return isKind('SEVERAL_SOLUTIONS') ? words.solvedOneOfSeveral : words.solved;
  }
  const isPlain = !verdict || isKind('ONE_SOLUTION');
  if (isSetting() && view.conflicts.length === 0 && (isKind('ONE_SOLUTION') || isKind('SEVERAL_SOLUTIONS'))) {
    /* A longer sentence would move the pad with each digit; a hint says where solutions differ. */
    return isKind('ONE_SOLUTION') ? words.oneSolution : words.severalSolutions;
  }
  return view.conflicts.length ? words.inConflict(view.reasons[0]) : isPlain ? words.open(view.empty) : verdict.text;
}

function pad() {
  const pad = $('pad');
  if (pad.dataset.symbols !== symbols()) {
    pad.dataset.symbols = symbols();
    pad.style.setProperty('--keys', symbols().length > 9 ? Math.ceil(symbols().length / 2) : symbols().length);
    pad.replaceChildren(...[...symbols()].map(key));
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

function key(symbol, at) {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(symbol, small(''));
  button.onclick = () => write(at + 1);
  return button;
}

function write(digit, asMark = marking) {
  play(asMark ? 'mark' : isTidy ? 'put' : 'putAlone', board.at, digit);
  if (only) {
    showOnly(digit);
  }
}

/** Shows the marks of one digit alone; 0 shows all. */
function showOnly(digit) {
  only = digit;
  $('only').setAttribute('aria-pressed', String(only > 0));
  $('only').textContent = only > 0 ? words.onlyOne(symbols()[only - 1]) : words.only;
  board.showOnly(only);
}

/** The digit to be shown alone is that of the current cell, or the first. */
function toggleOnly() {
  showOnly(only ? 0 : view.cells[board.at].digit || 1);
}

function setTidy(value) {
  isTidy = value;
  $('tidy').setAttribute('aria-pressed', String(isTidy));
}

function setMarking(value) {
  marking = value;
  $('marks').setAttribute('aria-pressed', String(marking));
  document.body.classList.toggle('marking', marking);
}

/* ---- Hints ---- */

/** Tells the next hint, or more of the one that is told: the button and the key do the same. */
function deepen() {
  return hint?.step ? moreHint() : askHint();
}

async function askHint() {
  leavePath();
  openTab('hint');
  release();
  const answer = await patiently(engine.callIn(module, 'hint', game(), language));
  hint = isKind('NO_SOLUTION') ? { mistake: ofVerdict() } : answer;
  depth = 0;
  did('hint');
  mark();
  showHint();
}

/** Waits for an answer; unless it comes at once, says so and lets it be stopped. */
async function patiently(answer) {
  const timer = setTimeout(() => {
    awaited = answer;
    status(words.working);
    progress(words.working);
    showWork();
  }, PATIENCE_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    awaited = awaited === answer ? undefined : awaited;
    showWork();
  }
}

/** Marks the cells of a mistake, or those in which solutions differ where they agree on nothing more. */
function mark() {
  wrong = hint?.mistake ? hint.mistake.candidates.map(({ cell }) => cell) : [];
  differing = hint && !hint.mistake && !hint.step && isKind('SEVERAL_SOLUTIONS') ? verdict.cells : [];
}

/** A puzzle without a solution is a mistake from its beginning. */
function ofVerdict() {
  return { text: verdict.text, candidates: verdict.cells.map((cell) => ({ cell })) };
}

function showHint() {
  if (!hint) {
    return;
  }
  const { mistake, step } = hint;
  $('hint-card').hidden = false;
  const line = proof()[depth - WHOLE - 1];
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

/** On a phone, the card is between the board and the buttons: shows the board and it. */
function reveal() {
  if (!DESK.matches) {
    document.querySelector('.frame').scrollIntoView();
  }
}

/** Links the lesson of a step's technique. */
function teach(link, step) {
  const page = step && lesson(module, step.technique);
  $(link).hidden = !page;
  $(link).href = page ?? '';
}

/** Returns the lines of the proof of a hint; a single one says no more than its sentence. */
function proof() {
  return hint?.proof?.length > 1 ? hint.proof : [];
}

/** Returns the cells of a mistake that the player has written. */
function written() {
  return isKind('NO_SOLUTION') ? [] : wrong.filter((cell) => view.cells[cell].digit && !view.cells[cell].given);
}

function eraseMistake() {
  return Promise.all(written().map((cell) => play('erase', cell)));
}

/** Goes back to the last position without a mistake. */
async function goBeforeMistake() {
  let at = now - 1;
  while (at > 0 && (await patiently(mistakeOf(games[at])))) {
    at--;
  }
  await inTurn(() => goTo(at));
}

/** A full board needs no step; in another, the solutions agree on nothing more. */
function whyNoStep() {
  return view.solved ? words.nothingLeft : isKind('SEVERAL_SOLUTIONS') ? verdict.text : words.nothingMore;
}

function sentence(step, at) {
  const text = step.hints[at];
  return /[.!?]$/.test(text) ? inLines(text) : `${text}.`;
}

/** A chain is read clause by clause: in a long hint, each has a line. */
function inLines(text) {
  return text.length > LONG_HINT ? text.replace(/([.;]) /g, '$1\n') : text;
}

function moreHint() {
  openTab('hint');
  depth = Math.min(WHOLE + proof().length, depth + 1);
  showHint();
}

async function applyHint() {
  if (hint?.step) {
    take(await look(hint.after));
    board.select(board.at);
  }
}

function closeHint() {
  hint = undefined;
  $('hint-card').hidden = true;
}

async function findMistakes() {
  leavePath();
  const mistake = await patiently(mistakeOf(game()));
  hint = mistake ? { mistake } : undefined;
  mark();
  if (mistake) {
    showHint();
    if (wrong.length > 0) {
      board.select(wrong[0]);
    }
  } else {
    closeHint();
    show();
    status(words.noMistake);
  }
}

/** Marks the values that the cells have in some solution. */
async function markTrue() {
  leavePath();
  const asked = game();
  await working(async () => {
    const found = await trueOf(asked);
    if (found.over) {
      throw new Error(words.over(TRUE_CANDIDATES_S));
    }
    if (asked === game()) {
      take(found);
    }
  });
}

/** Returns the view with the true candidates; where there are none, a wrong digit is named, if there is one. */
async function trueOf(text) {
  try {
    return await worker.callIn(module, 'trueCandidates', text, 1000 * TRUE_CANDIDATES_S, language);
  } catch (error) {
    const mistake = !(error instanceof Stopped) && (await mistakeOf(text));
    throw mistake ? new Error(mistake.text) : error;
  }
}

async function solve() {
  if (isKind('NO_SOLUTION')) {
    throw new Error(verdict.text);
  }
  await play('solve');
}

async function mistakeOf(text) {
  return isKind('NO_SOLUTION') ? ofVerdict() : (await engine.callIn(module, 'check', text, language)).mistake;
}

function legend(list, roles) {
  list.hidden = roles.length === 0;
  list.replaceChildren(
    ...roles.map(({ role, color }) => {
      const item = document.createElement('li');
      item.style.setProperty('--role', color);
      item.className = role;
      item.textContent = words.roles[role] ?? role;
      return item;
    }),
  );
}

/* ---- Every step ---- */

/** Returns the steps from a game to its end; shows how far it is. */
async function stepsFrom(start) {
  const steps = [];
  const itsModule = module;
  for (let at = start; ; ) {
    const answer = await worker.callIn(itsModule, 'step', at, language);
    if (!answer.step) {
      return steps;
    }
    steps.push({ ...answer, game: at });
    at = answer.after;
    progress(words.stepsFound(steps.length));
  }
}

async function showPath() {
  await working(async () => {
    const asked = game();
    const mistake = await mistakeOf(asked);
    if (mistake) {
      throw new Error(mistake.text);
    }
    const steps = await stepsFrom(asked);
    if (asked !== game()) {
      /* The player has gone on in the meantime. */
      return;
    }
    if (steps.length === 0) {
      throw new Error(whyNoStep());
    }
    closeHint();
    await showSteps(steps, 0);
  });
}

async function showSteps(steps, at) {
  path = { steps, at };
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

function showStep() {
  const { steps, at } = path;
  const { step, picture, candidates, rating, technique, view: shown } = steps[at];
  board.show(shown, label, named(candidates, step));
  legend($('path-legend'), board.draw(picture));
  const name = words.stepOf(at + 1, steps.length) + (rating ? ` · ${technique}, ${rating}` : '');
  $('path-label').textContent = name;
  $('path-at').value = at + 1;
  $('path-at').setAttribute('aria-valuetext', `${name}: ${step.name}`);
  $('path-text').textContent = sentence(step, WHOLE);
  teach('path-page', step);
  $('path-end').textContent = words.nothingMore;
  $('path-end').hidden = at < steps.length - 1 || !isKind('SEVERAL_SOLUTIONS');
  $('path-back').disabled = at === 0;
  $('path-on').disabled = at === steps.length - 1;
  status(name);
}

function leavePath() {
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

/* ---- Ratings ---- */

async function rate() {
  leavePath();
  if (isKind('NO_SOLUTION') || isKind('SEVERAL_SOLUTIONS')) {
    throw new Error(words.notRated(verdict.text));
  }
  did('rating');
  const rated = await puzzle();
  if (module === 'grids') {
    await rateGrid(rated);
    return;
  }
  showRatings('hodoku', 'explainer', 'path');
  ['rating-hodoku', 'rating-path', 'rating-explainer'].forEach((id) => ($(id).textContent = '…'));
  const done = await working(async () => {
    const hodoku = await worker.call('rateHodoku', rated, language);
    $('rating-hodoku').dataset.level = hodoku.level;
    $('rating-hodoku').textContent = hodoku.text;
    await showMaker('hodoku', 'pathHodoku', rated);
    showTechniques(await stepsFrom(await puzzleOf(rated)));
    progress('Sudoku Explainer');
    const { er, ep, ed, text } = await worker.call('rateExplainer', rated, language);
    const numbers = [er, ep, ed].map((rating) => rating.toFixed(1));
    $('rating-explainer').replaceChildren(words.er(...numbers), small(text));
    progress(words.itsSteps);
    await showMaker('explainer', 'pathExplainer', rated);
  });
  if (!done) {
    ['rating-hodoku', 'rating-path', 'rating-explainer']
      .filter((id) => $(id).textContent === '…')
      .forEach((id) => ($(id).textContent = '–'));
  }
}

/** Adds to a rating the step that made it: the hardest of its own path, which a click shows. */
async function showMaker(scale, name, rated) {
  const { steps } = await worker.call(name, rated, language);
  if (steps.length > 0) {
    const hardest = Math.max(...steps.map((it) => it.rating));
    const at = steps.findIndex((it) => it.rating === hardest);
    const number = scale === 'hodoku' ? hardest : hardest.toFixed(1);
    const button = techniqueButton(words.madeBy(steps[at].technique, number, at + 1), steps[at].step.level, steps, at);
    $(`rating-${scale}`).append(button);
  }
}

/** A grid of other rules has no rating but its level. */
async function rateGrid(rated) {
  showRatings('level', 'path');
  ['rating-level', 'rating-path'].forEach((id) => ($(id).textContent = '…'));
  await working(async () => {
    const { level, text } = await worker.callIn('grids', 'rate', rated, language);
    $('rating-level').textContent = text ?? '–';
    $('rating-level').dataset.level = level;
    showTechniques(level ? await stepsFrom(await puzzleOf(rated)) : []);
  });
}

function showRatings(...shown) {
  $('ratings').hidden = false;
  for (const row of $('ratings').children) {
    row.hidden = !shown.includes(row.dataset.rating);
  }
}

function small(text) {
  const element = document.createElement('small');
  element.textContent = text;
  return element;
}

async function puzzleOf(text) {
  return (await ask('play', text, 'restart', 0, 0, language)).game;
}

/** Lists the techniques of a path, the hardest first; a click goes to the first step of each. */
function showTechniques(steps) {
  const found = new Map();
  steps.forEach((entry, at) => {
    const seen = found.get(entry.step.technique) ?? { ...entry.step, count: 0, at };
    found.set(entry.step.technique, { ...seen, count: seen.count + 1 });
  });
  const order = vocabulary.levels.map(({ name }) => name);
  const sorted = [...found.values()].sort((a, b) => order.indexOf(b.level) - order.indexOf(a.level));
  const list = document.createElement('ul');
  for (const { name, level, count, at } of sorted) {
    const button = techniqueButton(`${name} × ${count}`, level, steps, at);
    list.appendChild(document.createElement('li')).append(button);
  }
  $('rating-path').replaceChildren(list);
}

/** Returns a button that shows a step of a path. */
function techniqueButton(text, level, steps, at) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'technique';
  button.dataset.level = level;
  button.textContent = text;
  button.title = vocabulary.levels.find((it) => it.name === level).text;
  button.onclick = attempt(() => {
    closeHint();
    openTab('steps');
    return showSteps(steps, at);
  });
  return button;
}

/* ---- Puzzles to order ---- */

async function make() {
  await working(async () => {
    const began = Date.now();
    const kind = $('make-kind').value;
    const maker = kind === CLASSIC ? 'nonet' : 'grids';
    const [level, symmetry] = [$('make-level').value, $('make-symmetry').value];
    const wishes = kind === CLASSIC ? [level, symmetry, $('make-technique').value] : [kind, level, symmetry];
    for (;;) {
      const seed = crypto.getRandomValues(new Int32Array(1))[0];
      const { game: found } = await worker.callIn(maker, 'make', ...wishes, seed, MAKE_SLICE_MS);
      if (found) {
        await begin(found, maker, { made: { kind, level } });
        did('make');
        return;
      }
      progress(words.tried(Math.round((Date.now() - began) / 1000)));
    }
  });
}

/** Returns an empty board of a kind, or undefined where lines, cages or regions would have to be drawn. */
function emptyOf(kind) {
  const size = Number(kind) || 9;
  const rules = size === Number(kind) ? '' : RULES_OF[kind];
  return rules === undefined ? undefined : '.'.repeat(size * size) + rules;
}

/** Begins an empty board, whose clues the player types. */
async function makeEmpty() {
  const { puzzles: [empty] } = await puzzlesOf(emptyOf($('make-kind').value));
  await begin(empty.text, empty.module, { isTyped: true });
  board.select(0);
}

/** Shows what there is to look at, each as a link that may also be copied. */
function fillExamples() {
  $('examples').replaceChildren(...Object.entries(EXAMPLES).map(([name, text]) => {
    const link = document.createElement('a');
    link.href = `#g=${encodeURIComponent(text)}`;
    link.textContent = words.example[name];
    const begun = attempt(async () => {
      const { games: [found], module: its } = await puzzlesOf(text);
      await begin(found, its);
    });
    link.onclick = (event) => {
      event.preventDefault();
      begun();
    };
    return link;
  }));
}

/* ---- The games of this browser ---- */

/** Lists the games that were kept, but the one that is played. */
function fillGames() {
  const others = kept.list(id);
  $('games-field').hidden = others.length === 0 && !isForgetting;
  $('games-lead').textContent = isForgetting ? words.notKept : words.games;
  $('games').replaceChildren(...others.map((it) => {
    const item = document.createElement('li');
    const button = item.appendChild(document.createElement('button'));
    button.type = 'button';
    button.textContent = nameOfGame(it);
    button.onclick = attempt(() => goOnWith(it));
    return item;
  }));
  return others;
}

function nameOfGame({ open, cells, time, about: said, made: order, module: its }) {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  const level = vocabulary?.levels.find(({ name }) => name === order?.level)?.text;
  const kind = order ? nameOfKind(order.kind) : its === 'nonet' ? nameOfKind(CLASSIC) : '';
  return words.keptGame(said?.title || [kind, level].filter(Boolean).join(', '), open, cells, when);
}

function nameOfKind(kind) {
  return words.kinds[kind] ?? `${kind} × ${kind}`;
}

/** Continues a game that was kept; the current game stays in the browser's history. */
async function goOnWith(game) {
  history.replaceState({ ...history.state, after: game.id }, '');
  history.pushState({ id: game.id, before: id }, '');
  id = game.id;
  await resume(kept.find(id) ?? game);
  reveal();
}

/** Offers the last game, where the address has none. */
function offer() {
  const [last] = fillGames();
  $('resume').hidden = !last;
  if (last) {
    $('resume-text').textContent = nameOfGame(last);
    $('resume-on').onclick = attempt(() => goOnWith(last));
  }
}

/* ---- Text ---- */

/**
 * Reads a text: one ordinary Sudoku by the first module, whatever else the library reads by that of grids. The answer
 * has the module of each game, and what the text says about the puzzle.
 */
async function puzzlesOf(text) {
  release();
  try {
    const { games: [game], title } = await engine.call('read', text);
    return { puzzles: [{ text: game, module: 'nonet' }], about: { title }, faults: [] };
  } catch {
    const found = await engine.callIn('grids', 'read', text, language).catch((error) => {
      throw error instanceof Stopped ? error : new Error(words.notRead(error.message));
    });
    const { games, modules, text: said, title, author, rules, faults, notRead, breaks } = found;
    const isWhole = faults.length + notRead.length + breaks.length === 0;
    const puzzles = games.map((game, at) => ({ text: game, module: modules[at] }));
    return { puzzles, about: { title, author, rules, said: isWhole ? '' : said }, faults, said };
  }
}

async function read(text) {
  const { puzzles: found, about, faults, said = words.loaded } = await puzzlesOf(text);
  puzzles = found;
  $('which-field').hidden = puzzles.length < 2;
  $('which').max = puzzles.length;
  $('which').value = 1;
  $('which-label').textContent = words.which(puzzles.length);
  showFaults(faults);
  await begin(puzzles[0].text, puzzles[0].module, { about });
  status(`${said} ${standing()}`);
}

/** Lists what is wrong with the other lines of the text that was loaded last. */
function showFaults(faults) {
  $('faults').hidden = faults.length === 0;
  const lines = faults.slice(0, MOST_FAULTS);
  $('faults').replaceChildren(...[...lines, ...(faults.length > lines.length ? ['…'] : [])].map(listItem));
}

/** Begins another puzzle of the text that was loaded last. */
async function choose() {
  const chosen = puzzles[$('which').value - 1];
  if (chosen) {
    await begin(chosen.text, chosen.module);
  }
}

async function output() {
  showCode();
  if (!$('panel-text').hidden && game()) {
    $('text-out').value = (await ask('write', game(), $('format').value)).text;
  }
}

async function copy(text) {
  if (text === $('text-out').value) {
    did('text');
  }
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    $('text-out').value = text;
    $('text-out').select();
    document.execCommand('copy');
  }
  status(words.copied);
}

/* ---- Code ---- */

/** Keeps what was done last, for the tab with its code. */
function did(deed) {
  $('deed').value = deed;
  showCode();
}

async function showCode() {
  if ($('panel-code').hidden || !game()) {
    return;
  }
  const [kind, level, symmetry, technique] = ['kind', 'level', 'symmetry', 'technique'].map((it) => $(`make-${it}`).value);
  const asked = await puzzle();
  const shown = { module, game: game(), puzzle: short(asked), language, wishes: { kind, level, symmetry, technique } };
  const { java, js } = code($('deed').value, shown);
  $('code-java').textContent = java;
  $('code-js').textContent = js;
}

/** Returns an ordinary puzzle as its 81 characters, which everyone can read. */
function short(asked) {
  const isShown = module === 'nonet' && (isTyped || games[0] === asked);
  return isShown ? view.cells.map(({ digit, given }) => (given || isSetting() ? digit || '.' : '.')).join('') : asked;
}

/* ---- The link, which holds the game and the language ---- */

function remember() {
  const found = kept.keep({ id, module, games, now, isTyped, about, made, open: view.empty, cells: view.cells.length });
  if (!found && !isForgetting) {
    isForgetting = true;
    fault(new Error(words.notKept));
  }
  id = found ?? id;
  try {
    history.replaceState({ ...history.state, id, isTyped, about }, '', `#g=${encodeURIComponent(game())}&l=${language}`);
  } catch {
    /* Some browsers refuse more than 100 changes in 30 seconds; a later move writes the address. */
  }
}

/** Whether the player knows that the browser keeps no games. */
let isForgetting = false;

function remembered() {
  return new URLSearchParams(location.hash.slice(1));
}

/** Shows the game of an entry of the browser's history: one that was kept, or that of the address. */
async function recall() {
  const found = history.state?.id && kept.find(history.state.id);
  if (found) {
    if (history.state.id !== id) {
      id = history.state.id;
      await resume(found);
    }
    return;
  }
  const link = remembered();
  const text = link.get('g');
  if (text === game() && (link.get('l') ?? language) === language) {
    return;
  }
  if (vocabulary.languages.includes(link.get('l')) && link.get('l') !== language) {
    await speak(link.get('l'));
  }
  if (text) {
    await open(text);
  }
}

/**
 * Begins the game of a link, which may be the link of an editor; what was a plus there is read as a space. After a
 * reload, the entry of the browser's history still knows the title and the rules, which the link lacks.
 */
async function open(text) {
  const asked = text.startsWith('http') ? text.replaceAll(' ', '+') : text;
  const { puzzles: [found], about: said } = await puzzlesOf(asked);
  const { isTyped: typed, about: known } = history.state ?? {};
  const about = Object.values(said).some(Boolean) ? said : known;
  await begin(found.text, found.module, { isNext: false, isTyped: typed, about });
}

/* ---- Long work ---- */

/** Does work that may be stopped, and returns whether it came to its end. */
async function working(work) {
  const mine = (works += 1);
  worker.stop();
  clearFault();
  isWorking = true;
  progress(words.working);
  showWork();
  try {
    await work();
    return true;
  } catch (error) {
    if (mine === works) {
      fault(error);
    }
    return false;
  } finally {
    if (mine === works) {
      isWorking = false;
      showWork();
    }
  }
}

/** Counts what was begun: later work stops what ran before it, and the button to stop is then for the later one. */
let works = 0;

/** Whether the worker does what can be stopped. */
let isWorking = false;

function showWork() {
  $('work').hidden = !isWorking && !awaited;
}

function progress(text) {
  $('work-text').textContent = text;
}

function fault(error) {
  if (error instanceof Stopped) {
    status(words.stopped);
    return;
  }
  path || status();
  $('fault').textContent = error.isMissing ? words.missing(error.message) : error.over ? words.tooLong : error.message;
  $('fault').hidden = false;
  /* On a phone it is below what is seen. */
  $('fault').scrollIntoView({ block: 'nearest' });
}

function clearFault() {
  $('fault').hidden = true;
}

/* ---- Words ---- */

/** Says in a language what needs no library. */
function sayWords(code) {
  language = code in WORDS ? code : 'en';
  words = WORDS[language];
  document.documentElement.lang = language;
  document.title = words.title;
  if (!view) {
    status();
  }
  document.querySelectorAll('[data-t]').forEach((it) => (it.textContent = words[it.dataset.t]));
  document.querySelectorAll('[data-label]').forEach((it) => it.setAttribute('aria-label', words[it.dataset.label]));
  fillExamples();
  fill($('language'), Object.keys(WORDS).map((name) => ({ name, text: nameOf(name) })), language);
  $('language').value = language;
}

async function speak(code) {
  sayWords(code);
  vocabulary = await engine.call('vocabulary', language);
  fill($('make-kind'), [CLASSIC, ...KINDS].map((name) => ({ name, text: nameOfKind(name) })), CLASSIC);
  fill($('make-level'), [{ name: '', text: words.anyLevel }, ...vocabulary.levels]);
  fill($('make-symmetry'), vocabulary.symmetries.map((name) => ({ name, text: words.symmetries[name] })), 'ROTATIONAL_180');
  fill($('deed'), DEEDS.map((name) => ({ name, text: words.deeds[name] })), 'hint');
  fillFormats();
  fillTechniques();
  changeKind();
  showOnly(only);
}

function fill(select, items, first) {
  const chosen = select.value || first;
  select.replaceChildren(...items.map(({ name, text }) => new Option(text, name)));
  if (chosen !== undefined && items.some(({ name }) => name === chosen)) {
    select.value = chosen;
  }
}

/** Returns how a language calls itself. */
function nameOf(code) {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}

function fillFormats() {
  const formats = view?.symbols ? GRID_FORMATS : vocabulary.formats;
  fill($('format'), formats.map((name) => ({ name, text: words.formats[view?.symbols && name === 'LINE' ? 'PUZZLE' : name] ?? name })), formats[0]);
}

/** Shows what can be asked of a kind of puzzle. */
function changeKind() {
  const kind = $('make-kind').value;
  $('empty').disabled = !emptyOf(kind);
  $('make-technique').parentElement.hidden = kind !== CLASSIC;
  $('make-level-name').textContent = kind === CLASSIC ? words.levelOfHodoku : words.level;
  $('make-symmetry').parentElement.hidden = kind.startsWith('KILLER');
  for (const option of $('make-level').options) {
    option.hidden = option.disabled = kind !== CLASSIC && !hasLevel(kind, option.value);
  }
  if ($('make-level').selectedOptions[0]?.disabled) {
    $('make-level').value = '';
  }
  limitTechniques();
}

/** Returns whether there are such puzzles: a killer without a clue has no single, and small ones have nothing else. */
function hasLevel(kind, level) {
  const isSmall = kind.endsWith('4');
  const hasClues = isSmall || !kind.startsWith('KILLER');
  const isTooHard = isSmall || (level === 'EXTREME' && NEVER_EXTREME.includes(kind));
  return level === 'EASY' ? hasClues : !isTooHard || !level;
}

function fillTechniques() {
  const select = $('make-technique');
  const chosen = select.value;
  select.replaceChildren(new Option(words.anyTechnique, ''));
  for (const level of vocabulary.levels) {
    const group = document.createElement('optgroup');
    group.label = level.text;
    group.append(...vocabulary.techniques.filter((it) => it.level === level.name).map((it) => new Option(it.text, it.name)));
    select.append(group);
  }
  select.value = chosen;
  limitTechniques();
}

/** A puzzle of one of the first two levels needs no technique of another: what cannot be is not offered. */
function limitTechniques() {
  const at = vocabulary.levels.findIndex(({ name }) => name === $('make-level').value);
  [...$('make-technique').querySelectorAll('optgroup')].forEach((group, level) => {
    group.hidden = group.disabled = (at === 0 || at === 1) && level > at;
  });
  if ($('make-technique').selectedOptions[0]?.parentElement.disabled) {
    $('make-technique').value = '';
  }
}

async function changeLanguage(code) {
  const hadHint = hint;
  const hadDepth = depth;
  leavePath();
  prefer('language', code);
  await speak(code);
  remember();
  view = await look(game());
  judged = undefined;
  await judge();
  show();
  if (hadHint) {
    await askHint();
    depth = hadDepth;
    showHint();
  }
}

/* ---- Tabs, theme, keys ---- */

function openTab(name) {
  if (name === 'make') {
    fillGames();
  } else if (name === 'rating') {
    leavePath();
    closeHint();
    unmark();
    show();
  }
  for (const tab of TABS) {
    const isOpen = tab === name;
    $(`tab-${tab}`).setAttribute('aria-selected', String(isOpen));
    $(`tab-${tab}`).tabIndex = isOpen ? 0 : -1;
    $(`panel-${tab}`).hidden = !isOpen;
  }
  output();
}

function onTabKey(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const at = TABS.indexOf(document.activeElement.id?.slice(4));
  if (step && at >= 0) {
    const next = TABS[(at + step + TABS.length) % TABS.length];
    openTab(next);
    $(`tab-${next}`).focus();
    event.preventDefault();
  }
}

/** Returns what the player chose, also in an earlier visit: the theme or the language. */
function preferred(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    /* A page without storage follows the system. */
    return undefined;
  }
}

function prefer(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    /* A page without storage forgets. */
  }
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  const ground = getComputedStyle(document.body).backgroundColor;
  document.querySelectorAll('[name=theme-color]').forEach((it) => (it.content = ground));
}

function toggleTheme() {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const current = document.documentElement.dataset.theme ?? (isDark ? 'dark' : 'light');
  const theme = current === 'dark' ? 'light' : 'dark';
  setTheme(theme);
  prefer('theme', theme);
}

const MOVES = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Home: [0, -1, true], End: [0, 1, true],
};

function onKey(event) {
  if ((event.ctrlKey || event.metaKey) && !isField(event.target)) {
    const undoing = { z: event.shiftKey ? 1 : -1, y: 1 }[event.key.toLowerCase()];
    if (undoing) {
      event.preventDefault();
      inTurn(undoing < 0 ? undo : redo);
    }
    return;
  }
  if (event.key === 'Escape' && !isField(event.target)) {
    leavePath();
    closeHint();
    unmark();
    show();
    return;
  }
  if (event.altKey || event.ctrlKey || event.metaKey || isField(event.target)) {
    return;
  }
  onBoardKey(event);
}

/** Returns whether keys are for the element: a slider takes arrows, but no letters. */
function isField(target) {
  return /^(TEXTAREA|INPUT|SELECT)$/.test(target.tagName) && target.type !== 'range';
}

function onBoardKey(event) {
  const isOnBoard = $('board').contains(event.target) || event.target === document.body;
  const isAnywhere = !event.target.closest?.('[role=tablist], input');
  const typed = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? event.key.toUpperCase();
  const digit = typed.length === 1 ? symbols().indexOf(typed) + 1 : 0;
  if (MOVES[event.key] && isAnywhere) {
    board.move(...MOVES[event.key]);
  } else if (digit) {
    write(digit, marking !== event.shiftKey);
  } else if (['0', 'Delete', 'Backspace'].includes(event.key)) {
    play('erase', board.at);
  } else if (typed === 'M') {
    setMarking(!marking);
  } else if (typed === 'H') {
    attempt(deepen)();
  } else if (event.key === 'Enter' && isOnBoard && hint?.step) {
    attempt(applyHint)();
  } else {
    return;
  }
  event.preventDefault();
}

/** Wraps what a person starts: what goes wrong is reported. */
function attempt(work) {
  return async (...values) => {
    clearFault();
    try {
      await ready;
      await work(...values);
    } catch (error) {
      fault(error);
    }
  };
}

function listen() {
  const on = (id, work) => ($(id).onclick = attempt(work));
  on('undo', () => inTurn(undo));
  on('redo', () => inTurn(redo));
  on('tidy', () => setTidy(!isTidy));
  on('only', toggleOnly);
  on('empty', makeEmpty);
  on('asClues', () => setClues(true));
  on('asEntered', () => setClues(false));
  on('resume-close', () => ($('resume').hidden = true));
  on('erase', () => play('erase', board.at));
  on('marks', () => setMarking(!marking));
  on('markAll', () => play(hasMarks() ? 'withoutMarks' : 'markAll'));
  on('hint', deepen);
  on('hint-erase', eraseMistake);
  on('hint-before', goBeforeMistake);
  on('next', make);
  on('hint-more', moreHint);
  on('hint-apply', applyHint);
  on('hint-close', () => {
    closeHint();
    unmark();
    show();
  });
  on('check', findMistakes);
  on('true', markTrue);
  on('path', showPath);
  on('solve', solve);
  on('path-back', () => goToStep(path.at - 1));
  on('path-on', () => goToStep(path.at + 1));
  on('path-play', playOn);
  on('path-close', leavePath);
  $('path-at').oninput = attempt(() => goToStep($('path-at').value - 1));
  on('rate', rate);
  on('make', make);
  $('make-kind').onchange = changeKind;
  $('make-level').onchange = limitTechniques;
  on('load', () => read($('text-in').value));
  $('which').onchange = attempt(choose);
  $('format').onchange = attempt(output);
  on('copy', () => copy($('text-out').value));
  $('deed').onchange = attempt(showCode);
  on('copy-java', () => copy($('code-java').textContent));
  on('copy-js', () => copy($('code-js').textContent));
  on('link', () => copy(location.href));
  on('restart', () => play('restart'));
  on('stop', () => {
    release();
    if (isWorking) {
      worker.stop();
    }
  });
  $('theme').onclick = toggleTheme;
  $('language').onchange = attempt(() => changeLanguage($('language').value));
  TABS.forEach((tab) => ($(`tab-${tab}`).onclick = () => openTab(tab)));
  for (const group of ['pad', 'tools', 'tabs']) {
    /* A click on a button leaves the focus on the board, so that the keyboard continues there. */
    $(group).onmousedown = (event) => {
      event.preventDefault();
      board.focus();
    };
  }
  $('tabs').addEventListener('keydown', onTabKey);
  document.addEventListener('keydown', onKey);
  document.addEventListener('paste', (event) => {
    if (!isField(event.target)) {
      attempt(read)(event.clipboardData.getData('text/plain'));
    }
  });
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    document.body.classList.add('dropping');
  });
  document.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) {
      document.body.classList.remove('dropping');
    }
  });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    document.body.classList.remove('dropping');
    attempt(async () => {
      const [file] = event.dataTransfer.files;
      await read(file ? await file.text() : event.dataTransfer.getData('text/plain'));
    })();
  });
  addEventListener('popstate', () => inTurn(recall));
  DESK.onchange = placeCards;
}

/** What is said of the board is next to it, or where there is no room, between it and the buttons. */
function placeCards() {
  for (const name of ['hint', 'path']) {
    const home = DESK.matches ? $(name === 'hint' ? 'panel-hint' : 'panel-steps') : $('below-board');
    home.append($(`${name}-card`));
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
  pad();
  listen();
  queue = ready = first(wanted);
  try {
    await ready;
  } catch (error) {
    status(words.missing());
    throw error;
  }
}

/** Begins with the game of the browser's history or of the address, or with one to look at. */
async function first(wanted) {
  const link = remembered();
  const last = history.state?.id && kept.find(history.state.id);
  await speak(wanted);
  try {
    if (last) {
      id = last.id;
      await resume(last);
    } else {
      await open(link.get('g') || START);
    }
  } catch (error) {
    if (error.isMissing) {
      throw error;
    }
    await open(START);
    fault(error);
  }
  if (!last && !link.get('g')) {
    offer();
  }
  const kind = await engine.call('kind');
  $('as-js').hidden = kind !== 'js';
  document.body.dataset.ready = kind;
}

attempt(start)();
