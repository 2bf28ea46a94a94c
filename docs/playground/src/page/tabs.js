/* The tabs of the help. */
import { fillGames } from './address.js';
import { $ } from './dom.js';
import { closeHint } from './hint.js';
import { board, show } from './show.js';
import { leavePath } from './steps.js';
import { output } from './text.js';

const TABS = ['hint', 'steps', 'rating', 'make', 'text', 'code'];

export function openTab(name) {
  if (name === 'make') {
    fillGames();
  } else if (name === 'rating') {
    closeAll();
  }
  for (const tab of TABS) {
    const isOpen = tab === name;
    $(`tab-${tab}`).setAttribute('aria-selected', String(isOpen));
    $(`tab-${tab}`).tabIndex = isOpen ? 0 : -1;
    $(`panel-${tab}`).hidden = !isOpen;
  }
  output();
}

/** Closes what is shown on the board besides the game. */
export function closeAll() {
  leavePath();
  closeHint();
  show();
}

TABS.forEach((tab) => ($(`tab-${tab}`).onclick = () => openTab(tab)));

$('tabs').addEventListener('keydown', (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const at = TABS.indexOf(document.activeElement.id?.slice(4));
  if (step && at >= 0) {
    const next = TABS[(at + step + TABS.length) % TABS.length];
    openTab(next);
    $(`tab-${next}`).focus();
    event.preventDefault();
  }
});

for (const group of ['pad', 'tools', 'tabs']) {
  /* A click on a button leaves the focus on the board, so that the keyboard continues there. */
  $(group).onmousedown = (event) => {
    event.preventDefault();
    board.focus();
  };
}
