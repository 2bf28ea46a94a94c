/*
 * The board: a cell of HTML for focus and readers; behind and before them the layers of the
 * library's picture of a step, whose cells have the same places.
 *
 *    0 |<---- 40 for each cell ------->|      the coordinates of the picture
 *
 * An ordinary Sudoku has its digits and marks in the cells. A grid of other rules shows the library's
 * picture between them: digits, marks, cages and the lines of its regions.
 */

const SVG = 'http://www.w3.org/2000/svg';
const GRID_CELL = 40;
const VIEW = '0 0 360 360';
const BEHIND = ['nonet-behind', 'nonet-houses'];
const BEFORE = ['nonet-links', 'nonet-result'];

/** Where numbers can stand outside a grid: a picture is a cell larger there. */
const SIDES = {
  left: ({ x }) => x < -GRID_CELL / 2,
  above: ({ y }) => y < -GRID_CELL / 2,
  right: ({ x, width }, { columns }) => x + width > (columns + 0.5) * GRID_CELL,
  below: ({ y, height }, { rows }) => y + height > (rows + 0.5) * GRID_CELL,
};

/** What a step changes. */
const RESULT = '.nonet-placement, .nonet-eliminated';

const NINE = [...Array(9).keys()];
const BOXES = NINE.map((box) => 27 * Math.floor(box / 3) + 3 * (box % 3));
const CLASSIC = {
  rows: 9,
  columns: 9,
  symbols: '123456789',
  places: [...Array(81).keys()].map((cell) => ({ row: Math.floor(cell / 9), column: cell % 9 })),
  units: NINE.flatMap((i) => [
    NINE.map((j) => 9 * i + j),
    NINE.map((j) => 9 * j + i),
    NINE.map((j) => BOXES[i] + 9 * Math.floor(j / 3) + (j % 3)),
  ]),
};

/** A cell has at least this many pixels, to be touched; and this many for each mark in a row of marks. */
const SMALLEST_CELL = 24;
const MARK_SIZE = 8.5;
const MARK_SIZE_OF_LARGE = 11;

export class Board {
  cells = [];
  at = 0;
  #root;
  #behind = layer('behind');
  #before = layer('before');
  #picture = layer('picture');
  #lines = lines();
  #shape = CLASSIC;
  #rulers;
  #peers = [];
  #view;
  #wrong = new Set();

  /**
   * @param root the element of the role grid
   * @param onSelect called with a cell when it is selected
   */
  constructor(root, onSelect) {
    this.#root = root;
    this.#rulers = ['.ruler.columns', '.ruler.rows'].map((name) => root.parentElement.querySelector(name));
    this.#make();
    this.#meet();
    root.addEventListener('focusin', (event) => {
      const cell = this.cells.indexOf(event.target);
      if (cell >= 0) {
        this.select(cell, false);
        onSelect(cell);
      }
    });
    this.select(0, false);
  }

  /** Takes the form of a game: its cells with their places, and which of them see each other. */
  #form(view) {
    const shape = view.units ? view : CLASSIC;
    this.#root.classList.toggle('pictured', Boolean(view.picture));
    const isOther = placesOf(shape) !== placesOf(this.#shape);
    this.#shape = shape;
    if (isOther) {
      this.#make();
    }
    this.#makeRoom(view);
    this.#meet();
  }

