import type { BenefitRow } from '../model/response.ts';
import type { Candidate, Settled } from './benefits.ts';

/** What a row states for a figure; `null` if the message has a number there that cannot be right (rule 8). */
export interface Figure<T> {
  readonly row: BenefitRow;
  readonly value: T | null;
}

/** Whether the row has a number in EB07 or EB08, even if that number is withheld. */
export function says(row: BenefitRow, element: 7 | 8): boolean {
  const number = element === 7 ? row.amountCents : row.basisPoints;
  return number !== null || row.flaws.some((flaw) => flaw.element === element);
}

/** The individual's figures: IND before absent. No other coverage level replaces them (rule 5). */
export const isIndividual = ({ coverageLevel }: BenefitRow): boolean =>
  coverageLevel === 'IND' || coverageLevel === null;

/**
 * Rules 5 and 7: the figures of the best rank. If they differ, the unrestricted ones; if those differ too, all of them
 * as a choice.
 */
export function settle<T>(figures: readonly Figure<T>[], isSame: (one: T, other: T) => boolean): Settled<T> {
  if (figures.length === 0) return null;
  const best = figures.reduce((highest, figure) => Math.max(highest, rank(figure)), 0);
  const leading = figures.filter((figure) => rank(figure) === best);
  const value =
    agreed(leading, isSame) ??
    agreed(
      leading.filter(({ row }) => isUnrestricted(row)),
      isSame,
    );
  if (value !== null) return { value };
  const candidates = leading.flatMap(({ row, value: stated }) => (stated === null ? [] : [candidate(row, stated)]));
  // If one of them is withheld, the choice might be shown without the right value.
  return { candidates: candidates.length < leading.length ? [] : distinct(candidates) };
}

/** The one value; `null` if it is open. */
export function valueOf<T>(settled: Settled<T>): T | null {
  return settled !== null && 'value' in settled ? settled.value : null;
}

/** First EB12: Y (N for out of network) before W before absent. Then EB02: IND before absent. */
function rank({ row }: Figure<unknown>): number {
  const network = row.network === 'Y' || row.network === 'N' ? 2 : row.network === 'W' ? 1 : 0;
  return network * 2 + (row.coverageLevel === null ? 0 : 1);
}

function agreed<T>(figures: readonly Figure<T>[], isSame: (one: T, other: T) => boolean): T | null {
  const first = figures[0]?.value ?? null;
  if (first === null) return null;
  return figures.every(({ value }) => value !== null && isSame(value, first)) ? first : null;
}

/** Rule 7: no MSG, III, EB11 or EB09. */
export function isUnrestricted({ messages, additional, authorization, quantityQualifier }: BenefitRow): boolean {
  return messages.length === 0 && additional.length === 0 && authorization === null && quantityQualifier === null;
}

function candidate<T>({ messages, additional, authorization }: BenefitRow, value: T): Candidate<T> {
  return { value, messages, additional, authorization };
}

/** Payers repeat rows; the patient chooses between different values only. */
function distinct<T>(candidates: readonly Candidate<T>[]): Candidate<T>[] {
  return [...new Map(candidates.map((each) => [JSON.stringify(each), each])).values()];
}
