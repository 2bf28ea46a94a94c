/*
 * The games of this browser. Each has a number of its own. The entry of the browser's history that
 * shows a game has its number, so Back, Forward and a reload find the game with its undo list.
 *
 * A game is { id, module, games, now, isTyped, about, made, open, cells, time }: the texts of its
 * positions, which of them is shown, whether its clues were typed, its title, author and rules in
 * words, the kind and level it was made with, and what the list of games says. Games are kept in
 * memory, and in the browser's storage once a player has done something to them.
 */

const PREFIX = 'nonet.game.';

/** How many games are kept, and how many characters of positions each of them has at most. */
const MOST_GAMES = 12;
const MOST_CHARACTERS = 100_000;

export class Games {
  #inMemory = new Map();

  /** The times at which this tab stored its games: another time means that another tab did. */
  #stored = new Map();
  #last = 0;

  /** Returns the number of a new game, which no other tab has. */
  newId() {
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  }

  /**
   * Keeps a game.
   *
   * @returns the number that it is kept under: a new one if another tab has played the game, too;
   *     or undefined if the browser keeps nothing
   */
  keep(game) {
    this.#inMemory.set(game.id, game);
    if (game.games.length < 2 && !game.isTyped) {
      return game.id;
    }
    try {
      const other = this.#read(PREFIX + game.id);
      const isMine = !other || other.time === this.#stored.get(game.id);
      const id = isMine ? game.id : this.newId();
      const time = (this.#last = Math.max(Date.now(), this.#last + 1));
      const kept = { ...shortened(game), id, time };
      this.#inMemory.set(id, { ...game, id });
      this.#store(PREFIX + id, JSON.stringify(kept));
      this.#stored.set(id, time);
      return id;
    } catch {
      return undefined;
    }
  }

  /** Returns a game that was kept, or undefined. */
  find(id) {
    const kept = this.#inMemory.get(id);
    if (kept) {
      return kept;
    }
    try {
      const stored = this.#read(PREFIX + id);
      if (stored) {
        this.#stored.set(id, stored.time);
      }
      return stored;
    } catch {
      return undefined;
    }
  }

  /** Returns the games in the browser's storage but the one that is played, the last one first, each puzzle once. */
  list(played) {
    try {
      const puzzles = new Set();
      return this.#keys()
        .map((key) => this.#read(key))
        .filter((game) => game && game.id !== played)
        .sort((a, b) => b.time - a.time)
        .filter(({ games, now, isTyped }) => {
          const puzzle = games[isTyped ? now : 0];
          return !puzzles.has(puzzle) && puzzles.add(puzzle);
        });
    } catch {
      return [];
    }
  }

  /** Stores a text; the oldest games make room for it, where there are too many or storage is full. */
  #store(key, text) {
    const others = this.#keys().filter((it) => it !== key);
    others.sort((a, b) => (this.#read(a)?.time ?? 0) - (this.#read(b)?.time ?? 0));
    while (others.length >= MOST_GAMES) {
      localStorage.removeItem(others.shift());
    }
    for (;;) {
      try {
        localStorage.setItem(key, text);
        return;
      } catch (error) {
        if (others.length === 0) {
          throw error;
        }
        localStorage.removeItem(others.shift());
      }
    }
  }

  #keys() {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  }

  /** Returns what is stored under a key, or undefined if that is no game. */
  #read(key) {
    try {
      const game = JSON.parse(localStorage.getItem(key));
      return Array.isArray(game?.games) && game.games[game.now] && Number.isFinite(game.time) ? game : undefined;
    } catch (error) {
      if (error instanceof SyntaxError) {
        return undefined;
      }
      throw error;
    }
  }
}

/** Returns a game without the oldest positions of a list that is too long; the puzzle stays. */
function shortened(game) {
  let { games, now } = game;
  let length = games.reduce((sum, text) => sum + text.length, 0);
  let from = 1;
  while (length > MOST_CHARACTERS && from < now) {
    length -= games[from++].length;
  }
  let to = games.length;
  while (length > MOST_CHARACTERS && to > now + 1) {
    length -= games[--to].length;
  }
  return { ...game, games: [games[0], ...games.slice(from, to)], now: now === 0 ? 0 : now - from + 1 };
}