  /** Leaves a cell's room at each side where numbers stand. */
  #makeRoom({ picture }) {
    const [x, y, width, height] = (/viewBox="([^"]*)"/.exec(picture ?? '')?.[1] ?? '0 0 0 0').split(' ').map(Number);
    for (const [side, isOn] of Object.entries(SIDES)) {
      this.#root.parentElement.style.setProperty(`--${side}`, Number(isOn({ x, y, width, height }, this.#shape)));
    }
  }

  #make() {
    const { rows, columns, places } = this.#shape;
    this.#picture.setAttribute('viewBox', `0 0 ${columns * GRID_CELL} ${rows * GRID_CELL}`);
    this.#root.style.aspectRatio = `${columns} / ${rows}`;
    this.#root.parentElement.style.setProperty('--columns', columns);
    this.#root.style.setProperty('--rows', rows);
    this.#root.parentElement.style.setProperty('--ruler', rows > 9 ? '24px' : '18px');
    this.#root.closest('main').classList.toggle('large', this.#isLarge());
    const lines = new Map();
    this.at = 0;
    this.cells = places.map(({ row, column }, number) => {
      if (!lines.has(row)) {
        lines.set(row, newRow(row));
      }
      return lines.get(row).appendChild(newCell(number, column));
    });
    this.#root.replaceChildren(this.#behind, ...lines.values(), this.#picture, this.#lines, this.#before);
    this.cells[0].tabIndex = 0;
    [['c', columns], ['r', rows]].forEach(([letter, count], i) =>
      this.#rulers[i].replaceChildren(...Array.from({ length: count }, (_, at) => span('', letter + (at + 1)))),
    );
  }

  /** Returns whether it takes more room than an ordinary Sudoku for its marks to be read. */
  #isLarge() {
    return this.#shape.columns > 9;
  }

  #meet() {
    this.#peers = this.cells.map(() => new Set());
    for (const unit of this.#shape.units) {
      unit.forEach((cell) => unit.forEach((peer) => this.#peers[cell].add(peer)));
    }
  }

  /** A cell is large enough for a finger, and for its marks; what the screen has no room for scrolls. */
  #zoom(hasMarks) {
    const inARow = Math.ceil(Math.sqrt(this.#shape.symbols.length));
    const ofMark = this.#isLarge() ? MARK_SIZE_OF_LARGE : MARK_SIZE;
    const size = hasMarks ? Math.max(SMALLEST_CELL, ofMark * inARow) : SMALLEST_CELL;
    this.#root.parentElement.style.setProperty('--smallest', `${size}px`);
  }

  /** Returns the row and the column of a cell, from 0 on. */
  place(cell) {
    return this.#shape.places[cell];
  }

  /** Makes a cell the current one, which the tab key reaches. */
  select(cell, withFocus = true) {
    this.cells[this.at].tabIndex = -1;
    this.cells[this.at].removeAttribute('aria-selected');
    this.at = cell;
    this.cells[cell].tabIndex = 0;
    this.cells[cell].setAttribute('aria-selected', 'true');
    this.#paintSelection();
    if (withFocus) {
      this.cells[cell].focus();
    }
  }

  /** Gives the current cell the focus, unless the board has it. */
  focus() {
    if (!this.#root.contains(document.activeElement)) {
      this.cells[this.at].focus({ preventScroll: true });
    }
  }

  /** Scrolls a board that is larger than its frame to a part of it. */
  #reveal(part) {
    const frame = this.#root.parentElement.parentElement;
    const [seen, box] = [frame.getBoundingClientRect(), part.getBoundingClientRect()];
    const margin = 2 * SMALLEST_CELL;
    if (box.left < seen.left + margin || box.right > seen.right - margin) {
      frame.scrollLeft += (box.left + box.right - seen.left - seen.right) / 2;
    }
    if (box.top < seen.top + margin || box.bottom > seen.bottom - margin) {
      frame.scrollTop += (box.top + box.bottom - seen.top - seen.bottom) / 2;
    }
  }

  /**
   * Selects the next cell in a direction; the board's edge stops it, places without a cell do not.
   *
   * @param toTheEnd whether it is the last one there
   */
  move(down, right, toTheEnd = false) {
    const { rows, columns, places } = this.#shape;
    let { row, column } = places[this.at];
    let found = this.at;
    for (row += down, column += right; row >= 0 && row < rows && column >= 0 && column < columns; row += down, column += right) {
      const cell = places.findIndex((it) => it.row === row && it.column === column);
      if (cell >= 0) {
        found = cell;
        if (!toTheEnd) {
          break;
        }
      }
    }
    this.select(found);
  }

  /**
   * Shows a game.
   *
   * @param view what the library says of it
   * @param label gives the words for a cell's number, digit, whether it is given, and marks
   * @param candidates to show in cells without marks, or undefined
   * @param wrong cells that hold a mistake
   * @param differing cells in which solutions differ
   * @param suspected cells whose clue may be wrong
   */
  show(view, label, candidates, wrong = [], differing = [], suspected = []) {
    this.#view = view;
    this.#wrong = new Set([...view.conflicts, ...wrong]);
    this.#form(view);
    view.cells.forEach((cell, number) => {
      const own = cell.marks;
      const marks = cell.digit ? '' : own || (candidates ? candidates[number] : '');
      this.#fill(this.cells[number], cell, view.picture ? undefined : marks, !own);
      const isWrong = this.#wrong.has(number);
      const isSuspected = suspected.includes(number);
      const isDiffering = differing.includes(number);
      this.cells[number].classList.toggle('wrong', isWrong);
      this.cells[number].classList.toggle('differing', isDiffering);
      this.cells[number].classList.toggle('suspected', isSuspected);
      this.cells[number].setAttribute('aria-label', label(number, cell, marks, isWrong, isDiffering, isSuspected));
    });
    this.#paintSelection();
  }

  #fill(element, { digit, given }, marks, isAutomatic) {
    const content = `${digit}${given}${marks}${isAutomatic}`;
    if (element.dataset.content === content) {
      return;
    }
    element.dataset.content = content;
    element.dataset.digit = digit || '';
    element.classList.toggle('given', given);
    element.replaceChildren();
    if (marks === undefined) {
      return;
    }
    if (digit) {
      element.append(span('digit', digit));
    } else if (marks) {
      const group = element.appendChild(span(isAutomatic ? 'marks automatic' : 'marks', ''));
      group.ariaHidden = true;
      for (const mark of marks) {
        group.append(span(`m${mark}`, mark));
      }
    }
  }

  /** Shades the houses of the current cell and the cells of the same digit. */
  #paintSelection() {
    const digit = this.cells[this.at].dataset.digit;
    const peers = this.#peers[this.at];
    this.cells.forEach((cell, number) => {
      cell.classList.toggle('current', number === this.at);
      cell.classList.toggle('seen', peers.has(number) && number !== this.at);
      cell.classList.toggle('same', Boolean(digit) && cell.dataset.digit === digit);
    });
  }

  /** Hides the marks of other digits than one; 0 hides none. */
  showOnly(digit) {
    const symbol = digit && this.#shape.symbols[digit - 1];
    for (const mark of this.#root.querySelectorAll('.marks span')) {
      mark.classList.toggle('other', Boolean(symbol) && mark.textContent !== symbol);
    }
    for (const mark of this.#picture.querySelectorAll('.nonet-mark')) {
      mark.classList.toggle('other', Boolean(symbol) && Number(mark.dataset.digit) !== digit);
    }
  }

  /**
   * Draws a step on the board.
   *
   * @param svg the library's picture, or undefined for none
   * @returns the roles that it shows, each with its colour
   */
  draw(svg) {
    const roles = this.#drawn(svg);
    const result = svg && this.#root.querySelector(RESULT);
    if (result) {
      this.#reveal(result);
    }
    return roles;
  }

  /**
   * Lights up a line of a proof: what it says, the earlier lines that it follows from, and the cells of
   * the rules by which it does.
   *
   * @param proof its lines
   * @param at the place of the line; where there is none, nothing is lit
   */
  light(proof, at) {
    for (const name of ['of-rule', 'cause', 'lit']) {
      this.#root.querySelectorAll(`.${name}`).forEach((it) => it.classList.remove(name));
    }
    const line = proof[at];
    if (!line) {
      return;
    }
    line.cells.forEach((cell) => this.cells[cell].classList.add('of-rule'));
    line.causes.forEach((cause) => this.#lightAll(proof[cause].candidates, 'cause'));
    this.#lightAll(line.candidates, 'lit');
    const [first] = line.candidates;
    if (first) {
      this.#reveal(this.cells[first.cell]);
    }
  }

  #lightAll(candidates, name) {
    for (const { cell, digit } of candidates) {
      for (const part of [this.cells[cell], this.#markOf(cell, digit)]) {
        part?.classList.remove('cause');
        part?.classList.add(name);
      }
    }
  }

  /** Returns the mark of a value in a cell, or null. */
  #markOf(cell, digit) {
    return this.#view.picture
      ? this.#picture.querySelector(`.nonet-mark[data-cell="${cell}"][data-digit="${digit}"]`)
      : this.cells[cell].querySelector(`.m${digit}`);
  }

  #drawn(svg) {
    this.#behind.replaceChildren();
    this.#before.replaceChildren();
    this.#picture.replaceChildren();
    this.#root.querySelectorAll('.marks span').forEach((mark) => mark.classList.remove('in-role', 'in-result'));
    this.#root.classList.toggle('drawn', Boolean(svg));
    this.#zoom(Boolean(svg) || this.#view.cells.some((cell) => cell.marks));
    if (this.#view?.picture) {
      const whole = new DOMParser().parseFromString(svg || this.#view.picture, 'image/svg+xml').documentElement;
      const parts = [...whole.children].filter((part) => ['defs', 'g'].includes(part.tagName) && !isOfCells(part));
      this.#picture.append(...parts.map((part) => document.importNode(part, true)));
      for (const value of this.#picture.querySelectorAll('.nonet-given, .nonet-placed')) {
        value.classList.toggle('wrong', this.#wrong.has(Number(value.dataset.cell)));
      }
      this.#name();
      return roles(this.#root);
    }
    if (!svg) {
      return [];
    }
    const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    for (const name of ['defs', ...BEHIND, ...BEFORE]) {
      const part = picture.querySelector(name === 'defs' ? name : `.${name}`);
      if (part) {
        (BEHIND.includes(name) ? this.#behind : this.#before).append(document.importNode(part, true));
      }
    }
    this.#name();
    return roles(this.#root);
  }

  /** Lifts the marks that a step names out of the others. */
  #name() {
    for (const [parts, name] of [['.nonet-role', 'in-role'], [RESULT, 'in-result']]) {
      for (const { dataset: { cell, digit } } of this.#root.querySelectorAll(`:is(${parts})[data-digit]`)) {
        this.#markOf(cell, digit)?.classList.add(name);
      }
    }
  }
}

/** Returns whether a part of a picture is for what the cells of HTML are for: paper, and clicks. */
function isOfCells(part) {
  return part.matches('.nonet-paper') || Boolean(part.querySelector('.nonet-cell'));
}

/** Returns the roles and their colours that the board shows, each once. */
function roles(root) {
  const found = new Map();
  for (const part of root.querySelectorAll('.nonet-role')) {
    const color = part.getAttribute('fill') === 'none' ? part.getAttribute('stroke') : part.getAttribute('fill');
    found.set(part.classList[1], color);
  }
  for (const [name, attribute] of [['eliminated', 'stroke'], ['placement', 'stroke']]) {
    const part = root.querySelector(`.nonet-${name}`);
    if (part) {
      found.set(name, part.getAttribute(attribute));
    }
  }
  return [...found].map(([role, color]) => ({ role, color }));
}

function placesOf({ rows, columns, places }) {
  return `${rows}:${columns}:${places.map(({ row, column }) => row * columns + column)}`;
}

function newRow(row) {
  const element = document.createElement('div');
  element.setAttribute('role', 'row');
  element.style.gridRow = row + 1;
  return element;
}

function newCell(number, column) {
  const cell = document.createElement('div');
  cell.className = 'cell';
  cell.dataset.cell = number;
  cell.setAttribute('role', 'gridcell');
  cell.style.gridColumn = column + 1;
  cell.tabIndex = -1;
  return cell;
}

function span(name, text) {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}

function layer(name) {
  const element = document.createElementNS(SVG, 'svg');
  element.setAttribute('viewBox', VIEW);
  element.setAttribute('class', `layer ${name}`);
  element.setAttribute('aria-hidden', 'true');
  return element;
}

function lines() {
  const element = layer('lines');
  for (const name of ['thin', 'thick']) {
    const path = element.appendChild(document.createElementNS(SVG, 'path'));
    path.setAttribute('class', name);
    let d = '';
    for (let i = 0; i <= 9; i++) {
      const at = i * GRID_CELL;
      if ((i % 3 === 0) === (name === 'thick')) {
        d += `M0 ${at}h360M${at} 0v360`;
      }
    }
    path.setAttribute('d', d);
  }
  return element;
}
