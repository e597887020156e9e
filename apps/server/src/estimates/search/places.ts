import { meaningsOf } from './lexicon.ts';
import { bodyTerms } from './terms/body.ts';
import { stem } from './stem.ts';

/** What care has that names no place of the body: a burn is cared for wherever it is. */
export const ANYWHERE = '#anywhere';

/** Of these there is something everywhere. */
const everywhere: ReadonlySet<string> = new Set(
  'skin bone joint nerve muscle vein artery blood urine stool tendon lymph gland'.split(' '),
);

/** The meanings that are places of the body. */
export const placeMeanings: ReadonlySet<string> = new Set(
  bodyTerms
    .trim()
    .split('\n')
    .map((line) => line.split(',')[0]?.trim() ?? '')
    .filter((first) => first !== '' && !everywhere.has(first.split(' ')[0] ?? ''))
    .flatMap((first) => meaningsOf(first.split(' ').map(stem))),
);
