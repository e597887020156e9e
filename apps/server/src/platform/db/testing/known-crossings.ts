/**
 * What calls ask of every machine all the same, as `asksOfEveryMachine` names it, and why. None is of a page that everybody sees; each is an
 * index look-up on each machine, and could be two statements instead (docs/decisions/0140).
 */
export const knownCrossings: Readonly<Record<string, string>> = {
  // Whose it is, by what somebody shows: the name is on one machine, the account on another.
  'accounts by usernames': 'a sign-in finds the account by its name',
  'accounts by account_people': 'a recovery finds the accounts of a person',
  'accounts by reserved_accounts.account_id': 'an account is created for a record',
  'patients by patient_blocks': 'records that might be the same person',
  'kept_estimates by price_watches.number_hash': 'the link in a mail leads to the watch, and it to the estimate',
  'enrolments by account_id': 'an activation goes on where another browser left it',

  // Each machine answers for its own hospitals.
  'price_listed_codes by code, code_type': 'a code is priced at all hospitals, which are compared',

  // Two people, each on a machine of their own: the account is whose it is, and the other's is looked at.
  'accounts by proxies.patient_account_id': 'whether the patient whom somebody looks after is active',
  'accounts by proxy_invites.patient_account_id': 'whether the patient who invites is active',
  'proxies by patient_account_id': 'the patient sees who has access',
  'proxies by patient_account_id, proxy_id': 'the patient ends an access',
  'proxy_invites by patient_account_id': 'the patient sees who is invited',
  'proxy_invites by invite_id, patient_account_id': 'the patient takes an invitation back',

  // What is found by a secret, at its owner's own list of it.
  'health_links by owner_id': "an account's own links",
  'health_links by link_id, owner_id': 'a link is taken back',
  'kept_estimates by owner_id': "an account's own numbers",
  'price_watches by number_hash': 'whether somebody is told already',
  'visit_appointments by owner_id, visit_id': 'a provider moves or cancels a visit',
  'visit_links by owner_id, visit_id': 'a provider moves or cancels a visit',

  // A word that names a session elsewhere, and nobody: seldom, and nobody waits for it.
  'sessions by identity_provider, identity_session': 'a session ends that came through one of an identity provider',
  'pending_sign_ins by identity_provider, identity_session': 'so does a sign-in that waits for its second step',

  // An account is activated, changes its password, is closed or exported: once, and not while a page waits to be shown.
  'access_codes by nothing': 'a code is used, and with it all of the same record',
  'access_codes by used_by': 'an activation is given up, an account exported',
  'record_notices by account_id': 'an account is exported',
  'openid_artifacts by grant_hash': 'all that was given under a grant ends with it',
  'tickets by account_id': 'all links of an account end with its password',
  'try_locks by subject': 'all locks of a name end with its password',
};
