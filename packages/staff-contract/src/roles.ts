/** What a member of staff may be let in for. The hospital's OpenID provider says who has which, by a claim. */
export const staffRoles = ['helpDesk', 'records', 'prices', 'operations', 'audit'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What calls ask for. Nobody has one but by a role. */
export const staffPermissions = [
  /** Find an account, and see what the help desk may see of it. */
  'readAccounts',
  /** Lift locks, end sessions, suspend, restrict what may be changed, note where a patient is: what takes nothing from anybody for good, and opens nothing. */
  'helpAccounts',
  /** Unlink and close accounts, end accesses to records, take codes back. */
  'endAccounts',
  /** Save everything that an account has, as a copy for its owner. */
  'exportAccounts',
  /** Ask for what opens an account or erases one, and approve what a colleague asks for. */
  'openAccounts',
  /** Read what patients write to the help desk, answer it, and close it. */
  'answerHelpDesk',
  /**
   * Try messages of records systems again that were refused, or give them up; see what one that is held would do, with the records of
   * its patients, and take it.
   */
  'settleMessages',
  /** Make a video visit, and the link that opens it. */
  'inviteToVisits',
  /** See what patients searched for in vain. */
  'readSearches',
  /** Read, save and verify the audit trail. */
  'readTrail',
  /** Bring price files, see what they would change, make them live, go back, and decide which payors their names stand for. */
  'managePrices',
  /** Write what stands above the sign-in form, and take it back. */
  'announce',
  /** Write the terms that patients accept, and publish them from a day on. */
  'publishTerms',
  /** See how services outside, queues, disks and prices are. */
  'readHealth',
  /** See which languages there are, what they lack, and what the hospital says in its own words. */
  'readLanguages',
] as const;
export type StaffPermission = (typeof staffPermissions)[number];

/** Who may do what: the one table of it (decision 199). */
export const permissionsOfRoles: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  helpDesk: ['readAccounts', 'helpAccounts', 'answerHelpDesk', 'inviteToVisits'],
  records: ['readAccounts', 'helpAccounts', 'endAccounts', 'exportAccounts', 'openAccounts', 'settleMessages'],
  prices: ['managePrices', 'readSearches'],
  operations: ['readHealth', 'readLanguages', 'readSearches', 'announce', 'publishTerms'],
  audit: ['readTrail'],
};

/** What somebody with these roles may do, in the order of the table. */
export function permissionsOf(roles: readonly StaffRole[]): StaffPermission[] {
  return staffPermissions.filter((permission) => roles.some((role) => permissionsOfRoles[role].includes(permission)));
}
