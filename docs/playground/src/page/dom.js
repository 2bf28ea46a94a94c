/* Elements of the page, and what its parts do at once. */

export const $ = (id) => document.getElementById(id);

/** Whether there is room for the help next to the board. */
export const DESK = matchMedia('(min-width: 56rem)');

/** What is done when the page has words, and when the library has its own, and when another game is shown. */
export const whenSaid = [];
export const whenSpoken = [];
export const whenBegun = [];

export function all(listeners) {
  listeners.forEach((it) => it());
}

/** Returns an element with properties and content. */
export function element(name, properties, ...content) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...content);
  return made;
}

export function listItem(...content) {
  return element('li', {}, ...content);
}

/** Fills a select with items of `name` and `text`; what was chosen stays, or is the first. */
export function fill(select, items, first) {
  const chosen = select.value || first;
  select.replaceChildren(...items.map(({ name, text }) => new Option(text, name)));
  if (chosen !== undefined && items.some(({ name }) => name === chosen)) {
    select.value = chosen;
  }
}

/** Returns whether keys are for the element: a slider takes arrows, but no letters. */
export function isField(target) {
  return /^(TEXTAREA|INPUT|SELECT)$/.test(target.tagName) && target.type !== 'range';
}
