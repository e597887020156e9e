import { wordsOf } from '../../prices/words.ts';
import { stem } from './stem.ts';
import { everydayEnglish } from './terms/everyday-english.ts';
import { everydaySpanish } from './terms/everyday-spanish.ts';

/** Words of daily life, as stems. Most lead to no service; those that do, do so first. */
export const everydayStems: ReadonlySet<string> = new Set(
  [everydayEnglish, everydaySpanish].flatMap((words) => wordsOf(words).map(stem)),
);
