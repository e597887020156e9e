import type { RecommendedGroup } from './types.ts';

/** What is known of a patient. An unknown fact is null. */
export type PatientFacts = {
  /** Whole years. */
  age: number | null;
  sex: 'female' | 'male' | null;
};

/** Whether a recommendation is for a patient; `unknown` where that depends on a fact which is not known. */
export type Fit = 'fits' | 'unknown' | 'otherAge' | 'otherSex';

/** The best fit among the groups of a recommendation: of those that do not fit, the age is told before the sex. */
export function fitOf(groups: readonly RecommendedGroup[], patient: PatientFacts): Fit {
  const fits = new Set(groups.map((group) => fitOfGroup(group, patient)));
  return order.find((fit) => fits.has(fit)) ?? 'unknown';
}

const order: readonly Fit[] = ['fits', 'unknown', 'otherAge', 'otherSex'];

function fitOfGroup({ sex, from = 0, to = Infinity }: RecommendedGroup, patient: PatientFacts): Fit {
  if (sex !== undefined && patient.sex !== null && patient.sex !== sex) return 'otherSex';
  const isAgeOpen = patient.age === null && (from > 0 || to < Infinity);
  if (patient.age !== null && (patient.age < from || patient.age > to)) return 'otherAge';
  return isAgeOpen || (sex !== undefined && patient.sex === null) ? 'unknown' : 'fits';
}
