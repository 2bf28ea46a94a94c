/*
 * The board: a cell of HTML for focus and readers; behind and before them the layers of the
 * library's picture of a step, whose cells have the same places.
 *
 *   28 |<---- 540 = 9 cells of 60 ---->|      the coordinates of the picture of an ordinary Sudoku
 *    0 |<---- 40 for each cell ------->|      those of the picture of another grid
 *
 * An ordinary Sudoku has its digits and marks in the cells. A grid of other rules shows the library's
 * picture between them: digits, marks, cages and the lines of its regions.
 */

const SVG = 'http://www.w3.org/2000/svg';
const VIEW = '28 28 540 540';
const GRID_CELL = 40;
const BEHIND = ['nonet-behind', 'nonet-houses'];
const BEFORE = ['nonet-links', 'nonet-result'];

/** What a colour of the picture of a grid stands for. */
const GRID_ROLES = [
  ['house', 'path[stroke="#0072b2"]', '#0072b2'],
  ['cover', 'path[stroke="#e69f00"]', '#e69f00'],
  ['defining', '[fill="#56b4e9"]', '#56b4e9'],
  ['subtracted', '[fill="#e69f00"]', '#e69f00'],
  ['eliminated', 'path[stroke="#d55e00"]', '#d55e00'],
  ['placement', 'circle[stroke="#009e73"]', '#009e73'],
];

const NINE = [...Array(9).keys()];
const BOXES = NINE.map((box) => 27 * Math.floor(box / 3) + 3 * (box % 3));
const CLASSIC = {
  rows: 9,
  columns: 9,
  units: NINE.flatMap((i) => [
    NINE.map((j) => 9 * i + j),
    NINE.map((j) => 9 * j + i),
    NINE.map((j) => BOXES[i] + 9 * Math.floor(j / 3) + (j % 3)),
  ]),
};

export class Board {
  cells = [];
  at = 0;
  #root;
  #behind = layer('behind');
  #before = layer('before');
  #picture = layer('picture');
  #lines = lines();
  #rows = 0;
  #columns = 0;
  #peers = [];
  #view;

  /**
   * @param root the element of the role grid
   * @param onSelect called with a cell when it is selected
   */
  constructor(root, onSelect) {
    this.#root = root;
    this.#shape(CLASSIC);
    root.addEventListener('focusin', (event) => {
      const cell = this.cells.indexOf(event.target);
      if (cell >= 0) {
        this.select(cell, false);
        onSelect(cell);
      }
    });
    this.select(0, false);
  }

  /** Makes the cells, if they are others than before, and finds which see each other. */
  #shape({ rows, columns, units, picture }) {
    const isGrid = Boolean(picture);
    this.#peers = Array.from({ length: rows * columns }, () => new Set());
    for (const unit of units) {
      unit.forEach((cell) => unit.forEach((peer) => this.#peers[cell].add(peer)));
    }
    this.#root.classList.toggle('pictured', isGrid);
    this.#picture.setAttribute('viewBox', `0 0 ${columns * GRID_CELL} ${rows * GRID_CELL}`);
    if (rows === this.#rows && columns === this.#columns) {
      return;
    }
    [this.#rows, this.#columns] = [rows, columns];
    this.cells = [];
    this.at = 0;
    this.#root.style.setProperty('--columns', columns);
    const made = Array.from({ length: rows }, (_, row) => {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      for (let column = 0; column < columns; column++) {
        this.cells.push(line.appendChild(this.#newCell(row * columns + column)));
      }
      return line;
    });
    this.#root.replaceChildren(this.#behind, ...made, this.#picture, this.#lines, this.#before);
    this.cells[0].tabIndex = 0;
  }

  #newCell(number) {
    const cell = document.createElement('div');
    cell.className = 'cell';
    cell.dataset.cell = number;
    cell.setAttribute('role', 'gridcell');
    cell.tabIndex = -1;
    return cell;
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

  /** Selects the cell so many rows and columns on; the board's edge stops it. */
  move(rows, columns) {
    const within = (value, size) => Math.min(size - 1, Math.max(0, value));
    const row = within(Math.floor(this.at / this.#columns) + rows, this.#rows);
    this.select(row * this.#columns + within((this.at % this.#columns) + columns, this.#columns));
  }

  /**
   * Shows a game.
   *
   * @param view what the library says of it
   * @param label gives the words for a cell's number, digit, whether it is given, and marks
   * @param candidates to show in cells without marks, or undefined
   * @param wrong cells that hold a mistake
   */
  show(view, label, candidates, wrong = []) {
    this.#view = view;
    this.#shape(view.units ? view : CLASSIC);
    view.cells.forEach((cell, number) => {
      const own = cell.marks;
      const marks = cell.digit ? '' : own || (candidates ? candidates[number] : '');
      this.#fill(this.cells[number], cell, view.picture ? undefined : marks, !own);
      const isWrong = view.conflicts.includes(number) || wrong.includes(number);
      this.cells[number].classList.toggle('wrong', isWrong);
      this.cells[number].setAttribute('aria-label', label(number, cell, marks, isWrong));
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

  /**
   * Draws a step on the board.
   *
   * @param svg the library's picture, or undefined for none
   * @returns the roles that it shows, each with its colour
   */
  draw(svg) {
    this.#behind.replaceChildren();
    this.#before.replaceChildren();
    this.#picture.replaceChildren();
    this.#root.querySelectorAll('.in-role').forEach((mark) => mark.classList.remove('in-role'));
    this.#root.classList.toggle('drawn', Boolean(svg));
    if (this.#view?.picture) {
      const whole = new DOMParser().parseFromString(svg || this.#view.picture, 'image/svg+xml').documentElement;
      const parts = [...whole.children].filter((part) => part.tagName === 'g').slice(1);
      this.#picture.append(...parts.map((part) => document.importNode(part, true)));
      return svg ? GRID_ROLES.filter(([, part]) => this.#picture.querySelector(part)).map(([role, , color]) => ({ role, color })) : [];
    }
    if (!svg) {
      return [];
    }
    const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    this.#before.append(document.importNode(picture.querySelector('defs'), true));
    for (const name of [...BEHIND, ...BEFORE]) {
      const target = BEHIND.includes(name) ? this.#behind : this.#before;
      target.append(document.importNode(picture.querySelector(`.${name}`), true));
    }
    for (const circle of this.#behind.querySelectorAll('circle')) {
      const { cell, digit } = circle.dataset;
      this.cells[cell].querySelector(`.m${digit}`)?.classList.add('in-role');
    }
    return roles(this.#root);
  }
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
      const at = 28 + i * 60;
      if ((i % 3 === 0) === (name === 'thick')) {
        d += `M28 ${at}h540M${at} 28v540`;
      }
    }
    path.setAttribute('d', d);
  }
  return element;
}
