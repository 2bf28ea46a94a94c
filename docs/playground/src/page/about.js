/* What the puzzle of an editor says of itself: its title, its author and its rules in words. The library reads its rules as data. */

const LINK = /(?:load=|(?:^|[/=])(?:fpuzzles|fpuz|scl|ctc))([^&#?]+)/;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns the title, author and rules of a text of f-puzzles or SudokuPad; those that it has not are empty. */
export function aboutOf(text) {
  try {
    const data = JSON.parse(text.startsWith('{') ? text : decompressed(LINK.exec(decodeURIComponent(text))?.[1] ?? text));
    const { title, author, ruleset, rules, metadata = {} } = data;
    const found = { title: title ?? metadata.title, author: author ?? metadata.author, rules: ruleset ?? rules ?? metadata.rules };
    return Object.fromEntries(Object.entries(found).map(([name, words]) => [name, typeof words === 'string' ? words.trim() : '']));
  } catch {
    return { title: '', author: '', rules: '' };
  }
}

/**
 * Returns the text that LZ-String compressed in base 64: a list of numbers, each with as many bits
 * as the dictionary needs. A number below three announces a new character or the end; the others
 * are entries.
 */
function decompressed(compressed) {
  const bits = [...compressed.replace(/[\s=]/g, (sign) => (sign === ' ' ? '+' : ''))].map((digit) => DIGITS.indexOf(digit));
  let at = 0;
  const number = (length) => {
    let value = 0;
    for (let i = 0; i < length; i++, at++) {
      value += ((bits[Math.floor(at / 6)] >> (5 - (at % 6))) & 1) * 2 ** i;
    }
    return value;
  };
  const words = [0, 1, 2];
  let length = 2;
  let room = 1;
  let last = '';
  let text = '';
  while (at < 6 * bits.length) {
    let code = number(length);
    if (code === 2) {
      break;
    }
    if (code < 2) {
      words.push(String.fromCharCode(number(code === 0 ? 8 : 16)));
      code = words.length - 1;
      room--;
    }
    if (room === 0) {
      room = 2 ** length++;
    }
    const word = words[code] ?? last + last[0];
    text += word;
    if (last) {
      words.push(last + word[0]);
      room--;
    }
    last = word;
    if (room === 0) {
      room = 2 ** length++;
    }
  }
  return text;
}
