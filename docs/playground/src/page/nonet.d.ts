/** What nonet.js loads. A language is a code, such as `en`; a game is a text. */

export type Cell = number;
export interface Candidate { cell: Cell; digit: number }
export interface Step {
  technique: string; name: string; level: string; hints: [string, string, string];
  /** On a board, also what the step does and why. */
  placements?: Candidate[]; eliminations?: Candidate[]; pattern?: string; parts?: object[]; links?: object[];
}
export interface Mistake { kind: string; text: string; candidates: { cell: Cell; digit?: number }[] }
/** A line of a proof: of its candidates one is true, or all are false; the cells of the rules it uses; the places of earlier lines. */
export interface Line { text: string; candidates: Candidate[]; isTrue: boolean; cells: Cell[]; causes: number[] }
export interface StepAnswer { step: Step | null; picture?: string; candidates?: string[]; after?: string }
/** `after` is the game after the step; `where` the picture of where to look. */
export interface Hint extends Partial<StepAnswer> { mistake: Mistake | null; where?: string; proof?: Line[] }
/** The last ones are for grids: `units` are cells that see each other, `picture` has cages and regions. */
export interface View {
  game: string; cells: { digit: number; given: boolean; marks: string }[]; empty: number;
  conflicts: Cell[]; reasons: string[]; solved: boolean;
  symbols?: string; rows?: number; columns?: number; places?: { row: number; column: number }[];
  rules?: string; units?: Cell[][]; picture?: string;
}
/** Whether there is one solution; if not, why, and what may be wrong, each with the game that has one solution. */
export interface Verdict { kind: string; text: string; cells: Cell[]; suspects: { kind: string; text: string; cells: Cell[]; corrected: string | null }[] }
export interface Read { games: string[]; title: string }
/** The games, what was read, and what was not: other lines, and parts that a link only draws or says; `breaks` are rules that its solution breaks. */
export interface ReadText extends Read {
  modules: ('nonet' | 'grids')[]; text: string; author: string; rules: string;
  faults: string[]; notRead: { field: string; count: number; cells: Cell[] }[]; breaks: string[];
}
export interface RatedStep { rating: number; technique: string; step: Step; picture: string; candidates: string[]; game: string; after: string }
/** A puzzle, or how many were tried in the time. */
export interface Made { game?: string; tried?: number }

export interface Shared {
  kind: 'wasm' | 'js';
  /** Languages, formats, symmetries, levels, techniques, kinds of grids. */
  vocabulary(language: string): any;
  /** One game; with the module of grids, any text. */
  read(text: string, language?: string): Read;
  /** Grids also write F_PUZZLES and SUDOKU_PAD, of ordinary Sudokus, too. */
  write(game: string, format: string): { text: string };
  view(game: string, language: string): View;
  /** Moves: put, putAlone (leaves other marks), mark, erase, markAll, withoutMarks, restart, solve, asClues, asEntered. */
  play(game: string, move: string, cell: Cell, digit: number, language: string): View;
  /** The candidates of each cell that some solution has, as its marks. */
  trueCandidates(game: string, millis: number, language: string): View | { over: true };
  verdict(game: string, language: string): Verdict;
  check(game: string, language: string): { mistake: Mistake | null };
  /** Known techniques by their names with commas between; for grids, the level of the hardest. All by default. */
  hint(game: string, language: string, known?: string): Hint;
  step(game: string, language: string, known?: string): StepAnswer;
  /** The first 100 steps that are possible. */
  steps(game: string, language: string, known?: string): { steps: StepAnswer[]; more: boolean };
  count(game: string, most: number): { count: number };
  /** Any one of which the puzzle does not need, by their cells. */
  redundant(game: string): { clues: Cell[]; cages: Cell[][]; constraints: Cell[][] };
}
export interface Nonet extends Shared {
  rateHodoku(game: string, language: string): { level: string; score: number; text: string };
  /** The hardest puzzles take a minute: call it in a worker that you can end. */
  rateExplainer(game: string, language: string): { er: number; ep: number; ed: number; text: string };
  pathHodoku(game: string, language: string): { steps: RatedStep[] };
  pathExplainer(game: string, language: string): { steps: RatedStep[] };
  make(level: string, symmetry: string, technique: string, seed: number, millis: number): Made;
}
export interface Grids extends Shared {
  read(text: string, language?: string): ReadText;
  /** What the links of editors lack. */
  missing(game: string): { missing: string[] };
  rate(game: string, language: string): { level: string | null; text: string | null };
  make(kind: string, level: string, symmetry: string, seed: number, millis: number): Made;
}

export function load(options?: { kind?: 'wasm' | 'js'; module?: 'nonet' }): Promise<Nonet>;
export function load(options: { kind?: 'wasm' | 'js'; module: 'grids' }): Promise<Grids>;
