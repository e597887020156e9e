import type { HeldScope, StateName } from '@portico/contract';

/** The pages that a user has for a patient, too, each with the scopes of which one opens it. All others are the user's own. */
const pagesForOthers: Readonly<Partial<Record<StateName, readonly HeldScope[] | 'always'>>> = {
  'signedin.home': 'always',
  'app-request': 'always',
  'patient-cost-estimates': ['view', 'estimates', 'saved'],
  'patient-cost-estimates-location': ['estimates'],
  'patient-cost-estimates-services': ['estimates'],
  'patient-cost-estimates-compare': ['estimates'],
  'patient-cost-estimates-detail': ['view', 'estimates', 'saved'],
  'signedin.visits': ['view', 'manage'],
  'messages.helpdesk': ['messages'],
  'messages.hospital': ['messages'],
  'messages.feedback': ['messages'],
};

/** Whether a page is the user's own while they act with some scopes: it is of the user alone, or the access does not open it. */
export function isOwnPage(name: StateName, scopes: readonly HeldScope[]): boolean {
  const needed = pagesForOthers[name];
  return needed !== 'always' && !needed?.some((each) => scopes.includes(each));
}

/** Whether a page is there for patients, whatever an access opens. */
export function isForOthers(name: StateName): boolean {
  return pagesForOthers[name] !== undefined;
}
