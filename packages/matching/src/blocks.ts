import { withDayAsMonth } from './birth-dates.ts';
import type { MatchedPerson } from './match.ts';
import { fullFormsOf } from './nicknames.ts';
import { compact, surnamesOf, wordsOf } from './normalize.ts';

type Blocked = Pick<MatchedPerson, 'names' | 'birthDate' | 'zips'>;

/**
 * The texts by which a record is found again although something in it differs: its birth date with the initial of each of its names, and
 * its whole name with each ZIP code, for a birth date with a slip. Stored as keyed hashes: they tell of a person.
 */
export function blocksOf({ names, birthDate, zips }: Blocked): string[] {
  return [...new Set([...initialsOf(names).map((initial) => `${birthDate}|${initial}`), ...placesOf(names, zips)])];
}

/** The texts to look for a person by: the same, and those of the birth date with day and month exchanged. */
export function blocksToSearch(person: Blocked): string[] {
  const exchanged = withDayAsMonth(person.birthDate);
  const others = exchanged === null ? [] : initialsOf(person.names).map((initial) => `${exchanged}|${initial}`);
  return [...new Set([...blocksOf(person), ...others])];
}

function initialsOf(names: Blocked['names']): string[] {
  return names.flatMap(({ firstName, lastName }) =>
    [...wordsOf(firstName).slice(0, 1), ...surnamesOf(wordsOf(lastName))].map((word) => word.slice(0, 1)),
  );
}

function placesOf(names: Blocked['names'], zips: Blocked['zips']): string[] {
  return names.flatMap(({ firstName, lastName }) => {
    const [given = ''] = wordsOf(firstName);
    return fullFormsOf(given).flatMap((full) =>
      surnamesOf(wordsOf(lastName)).flatMap((surname) =>
        zips.map((zip) => `${full}|${surname}|${compact(zip).slice(0, 5)}`),
      ),
    );
  });
}
