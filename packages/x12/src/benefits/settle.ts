import type { BenefitRow } from '../model/response.ts';
import { hasQuantity, quantityOf, quantityTold } from './quantity.ts';
import type { Candidate, Settled } from './settled.ts';

/** What a row states for a figure; `null` if the message has a number there that cannot be right (rule 8). */
export interface Figure<T> {
  readonly row: BenefitRow;
  readonly value: T | null;
}

/**
 * Whether the row has a number for its figure, wherever it stands: in EB07 or EB08, even if that number is withheld, or
 * in EB10 without the EB09 that would make it a quantity. Elements slide: a rate may stand where amounts do.
 */
export function hasNumber({ amountCents, basisPoints, quantity, quantityQualifier, flaws }: BenefitRow): boolean {
  const isSlid = quantity !== null && quantityQualifier === null;
  return amountCents !== null || basisPoints !== null || isSlid || flaws.length > 0;
}

/** EB07; `null` if the amount is not there, or if any number of the row is withheld: then none is trusted (rule 8). */
export const amountOf = ({ amountCents, flaws }: BenefitRow): number | null => (flaws.length > 0 ? null : amountCents);

/** EB08, as {@link amountOf}. */
export const rateOf = ({ basisPoints, flaws }: BenefitRow): number | null => (flaws.length > 0 ? null : basisPoints);

/** The individual's figures: IND or absent. For the year no other coverage level replaces them (rule 5). */
export const isIndividual = ({ coverageLevel }: BenefitRow): boolean =>
  coverageLevel === 'IND' || coverageLevel === null;

/**
 * Rules 5 and 7: the figures of the best rank. If they differ, the unrestricted ones; if those differ too, all of them
 * as a choice. One for one visit (EB09 and EB10) is unrestricted, since each visit is one; nothing tells which counts beside
 * another of each visit. A narrowed row never wins by its network: the best rank is that of the unrestricted rows, and where there
 * are none, the network does not rank.
 */
export function settle<T>(figures: readonly Figure<T>[], isSame: (one: T, other: T) => boolean): Settled<T> {
  if (figures.length === 0) return null;
  const whole = figures.filter(({ row }) => isOfAllCare(row));
  const rank = whole.length > 0 ? rankByNetwork : rankByLevel;
  const best = Math.max(...(whole.length > 0 ? whole : figures).map(rank));
  const leading = figures.filter((figure) => rank(figure) >= best);
  const value =
    agreed(leading, isSame) ??
    agreed(
      leading.filter(({ row }) => isOfAllCare(row)),
      isSame,
    );
  if (value !== null) return { value };
  return choice(leading);
}

/** All of the figures, for the patient to choose from. If one of them is withheld, the right value might be missing: then none. */
export function choice<T>(figures: readonly Figure<T>[]): { readonly candidates: readonly Candidate<T>[] } {
  const rows = figures.map(({ row }) => row);
  const differ = {
    tier: new Set(rows.map(({ planDescription }) => planDescription)).size > 1,
    quantity: new Set(rows.map((row) => quantityTold(row) === null)).size > 1,
  };
  const candidates = figures.flatMap(({ row, value }) => (value === null ? [] : [candidate(row, value, differ)]));
  return { candidates: candidates.length < figures.length ? [] : distinct(candidates) };
}

/** Stated in a way that cannot be relied on. */
export const OPEN = { candidates: [] };

/** The one value; `null` if it is open. */
export function valueOf<T>(settled: Settled<T>): T | null {
  return settled !== null && 'value' in settled ? settled.value : null;
}

/** First EB12: Y (N for out of network) before W before absent. Then EB02. */
function rankByNetwork(figure: Figure<unknown>): number {
  const { network } = figure.row;
  const ofNetwork = network === 'Y' || network === 'N' ? 2 : network === 'W' ? 1 : 0;
  return ofNetwork * 2 + rankByLevel(figure);
}

/** EB02: IND before absent. */
function rankByLevel({ row }: Figure<unknown>): number {
  return row.coverageLevel === null ? 0 : 1;
}

function agreed<T>(figures: readonly Figure<T>[], isSame: (one: T, other: T) => boolean): T | null {
  const first = figures[0]?.value ?? null;
  if (first === null) return null;
  return figures.every(({ value }) => value !== null && isSame(value, first)) ? first : null;
}

/** Rule 7: no MSG, III, EB11, EB09 or other quantity (EB10, HSD). A row with one of them is narrowed. */
export const isUnrestricted = (row: BenefitRow): boolean => isOfAllCare(row) && quantityTold(row) === null;

/** The same of a figure: one for one visit is for all of them. */
export const isOfAllCare = (row: BenefitRow): boolean =>
  row.messages.length === 0 && row.additional.length === 0 && row.authorization === null && !hasQuantity(row);

function candidate<T>(row: BenefitRow, value: T, differ: { tier: boolean; quantity: boolean }): Candidate<T> {
  const { messages, additional, authorization, coverageLevel, insuranceType, planDescription } = row;
  const quantity = differ.quantity ? quantityTold(row) : quantityOf(row);
  return {
    value,
    messages,
    additional,
    authorization,
    coverageLevel,
    insuranceType,
    ...(differ.tier && planDescription !== null ? { planDescription } : {}),
    ...(quantity === null ? {} : { quantity }),
  };
}

/** A value that nothing tells apart from others. */
export const plainCandidate = <T>(value: T): Candidate<T> => ({
  value,
  messages: [],
  additional: [],
  authorization: null,
  coverageLevel: null,
  insuranceType: null,
});

/** Payers repeat rows; the patient chooses between different values only. */
function distinct<T>(candidates: readonly Candidate<T>[]): Candidate<T>[] {
  return [...new Map(candidates.map((each) => [JSON.stringify(each), each])).values()];
}
