/* The tab New: puzzles to order, and empty boards. */
import { $, element, fill, whenSpoken } from './dom.js';
import { jobs } from './jobs.js';
import { did } from './lines.js';
import { on } from './report.js';
import { vocabulary, words } from './settings.js';
import { board } from './show.js';
import { begin } from './state.js';
import { puzzlesOf } from './text.js';

const MAKE_SLICE_MS = 500;
const CLASSIC = '9';
const KINDS = [CLASSIC, '4', '6', '8', '10', '12', '16', 'X', 'HYPER', 'JIGSAW', 'KILLER', 'KILLER_4', 'KNIGHT',
  'KILLER_KNIGHT', 'THERMOMETER', 'ARROW', 'WHISPERS', 'RENBAN', 'DOTS', 'SANDWICH'];

/** The rules of the kinds that are the same for each puzzle. */
const RULES_OF = { X: '|X', HYPER: '|H', KNIGHT: '|symbols(9).grid(0,0,3,3).antiKnight()' };

/** The kinds of which a search of a minute finds no puzzle that needs a contradiction. */
const NEVER_EXTREME = ['6', 'DOTS', 'SANDWICH'];

export function nameOfKind(kind) {
  return words.kinds[kind] ?? `${kind} × ${kind}`;
}

/** Returns what is chosen for the next puzzle. */
export function wishes() {
  const [kind, level, symmetry, technique] = ['kind', 'level', 'symmetry', 'technique'].map((it) => $(`make-${it}`).value);
  return { kind, level, symmetry, technique };
}

function make() {
  const { kind, level, symmetry, technique } = wishes();
  const [module, ...order] = kind === CLASSIC ? ['nonet', level, symmetry, technique] : ['grids', kind, level, symmetry];
  return jobs.side.run(async (call) => {
    const began = Date.now();
    for (;;) {
      const seed = crypto.getRandomValues(new Int32Array(1))[0];
      const { game: text } = await call(module, 'make', ...order, seed, MAKE_SLICE_MS);
      if (text) {
        await begin({ text, module }, { made: { kind, level } });
        did('make');
        return;
      }
      jobs.tell(words.tried(Math.round((Date.now() - began) / 1000)));
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
  const { puzzles: [empty] } = await puzzlesOf(emptyOf(wishes().kind));
  await begin(empty, { isTyped: true });
  board.select(0);
}

function fillWishes() {
  fill($('make-kind'), KINDS.map((name) => ({ name, text: nameOfKind(name) })), CLASSIC);
  fill($('make-level'), [{ name: '', text: words.anyLevel }, ...vocabulary.levels]);
  fill($('make-symmetry'), vocabulary.symmetries.map((name) => ({ name, text: words.symmetries[name] })), 'ROTATIONAL_180');
  const chosen = $('make-technique').value;
  $('make-technique').replaceChildren(new Option(words.anyTechnique, ''), ...vocabulary.levels.map(({ name, text }) =>
    element('optgroup', { label: text }, ...vocabulary.techniques.filter((it) => it.level === name).map((it) => new Option(it.text, it.name)))));
  $('make-technique').value = chosen;
  changeKind();
}

/** Shows what can be asked of a kind of puzzle. */
function changeKind() {
  const { kind } = wishes();
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

/** A puzzle of one of the first two levels needs no technique of another: what cannot be is not offered. */
function limitTechniques() {
  const at = vocabulary.levels.findIndex(({ name }) => name === wishes().level);
  [...$('make-technique').querySelectorAll('optgroup')].forEach((group, level) => {
    group.hidden = group.disabled = (at === 0 || at === 1) && level > at;
  });
  if ($('make-technique').selectedOptions[0]?.parentElement.disabled) {
    $('make-technique').value = '';
  }
}

whenSpoken.push(fillWishes);

on('make', make);
on('next', make);
on('empty', makeEmpty);
$('make-kind').onchange = changeKind;
$('make-level').onchange = limitTechniques;
