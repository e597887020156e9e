import type { StateName } from '@portico/contract';

/** The pages that a user has for a patient, too. All others are the user's own. */
const pagesForOthers: readonly StateName[] = [
  'signedin.home',
  'app-request',
  'patient-cost-estimates',
  'patient-cost-estimates-location',
  'patient-cost-estimates-services',
  'patient-cost-estimates-compare',
  'patient-cost-estimates-detail',
];

/** Whether a page is the user's own, and not for whom they look after. */
export function isOwnPage(name: StateName): boolean {
  return !pagesForOthers.includes(name);
}
