import { type Match, type MatchedPerson, matchPerson } from './match.ts';

/** Whose record a person's is. */
type Choice<Record extends MatchedPerson> =
  | { readonly verdict: 'joined'; readonly record: Record; readonly match: Match }
  /** The likeliest first. */
  | { readonly verdict: 'open'; readonly candidates: ReadonlyArray<{ readonly record: Record; readonly match: Match }> }
  | { readonly verdict: 'apart' };

/** In points. A second record that comes so near to the first could be meant as well. */
const MARGIN = 20;

/**
 * Chooses among the records that a person may have. Where a second one comes near to the best, nobody is joined: a person has to look.
 *
 * @param records of different people, as far as the hospital knows.
 */
export function chooseRecord<Record extends MatchedPerson>(
  person: MatchedPerson,
  records: readonly Record[],
): Choice<Record> {
  const candidates = records
    .map((record) => ({ record, match: matchPerson(person, record) }))
    .filter(({ match }) => match.verdict !== 'apart')
    .toSorted((one, other) => other.match.points - one.match.points);
  const [best, ...others] = candidates;
  if (best === undefined) return { verdict: 'apart' };
  const isAlone = others.every(({ match }) => match.points <= best.match.points - MARGIN);
  if (best.match.verdict === 'joined' && isAlone) return { verdict: 'joined', ...best };
  return { verdict: 'open', candidates };
}
