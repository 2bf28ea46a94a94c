/* The page's own words; those of techniques, levels and steps come from the library. */
import { en } from './english.js';
import { de } from './german.js';

export const WORDS = { en, de };
