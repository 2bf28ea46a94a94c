/* The tab Code: the lines for what was done last. */
import { code, DEEDS } from './code.js';
import { $, fill, whenSpoken } from './dom.js';
import { wishes } from './order.js';
import { attempt, on } from './report.js';
import { language, words } from './settings.js';
import { ask, game, module, puzzle } from './state.js';
import { copy } from './text.js';

/** Keeps what was done last. */
export function did(deed) {
  $('deed').value = deed;
  showCode();
}

export async function showCode() {
  if ($('panel-code').hidden || !game()) {
    return;
  }
  const asked = await puzzle();
  /* Everyone can read the 81 characters of an ordinary puzzle. */
  const text = module === 'grids' ? asked : (await ask('write', asked, 'LINE')).text;
  const { java, js } = code($('deed').value, { module, game: game(), puzzle: text, language, wishes: wishes() });
  $('code-java').textContent = java;
  $('code-js').textContent = js;
}

whenSpoken.push(() => fill($('deed'), DEEDS.map((name) => ({ name, text: words.deeds[name] })), 'hint'));

on('copy-java', () => copy($('code-java').textContent));
on('copy-js', () => copy($('code-js').textContent));
$('deed').onchange = attempt(showCode);
