/* The browser's history, the address, which holds the game and the language, and the games that the browser keeps. */
import { $, element, listItem, whenBegun } from './dom.js';
import { START } from './examples.js';
import { Games } from './games.js';
import { jobs } from './jobs.js';
import { nameOfKind } from './order.js';
import { attempt, fault } from './report.js';
import { language, speak, vocabulary, words } from './settings.js';
import { reveal } from './show.js';
import { begin, game, id, resume } from './state.js';
import { puzzlesOf } from './text.js';

const kept = new Games();

/** Whether the player knows that the browser keeps no games. */
let isForgetting = false;

/** Keeps a game, also in the address; returns the number that it is kept under, or undefined. */
export function keep(shown) {
  const found = kept.keep(shown);
  if (!found && !isForgetting) {
    isForgetting = true;
    fault(new Error(words.notKept));
  }
  const { games, now, isTyped, about } = shown;
  try {
    history.replaceState({ ...history.state, id: found ?? shown.id, isTyped, about }, '', addressOf(games[now], `&l=${language}`));
  } catch {
    /* Some browsers refuse more than 100 changes in 30 seconds; a later move writes the address. */
  }
  return found;
}

export function addressOf(text, more = '') {
  return `#g=${encodeURIComponent(text)}${more}`;
}

/** Gives the browser's history an entry after that of a game, or changes its own; returns the number of the next game. */
export function keepInHistory(before, after = kept.newId()) {
  if (before) {
    history.replaceState({ ...history.state, after }, '');
    history.pushState({ id: after, before }, '');
  } else {
    history.replaceState({ ...history.state, id: after }, '');
  }
  return after;
}

export function remembered() {
  return new URLSearchParams(location.hash.slice(1));
}

function keptHere() {
  return history.state?.id && kept.find(history.state.id);
}

/** Shows the game of an entry of the browser's history: one that was kept, or that of the address. */
async function recall() {
  const found = keptHere();
  if (found) {
    if (found.id !== id) {
      await resume(found);
    }
    return;
  }
  const [text, spoken] = ['g', 'l'].map((name) => remembered().get(name));
  const isSpoken = (spoken ?? language) === language;
  if (text === game() && isSpoken) {
    return;
  }
  if (!isSpoken && vocabulary.languages.includes(spoken)) {
    await speak(spoken);
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
  const { isTyped, about: known } = history.state ?? {};
  await begin(found, { isNext: false, isTyped, about: Object.values(said).some(Boolean) ? said : known });
}

/** Begins with the game of the browser's history or of the address, or with one to look at. */
export async function first(wanted) {
  const link = remembered();
  const last = keptHere();
  await speak(wanted);
  try {
    await (last ? resume(last) : open(link.get('g') || START));
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
}

/** Lists the games that were kept, but the one that is played. */
export function fillGames() {
  const others = kept.list(id);
  $('games-field').hidden = others.length === 0 && !isForgetting;
  $('games-lead').textContent = isForgetting ? words.notKept : words.games;
  $('games').replaceChildren(...others.map((it) => listItem(element('button', { textContent: nameOfGame(it), onclick: attempt(() => goOnWith(it)) }))));
  return others;
}

function nameOfGame({ open: empty, cells, time, about, made, module }) {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
  const level = vocabulary.levels.find(({ name }) => name === made?.level)?.text;
  const kind = made ? nameOfKind(made.kind) : module === 'nonet' ? nameOfKind('9') : '';
  return words.keptGame(about?.title || [kind, level].filter(Boolean).join(', '), empty, cells, when);
}

/** Continues a game that was kept; the current game stays in the browser's history. */
async function goOnWith(last) {
  keepInHistory(id, last.id);
  await resume(kept.find(last.id) ?? last);
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

whenBegun.push(() => ($('resume').hidden = true));
addEventListener('popstate', () => jobs.inTurn(recall));
