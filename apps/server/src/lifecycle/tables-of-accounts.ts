import type { Tables } from '../platform/db/tables.ts';

/** What becomes of a table's rows when an account is erased. */
export type Belonging =
  /** Rows that have the account's id in one of these columns are deleted; in the others, rows of others say "somebody" instead. */
  | { readonly erasedBy: readonly string[]; readonly namelessIn?: readonly string[] }
  /** Rows that have one of its keyed hashes, phones or mailboxes are deleted. */
  | { readonly erasedByKeysIn: string }
  /** The rows stay, and why. */
  | { readonly stays: string };

const theHospitals = {
  stays: "The hospital's own record of the patient: it stands whether or not there is an account.",
};
const prices = { stays: 'Prices: nothing of a person.' };
const browsers = { stays: 'Of a browser that is not signed in; keyed hashes alone, for some hours.' };

/**
 * Every table, and what of it is an account's. A table that is not here does not compile, and a test holds it to the
 * schema: what is new needs its row.
 */
export const tablesOfAccounts: Readonly<Record<keyof Tables, Belonging>> = {
  // What an account is found by.
  usernames: { erasedBy: ['account_id'] },
  account_people: { erasedBy: ['account_id'] },
  patient_accounts: { erasedBy: ['account_id'] },
  reserved_accounts: { erasedBy: ['account_id'] },
  // Signing in and getting back in.
  sessions: { erasedBy: ['account_id'] },
  pending_sign_ins: { erasedBy: ['account_id'] },
  devices: { erasedBy: ['account_id'] },
  second_factors: { erasedBy: ['account_id'] },
  recovery_codes: { erasedBy: ['account_id'] },
  sent_codes: { erasedBy: ['account_id'] },
  tickets: { erasedBy: ['account_id'] },
  identity_subjects: { erasedBy: ['account_id'] },
  account_identities: { erasedBy: ['account_id'] },
  account_proofs: { erasedBy: ['account_id'] },
  try_locks: { erasedByKeysIn: 'subject' },
  openid_logins: { erasedBy: ['account_id'] },
  openid_consents: { erasedBy: ['account_id'] },
  openid_artifacts: { erasedBy: ['account_id'] },
  smart_contexts: { erasedBy: ['account_id', 'patient_account_id'] },
  smart_launches: { erasedBy: ['account_id', 'patient_account_id'] },
  // What the hospital and others have to do with it.
  admissions: { erasedBy: ['account_id'] },
  proxies: { erasedBy: ['account_id', 'patient_account_id'] },
  proxy_invites: { erasedBy: ['patient_account_id', 'answered_by'] },
  enrolments: { erasedBy: ['account_id'] },
  access_codes: { erasedBy: ['used_by'] },
  record_notices: { erasedBy: ['account_id'] },
  match_cases: { erasedBy: ['account_id'] },
  // What its owner did.
  // What one saved for a patient stays the patient's.
  estimates: { erasedBy: ['owner_id'], namelessIn: ['saved_by'] },
  price_watches: { erasedBy: ['owner_id'] },
  kept_estimates: { erasedBy: ['owner_id'] },
  health_links: { erasedBy: ['owner_id'] },
  inquiries: { erasedBy: ['owner_id'] },
  insurances: { erasedBy: ['owner_id'] },
  help_desk_answers: { erasedBy: ['owner_id'] },
  help_desk_messages: { erasedBy: ['owner_id'] },
  visit_links: { erasedBy: ['owner_id'] },
  visit_appointments: { erasedBy: ['owner_id'] },
  visits: { erasedBy: ['owner_id'] },
  // Messages that the demonstration shows.
  outbox: { erasedByKeysIn: 'recipient' },
  // Last: the others may refer to it.
  accounts: { erasedBy: ['account_id'] },

  audit_entries: {
    stays: 'The audit trail: the random id of the account, which then leads to nobody, and what happened.',
  },
  audit_head: { stays: 'The end of the audit trail.' },
  rate_limits: { stays: 'Keyed hashes alone, each gone with its window.' },
  captcha_uses: { stays: 'Answers to captchas, of nobody.' },
  guest_sessions: browsers,
  patients: theHospitals,
  patient_people: theHospitals,
  patient_blocks: theHospitals,
  patient_references: theHospitals,
  patient_coverage: theHospitals,
  staged_patients: theHospitals,
  staged_coverage: theHospitals,
  adt_messages: theHospitals,
  patient_exports: theHospitals,
  installation: { stays: 'Whose the database is.' },
  kept_keys: { stays: 'Keys of earlier secrets, sealed: nothing of a person.' },
  openid_keys: { stays: 'Keys that sign for apps, sealed: nothing of a person.' },
  web_files: { stays: 'Files of the web app: nothing of a person.' },
  payor_names: prices,
  price_versions: prices,
  price_live: prices,
  price_uploads: prices,
  price_follows: prices,
  price_follow_accepts: prices,
  price_items: prices,
  price_codes: prices,
  price_charges: prices,
  price_terms: prices,
  price_rates: prices,
  price_listed_codes: prices,
  price_words: prices,
  price_code_index: prices,
  staff_sessions: { stays: 'Members of staff: nothing of an account.' },
  staff_long_calls: {
    stays: 'What members of staff have asked for of prices and of the trail: nothing of an account.',
  },
  staff_openings: { stays: 'What a member of staff has asked for, sealed: it is gone after a day.' },
  announcement_acts: { stays: 'What staff announced to everybody, and who: nothing of a patient.' },
  terms_acts: { stays: 'Terms that staff have published for everybody, and who: nothing of a patient.' },
  terms_wordings: { stays: 'The words of terms, of nobody.' },
  search_misses: { stays: 'Words that several people searched for in vain: nothing of a person.' },
};
