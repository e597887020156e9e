import { compareBirthDates } from './birth-dates.ts';
import { compareNames, type MatchName } from './names.ts';
import { compact, wordsOf } from './normalize.ts';
import { type Finding, pointsOf } from './points.ts';

export type { MatchName } from './names.ts';

/** A person, or a record of one, by what both may say. */
export interface MatchedPerson {
  /** Present and former names. */
  readonly names: readonly MatchName[];
  /** ISO date. */
  readonly birthDate: string;
  /** Null where nothing is said. */
  readonly sex: 'female' | 'male' | null;
  /** Postal codes, those of former addresses as well. */
  readonly zips: readonly string[];
  /** First lines of addresses: house number and street. */
  readonly streets: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

/** How far two of them are the same. */
export interface Match {
  /** `joined`: taken for the same person. `open`: a person has to look. `apart`: two people. */
  readonly verdict: 'joined' | 'open' | 'apart';
  readonly points: number;
  readonly findings: readonly Finding[];
}

/** From here on two are taken for the same, unless a finding forbids it. */
const UPPER_THRESHOLD = 70;

/** Below it they are two people. */
const LOWER_THRESHOLD = 45;

/** Name and street, without the apartment and what towns write in many ways. */
const STREET_WORDS = /^(street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|place|pl)$/;

/**
 * Compares two people by points. Whatever their sum, nobody is joined by a given name that twins could have between them, nor across
 * generations of one name, nor by a birth date that no slip explains.
 */
export function matchPerson(one: MatchedPerson, other: MatchedPerson): Match {
  const findings = [
    ...compareNames(one.names, other.names),
    compareBirthDates(one.birthDate, other.birthDate),
    ...compareZips(one.zips, other.zips),
    ...equalAmong('street', one.streets.map(streetOf), other.streets.map(streetOf)),
    ...equalAmong('phone', one.phones, other.phones),
    ...equalAmong('email', one.emails.map(mailboxOf), other.emails.map(mailboxOf)),
    ...compareSexes(one.sex, other.sex),
  ];
  const points = findings.reduce((sum, finding) => sum + pointsOf(finding), 0);
  if (points < LOWER_THRESHOLD) return { verdict: 'apart', points, findings };
  return { verdict: points >= UPPER_THRESHOLD && mayJoin(findings) ? 'joined' : 'open', points, findings };
}

function mayJoin(findings: readonly Finding[]): boolean {
  const has = (subject: Finding['subject'], is: string): boolean =>
    findings.some((each) => each.subject === subject && each.is === is);
  if (has('givenName', 'equal')) return !has('birthDate', 'different') && !has('generation', 'different');
  // Alex may be Alexander or Alexandra, who are twins.
  return (
    has('givenName', 'nickname') && has('sex', 'equal') && has('birthDate', 'equal') && !has('generation', 'different')
  );
}

function compareZips(some: readonly string[], others: readonly string[]): Finding[] {
  const [one, other] = [some, others].map((zips) => zips.map((zip) => compact(zip).slice(0, 5)).filter(Boolean));
  if (!one?.length || !other?.length) return [];
  const share = (length: number): boolean =>
    one.some((a) => other.some((b) => a.slice(0, length) === b.slice(0, length)));
  return [{ subject: 'zip', is: share(5) ? 'equal' : share(3) ? 'region' : 'different' }];
}

/** Such things only ever speak for a match: everybody has several, and changes them. */
function equalAmong(
  subject: 'street' | 'phone' | 'email',
  some: readonly string[],
  others: readonly string[],
): Finding[] {
  return some.some((each) => each !== '' && others.includes(each)) ? [{ subject, is: 'equal' }] : [];
}

/** House number and street in one text; '' without a number. */
function streetOf(line: string): string {
  const words = wordsOf(line);
  return /^\d/.test(words[0] ?? '')
    ? words
        .filter((word) => !STREET_WORDS.test(word))
        .slice(0, 3)
        .join(' ')
    : '';
}

const mailboxOf = (address: string): string => address.trim().toLowerCase();

function compareSexes(one: MatchedPerson['sex'], other: MatchedPerson['sex']): Finding[] {
  return one === null || other === null ? [] : [{ subject: 'sex', is: one === other ? 'equal' : 'different' }];
}
