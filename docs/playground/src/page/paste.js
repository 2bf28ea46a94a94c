/* What people paste: the library reads puzzles; links and tables are taken apart here. */

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';
const EMPTY_SIGNS = ['0.', '-', '_', '*', 'x'];
const SMALLEST = 4;
const EDITOR = /https?:\/\/(?:[^/\s]+\.)?(?:f-puzzles\.com|sudokupad\.app|crackingthecryptic\.com)\/\S+/;

/** How the text of an editor begins: its JSON, or what is compressed in its links. */
const OF_AN_EDITOR = /^(\{\s*["\w]|fpuz|scl|N4Ig)/;

/** Returns what the library reads of a text: the game of a link, the cells of a table, or the text. */
export function unwrap(text) {
  return ofEditor(text) ?? ofLink(text) ?? ofTable(text) ?? text;
}

/** Returns whether a text is a puzzle of f-puzzles or SudokuPad: JSON, a link, or what is compressed in one. */
export function isOfAnEditor(text) {
  return ofEditor(text) === text;
}

/** Returns the puzzle of an editor in a text. Its JSON may have links in it; its link may have the 81 cells of another's. */
function ofEditor(text) {
  if (OF_AN_EDITOR.test(text)) {
    return text;
  }
  const link = EDITOR.exec(text)?.[0];
  return link && !cellsIn(decoded(link)) ? link : undefined;
}

/** Returns the game of a link of this page, or the 81 cells in one of another's. */
function ofLink(text) {
  const own = /[#&?]g=([^&\s"'<>)]+)/.exec(text)?.[1];
  if (own) {
    return decoded(own);
  }
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return link && cellsIn(decoded(link));
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function cellsIn(link) {
  for (const empty of EMPTY_SIGNS) {
    const run = new RegExp(`[1-9${empty}]+`, 'g');
    const found = link.match(run)?.find((it) => it.length === 81);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Returns the cells of a square table in HTML, Markdown, LaTeX or of a spreadsheet. */
function ofTable(text) {
  const rows = ofHtml(text) ?? ofMarkdown(text) ?? ofLatex(text) ?? ofTabs(text);
  const isSquare = rows?.length >= SMALLEST && rows.every((row) => row.length === rows.length);
  return isSquare ? gameOf(rows.flat(), rows.length) : undefined;
}

function ofHtml(text) {
  if (!/<td[\s>]/i.test(text)) {
    return undefined;
  }
  const rows = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('tr')];
  return rows.map((row) => [...row.cells].map((cell) => cell.innerHTML));
}

/** The library's own pictures in text have bars, too, but not the line below a table's head. */
function ofMarkdown(text) {
  const lines = text.split('\n').map((line) => line.trim()).filter((line) => line.startsWith('|') && line.endsWith('|'));
  const at = lines.findIndex((line) => /^[|:\s-]+$/.test(line) && line.includes('-'));
  if (at < 0) {
    return undefined;
  }
  const rows = lines.filter((_, i) => i !== at).map((line) => line.slice(1, -1).split('|'));
  return at === 1 && rows[0].every((cell) => !cell.trim()) ? rows.slice(1) : rows;
}

function ofLatex(text) {
  if (!text.includes('&') || !text.includes('\\\\')) {
    return undefined;
  }
  const body = text.replace(/^[^]*\\begin\{tabular\}(\{[^}]*\})?/, '').replace(/\\end\{tabular\}[^]*$/, '');
  return body.replaceAll('\\hline', '').split('\\\\').filter((row) => row.trim()).map((row) => row.split('&'));
}

function ofTabs(text) {
  const lines = text.split(/\r?\n/).filter((line) => line.includes('\t'));
  return lines.length > 0 ? lines.map((line) => line.split('\t')) : undefined;
}

/** Bold values are clues, if any is bold; small ones are marks. */
function gameOf(cells, size) {
  const isBold = (cell) => /<b>|<strong>|\*\*|\\textbf/.test(cell);
  const anyBold = cells.some(isBold);
  const isClue = (cell) => !anyBold || isBold(cell);
  return size === 9
    ? `version: 1\n${cells.map((cell) => ofNine(cell, isClue(cell))).join('')}`
    : cells.map((cell) => (isSmall(cell) ? '.' : symbolOf(valueOf(cell)))).join('');
}

function isSmall(cell) {
  return /<small|<sub|\\tiny/.test(cell);
}

/** Returns a cell of an ordinary Sudoku as OpenSudoku keeps it: digit, marks, whether it is the player's. */
function ofNine(cell, isClue) {
  const digits = valueOf(cell).replace(/[^1-9]/g, '');
  const areMarks = isSmall(cell) || digits.length > 1;
  const marks = areMarks ? [...digits].map((digit) => `${digit},`).join('') : '';
  const digit = areMarks ? 0 : digits || 0;
  return `${digit}|${marks || '-'}|${digit && isClue ? 0 : 1}|`;
}

function valueOf(cell) {
  return cell.replace(/<[^>]*>|\\[a-z]+|&nbsp;|[^0-9A-Za-z]/g, '');
}

function symbolOf(value) {
  return /^[1-9]\d$/.test(value) ? (SYMBOLS[value - 1] ?? '.') : SYMBOLS.includes(value.toUpperCase()) && value ? value[0] : '.';
}
