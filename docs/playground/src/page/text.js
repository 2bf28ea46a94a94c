/* The tab Text: puzzles that are read, and texts that are copied out. */
import { $, fill, listItem, whenBegun, whenSpoken } from './dom.js';
import { jobs } from './jobs.js';
import { did, showCode } from './lines.js';
import { attempt, on, standing, status } from './report.js';
import { language, vocabulary, words } from './settings.js';
import { ask, begin, game, module, play, view } from './state.js';

/** So many faults of a text are shown. */
const MOST_FAULTS = 20;
const GRID_FORMATS = ['LINE', 'GRID', 'SVG'];

/** The editors that open a puzzle, by the formats of their links, which the module of grids writes. */
const EDITORS = ['F_PUZZLES', 'SUDOKU_PAD'];

/** The puzzles of the text that was read last. */
let puzzles = [];

/**
 * Reads a text: one ordinary Sudoku by the first module, whatever else the library reads by that of grids. The answer
 * has the module of each game, and what the text says about the puzzle.
 */
export async function puzzlesOf(text) {
  jobs.game.leave();
  try {
    const { games: [game], title } = await jobs.game.ask('nonet', 'read', text);
    return { puzzles: [{ text: game, module: 'nonet' }], about: { title }, faults: [], said: words.loaded };
  } catch {
    const found = await jobs.game.ask('grids', 'read', text, language).catch((error) => {
      throw new Error(words.notRead(error.message));
    });
    const { games, modules, text: said, faults, notRead, breaks, ...about } = found;
    about.said = faults.length + notRead.length + breaks.length > 0 ? said : '';
    return { puzzles: games.map((game, at) => ({ text: game, module: modules[at] })), about, faults, said };
  }
}

export async function read(text) {
  const { puzzles: found, about, faults, said } = await puzzlesOf(text);
  puzzles = found;
  $('which-field').hidden = puzzles.length < 2;
  $('which').max = puzzles.length;
  $('which').value = 1;
  $('which-label').textContent = words.which(puzzles.length);
  $('faults').replaceChildren(...faults.slice(0, MOST_FAULTS).map((it) => listItem(it)));
  await begin(puzzles[0], { about });
  status(`${said} ${standing()}`);
}

/** Begins another puzzle of the text that was loaded last. */
async function choose() {
  const chosen = puzzles[$('which').value - 1];
  if (chosen) {
    await begin(chosen);
  }
}

function fillFormats() {
  const isGrid = Boolean(view?.symbols);
  const formats = [...(isGrid ? GRID_FORMATS : vocabulary.formats), ...EDITORS];
  fill($('format'), formats.map((name) => ({ name, text: words.formats[isGrid && name === 'LINE' ? 'PUZZLE' : name] ?? name })), formats[0]);
}

/** Shows the game as a text or as code, if one of these tabs is open. */
export async function output() {
  showCode();
  if ($('panel-text').hidden || !game()) {
    return;
  }
  const { missing } = module === 'grids' ? await ask('missing', game()) : { missing: [] };
  const isMissing = missing.length > 0;
  for (const editor of EDITORS) {
    $(`open-${editor}`).disabled = isMissing;
    [...$('format').options].find((it) => it.value === editor).disabled = isMissing;
  }
  $('missing').textContent = isMissing ? words.lacking(missing.join('; ')) : '';
  if (isMissing && EDITORS.includes($('format').value)) {
    $('format').selectedIndex = 0;
  }
  $('text-out').value = await textOf($('format').value);
}

/** Returns the game as a text. */
async function textOf(format) {
  return (await jobs.game.ask(EDITORS.includes(format) ? 'grids' : module, 'write', game(), format)).text;
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    $('text-out').value = text;
    $('text-out').select();
    document.execCommand('copy');
  }
  status(words.copied);
}

whenSpoken.push(fillFormats);
whenBegun.push(fillFormats);

on('load', () => read($('text-in').value));
on('copy', () => {
  did('text');
  return copy($('text-out').value);
});
on('link', () => copy(location.href));
on('restart', () => play('restart'));
EDITORS.forEach((editor) => on(`open-${editor}`, async () => window.open(await textOf(editor), '_blank', 'noopener')));
$('which').onchange = attempt(choose);
$('format').onchange = attempt(output);
