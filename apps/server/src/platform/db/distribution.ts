import type { Tables } from './tables.ts';

/**
 * How the rows of a table would be spread over machines, as Citus does it (issue 16, point 5; docs/decisions/0140): by one of its columns; whole
 * on every machine, as what is small and seldom written; or whole on one machine, as what is one chain or is asked by staff and jobs alone.
 */
export type Distribution = { readonly by: string } | 'every machine' | 'one machine';

const byAccount = { by: 'account_id' } as const;
const byLocation = { by: 'location_id' } as const;
const byOwner = { by: 'owner_id' } as const;

export const distributions: Readonly<Record<keyof Tables, Distribution>> = {
  // Read before anything else, and changed by staff.
  installation: 'every machine',
  kept_keys: 'every machine',
  openid_keys: 'every machine',
  web_files: 'every machine',
  announcement_acts: 'every machine',
  terms_acts: 'every machine',
  terms_wordings: 'every machine',
  // Some rows for each hospital, changed by staff, of which a page reads those of all hospitals: which of them have prices, and since when.
  price_versions: 'every machine',
  price_live: 'every machine',
  price_follows: 'every machine',
  price_follow_accepts: 'every machine',
  payor_names: 'every machine',
  // A row for each account, written once, and asked by the account as often as by the record.
  patient_accounts: 'every machine',
  reserved_accounts: 'every machine',

  price_items: byLocation,
  price_codes: byLocation,
  price_charges: byLocation,
  price_terms: byLocation,
  price_rates: byLocation,
  price_listed_codes: byLocation,
  price_words: byLocation,
  price_code_index: byLocation,

  guest_sessions: { by: 'browser_hash' },
  captcha_uses: { by: 'challenge' },
  rate_limits: { by: 'key' },
  estimates: byOwner,
  insurances: byOwner,
  inquiries: byOwner,
  help_desk_messages: byOwner,
  help_desk_answers: byOwner,
  visits: byOwner,

  accounts: byAccount,
  account_identities: byAccount,
  account_proofs: byAccount,
  admissions: byAccount,
  devices: byAccount,
  openid_consents: byAccount,
  openid_logins: byAccount,
  pending_sign_ins: byAccount,
  proxies: byAccount,
  recovery_codes: byAccount,
  second_factors: byAccount,
  sent_codes: byAccount,
  sessions: byAccount,

  // Found by what somebody shows, before it is known whose it is.
  access_codes: { by: 'code_hash' },
  account_people: { by: 'person_key' },
  enrolments: { by: 'browser_hash' },
  health_links: { by: 'token_hash' },
  identity_subjects: { by: 'subject_hash' },
  kept_estimates: { by: 'number_hash' },
  openid_artifacts: { by: 'id_hash' },
  patient_blocks: { by: 'block_key' },
  patient_people: { by: 'person_key' },
  patient_references: { by: 'reference_key' },
  price_watches: { by: 'token_hash' },
  proxy_invites: { by: 'invite_hash' },
  record_notices: { by: 'code_hash' },
  smart_contexts: { by: 'grant_id' },
  smart_launches: { by: 'launch_hash' },
  tickets: { by: 'ticket_hash' },
  try_locks: { by: 'key' },
  usernames: { by: 'username_key' },
  visit_appointments: { by: 'appointment_key' },
  visit_links: { by: 'token_hash' },

  patients: { by: 'patient_id' },
  patient_coverage: { by: 'patient_id' },

  audit_entries: 'one machine',
  audit_head: 'one machine',
  adt_messages: 'one machine',
  match_cases: 'one machine',
  outbox: 'one machine',
  patient_exports: 'one machine',
  // Its rows are counted, so that strangers cannot fill it.
  search_misses: 'one machine',
  price_uploads: 'one machine',
  staff_long_calls: 'one machine',
  staff_openings: 'one machine',
  staff_sessions: 'one machine',
  staged_coverage: 'one machine',
  staged_patients: 'one machine',
};
