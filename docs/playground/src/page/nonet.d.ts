/** Types of nonet.js, whose first comment explains the functions. */

export type Cell = number;
export interface Candidate { cell: Cell; digit: number }
export interface Step {
  technique: string; name: string; level: string; hints: [string, string, string];
  /** On a board, also what the step does and why. */
  placements?: Candidate[]; eliminations?: Candidate[]; pattern?: string; parts?: object[]; links?: object[];
}
export interface Mistake { kind: string; text: string; candidates: { cell: Cell; digit?: number }[] }
export interface Line { text: string; candidates: Candidate[]; isTrue: boolean; cells: Cell[]; causes: number[] }
export interface StepAnswer { step: Step | null; picture?: string; candidates?: string[]; after?: string }
export interface Hint extends Partial<StepAnswer> { mistake: Mistake | null; where?: string; proof?: Line[] }
export interface View {
  game: string; cells: { digit: number; given: boolean; marks: string }[]; empty: number;
  conflicts: Cell[]; reasons: string[]; solved: boolean;
  symbols?: string; rows?: number; columns?: number; places?: { row: number; column: number }[];
  rules?: string; units?: Cell[][]; picture?: string;
}
export interface Verdict { kind: string; text: string; cells: Cell[]; suspects: { kind: string; text: string; cells: Cell[]; corrected: string | null }[] }
export interface Read { games: string[]; notes: string[]; faults: string[]; module?: string; about?: { title: string; author: string; rules: string } }
export interface RatedStep { rating: number; technique: string; step: Step; picture: string; candidates: string[]; game: string; after: string }
export interface Made { game?: string; tried?: number }

export interface Shared {
  kind: 'wasm' | 'js';
  vocabulary(language: string): any;
  read(text: string): Read;
  write(game: string, format: string): { text: string };
  view(game: string, language: string): View;
  play(game: string, move: string, cell: Cell, digit: number, language: string): View;
  trueCandidates(game: string, millis: number, language: string): View | { over: true };
  verdict(game: string, language: string): Verdict;
  check(game: string, language: string): { mistake: Mistake | null };
  hint(game: string, language: string): Hint;
  step(game: string, language: string): StepAnswer;
}
export interface Nonet extends Shared {
  rateHodoku(game: string, language: string): { level: string; score: number; text: string };
  rateExplainer(game: string, language: string): { er: number; ep: number; ed: number; text: string };
  pathHodoku(game: string, language: string): { steps: RatedStep[] };
  pathExplainer(game: string, language: string): { steps: RatedStep[] };
  make(level: string, symmetry: string, technique: string, seed: number, millis: number): Made;
}
export interface Grids extends Shared {
  readFPuzzles(text: string): Read;
  rate(game: string, language: string): { level: string | null; text: string | null };
  make(kind: string, level: string, symmetry: string, seed: number, millis: number): Made;
}

export function load(options?: { kind?: 'wasm' | 'js'; module?: 'nonet' }): Promise<Nonet>;
export function load(options: { kind?: 'wasm' | 'js'; module: 'grids' }): Promise<Grids>;
