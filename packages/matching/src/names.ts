import { isNickname } from './nicknames.ts';
import { surnamesOf, withoutGeneration, wordsOf } from './normalize.ts';
import { isOneSlip } from './one-slip.ts';
import { type Finding, type FindingOf, pointsOf } from './points.ts';

/** A name as written. */
export interface MatchName {
  readonly firstName: string;
  /** Further given names; '' for none. */
  readonly middleName: string;
  readonly lastName: string;
}

/** A slip in a shorter word makes another word too often. */
const SHORTEST_SLIP = 4;

/** A name, ready to be compared. */
interface ReadName {
  given: string[];
  surnames: string[];
  /** The whole surname. */
  surname: string;
  generation: string | null;
}

function readName({ firstName, middleName, lastName }: MatchName): ReadName {
  const first = withoutGeneration(wordsOf(`${firstName} ${middleName}`));
  const last = withoutGeneration(wordsOf(lastName));
  return {
    given: first.words,
    surnames: surnamesOf(last.words),
    surname: last.words.join(''),
    generation: last.generation ?? first.generation,
  };
}

/** What the better of all pairs of names tells; of each side a former name counts as a present one. */
export function compareNames(some: readonly MatchName[], others: readonly MatchName[]): Finding[] {
  const pairs = some.flatMap((one) => others.map((other) => [readName(one), readName(other)] as const));
  const found = pairs.flatMap(([one, other]) => [
    comparePair(one, other),
    // Where the family name stands first, as in Vietnam, forms get the two the wrong way round.
    [...comparePair(one, exchanged(other)), { subject: 'order', is: 'exchanged' } as const],
  ]);
  const sum = (findings: readonly Finding[]): number => findings.reduce((total, each) => total + pointsOf(each), 0);
  const [best = []] = found.toSorted((one, other) => sum(other) - sum(one));
  return best;
}

function exchanged({ given, surnames, generation }: ReadName): ReadName {
  return { given: surnames, surnames: given, surname: given.join(''), generation };
}

function comparePair(one: ReadName, other: ReadName): Finding[] {
  const isOther = one.generation !== null && other.generation !== null && one.generation !== other.generation;
  return [
    compareGiven(one.given, other.given),
    compareSurnames(one, other),
    ...(isOther ? [{ subject: 'generation', is: 'different' } as const] : []),
  ];
}

function compareGiven(one: readonly string[], other: readonly string[]): FindingOf<'givenName'> {
  const is = (found: FindingOf<'givenName'>['is']): FindingOf<'givenName'> => ({ subject: 'givenName', is: found });
  const [first = '', ...further] = one;
  const [otherFirst = '', ...otherFurther] = other;
  if (first === '' || otherFirst === '') return is('different');
  // Ánh Nguyệt and Anhnguyet: forms run given names together.
  if (first === otherFirst || one.join('') === other.join('')) return is('equal');
  if (isNickname(first, otherFirst)) return is('nickname');
  if (first.length === 1 || otherFirst.length === 1) return is(first[0] === otherFirst[0] ? 'initial' : 'different');
  if (isSlip(first, otherFirst)) return is('slip');
  if (otherFurther.includes(first) || further.includes(otherFirst)) return is('further');
  return is('different');
}

function compareSurnames(one: ReadName, other: ReadName): FindingOf<'surname'> {
  const is = (found: FindingOf<'surname'>['is']): FindingOf<'surname'> => ({ subject: 'surname', is: found });
  if (one.surname === other.surname) return is('equal');
  const same = one.surnames.filter((word) => other.surnames.includes(word));
  // The same words in another order, or without particles.
  if (same.length > 0 && same.length === one.surnames.length && same.length === other.surnames.length)
    return is('equal');
  if (same.some((word) => word.length > 1)) return is('part');
  if (isSlip(one.surname, other.surname)) return is('slip');
  return is('different');
}

function isSlip(one: string, other: string): boolean {
  return Math.min(one.length, other.length) >= SHORTEST_SLIP && isOneSlip(one, other);
}
