/* The language, and what a player has chosen, which the browser keeps. */
import { $, all, fill, whenSaid, whenSpoken } from './dom.js';
import { jobs } from './jobs.js';
import { WORDS } from './words.js';

export let language = 'en';
export let words = WORDS.en;

/** The names that the library has in the language. */
export let vocabulary;

/** Returns what the player chose, also in an earlier visit. */
export function preferred(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    /* A page without storage follows the system. */
    return undefined;
  }
}

export function prefer(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    /* A page without storage forgets. */
  }
}

/** Says in a language what needs no library. */
export function sayWords(code) {
  language = code in WORDS ? code : 'en';
  words = WORDS[language];
  document.documentElement.lang = language;
  document.title = words.title;
  document.querySelectorAll('[data-t]').forEach((it) => (it.textContent = words[it.dataset.t || it.id]));
  document.querySelectorAll('[data-label]').forEach((it) => it.setAttribute('aria-label', words[it.dataset.label]));
  fill($('language'), Object.keys(WORDS).map((name) => ({ name, text: nameOf(name) })), language);
  $('language').value = language;
  all(whenSaid);
}

export async function speak(code) {
  sayWords(code);
  vocabulary = await jobs.game.ask('nonet', 'vocabulary', language);
  all(whenSpoken);
}

/** Returns how a language calls itself. */
function nameOf(code) {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}

export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  const ground = getComputedStyle(document.body).backgroundColor;
  document.querySelectorAll('[name=theme-color]').forEach((it) => (it.content = ground));
}

export function toggleTheme() {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = (document.documentElement.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  setTheme(theme);
  prefer('theme', theme);
}
