/*
 * The board: 81 cells of HTML for digits, focus and readers; behind and before them the layers of
 * the library's picture of a step, whose cells have the same places.
 *
 *   28 |<---- 540 = 9 cells of 60 ---->|      the picture's coordinates
 */

const SIZE = 9;
const BOX = 3;
const SVG = 'http://www.w3.org/2000/svg';
const VIEW = '28 28 540 540';
const BEHIND = ['nonet-behind', 'nonet-houses'];
const BEFORE = ['nonet-links', 'nonet-result'];

export class Board {
  cells = [];
  at = 0;
  #root;
  #behind;
  #before;

  /**
   * @param root the element of the role grid
   * @param onSelect called with a cell when it is selected
   */
  constructor(root, onSelect) {
    this.#root = root;
    root.append((this.#behind = layer('behind')));
    for (let row = 0; row < SIZE; row++) {
      const line = root.appendChild(document.createElement('div'));
      line.setAttribute('role', 'row');
      for (let column = 0; column < SIZE; column++) {
        this.cells.push(line.appendChild(this.#newCell(row * SIZE + column)));
      }
    }
    root.append(lines(), (this.#before = layer('before')));
    root.addEventListener('focusin', (event) => {
      const cell = this.cells.indexOf(event.target);
      if (cell >= 0) {
        this.select(cell, false);
        onSelect(cell);
      }
    });
    this.select(0, false);
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
    const within = (value) => Math.min(SIZE - 1, Math.max(0, value));
    const row = within(Math.floor(this.at / SIZE) + rows);
    this.select(row * SIZE + within((this.at % SIZE) + columns));
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
    view.cells.forEach((cell, number) => {
      const own = cell.marks;
      const marks = cell.digit ? '' : own || (candidates ? candidates[number] : '');
      this.#fill(this.cells[number], cell, marks, !own);
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
    const row = Math.floor(this.at / SIZE);
    const column = this.at % SIZE;
    const box = (r, c) => Math.floor(r / BOX) * BOX + Math.floor(c / BOX);
    const digit = this.cells[this.at].dataset.digit;
    this.cells.forEach((cell, number) => {
      const r = Math.floor(number / SIZE);
      const c = number % SIZE;
      const sees = r === row || c === column || box(r, c) === box(row, column);
      cell.classList.toggle('current', number === this.at);
      cell.classList.toggle('seen', sees && number !== this.at);
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
    this.#root.querySelectorAll('.in-role').forEach((mark) => mark.classList.remove('in-role'));
    this.#root.classList.toggle('drawn', Boolean(svg));
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
    for (let i = 0; i <= SIZE; i++) {
      const at = 28 + i * 60;
      if ((i % BOX === 0) === (name === 'thick')) {
        d += `M28 ${at}h540M${at} 28v540`;
      }
    }
    path.setAttribute('d', d);
  }
  return element;
}
