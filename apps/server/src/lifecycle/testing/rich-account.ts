import { linkIdentity } from '../../accounts/queries/account-identities.ts';
import { saveAccountProof } from '../../accounts/queries/account-proofs.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { createAccount } from '../../accounts/create-account.ts';
import { type Profile, sealProfile } from '../../accounts/profile.ts';
import { sealFactor } from '../../accounts/two-step/factor-secret.ts';
import { subjectsOfAccount } from '../../accounts/sign-in/try-subjects.ts';
import { linkAccount } from '../../patients/queries/patient-accounts.ts';
import { saveContext } from '../../openid/queries/smart-contexts.ts';
import { addLaunch } from '../../openid/queries/smart-launches.ts';
import { upsertProxy } from '../../proxies/queries/proxies.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { seal } from '../../platform/crypto/sealed.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { secondsAfter } from '../../platform/time.ts';

/** Its owner. */
export const rosa: Profile = {
  username: 'rich',
  firstName: 'Rosa',
  lastName: 'Quilter',
  birthDate: '1970-01-02',
  zip: '94110',
  email: 'rosa@example.org',
  phones: ['+16505550177'],
  language: 'en',
};

/** An account with a row in every table that can hold one of it. */
export interface RichAccount {
  accountId: string;
  profile: Profile;
  patientId: string;
}

/** Creates one. The rows of one table do not fit those of another in every detail: only whose they are counts. */
export async function createRichAccount(
  trx: Transaction<Tables>,
  { profile, keys, now }: { profile: Profile; keys: Keys; now: Date },
): Promise<RichAccount> {
  const patientId = randomUUID();
  const accountId = await createAccount(trx, keys, { profile, passwordHash: 'none', patientId, now });
  await linkAccount(trx, { patientId, accountId, now });
  const sealed = sealProfile(keys, accountId, profile);
  const given = { trx, accountId, keys, now, later: secondsAfter(now, 3600), sealed };
  await addSignIn(given);
  await addIdentity(given);
  await addApps(given);
  await addTries(given, subjectsOfAccount(keys, accountId, profile));
  await addMessages(given, profile);
  await addFactors(given);
  await addPatientRows(given);
  await addEstimates(given);
  await addVisit(given);
  await addMessage(given);
  await addEnrolment(given, patientId);
  return { accountId, profile, patientId };
}

interface Given {
  trx: Transaction<Tables>;
  accountId: string;
  keys: Keys;
  now: Date;
  later: Date;
  sealed: string;
}

async function addSignIn({ trx, accountId: account_id, now, later, sealed }: Given): Promise<void> {
  const device = { device_key: randomBytes(32), browser: 'Firefox, Windows', last_used_at: now };
  const times = { signed_in_at: now, password_confirmed_at: now, ends_at: later };
  const session = { account_id, token_hash: randomBytes(32), session_id: randomUUID(), challenge: null };
  await trx
    .insertInto('sessions')
    .values({ ...session, ...device, ...times })
    .execute();
  await trx
    .insertInto('devices')
    .values({ account_id, device_id: randomUUID(), ...device, remember_hash: null })
    .execute();
  const pending = { account_id, token_hash: randomBytes(32), browser_hash: randomBytes(32), challenge: null };
  await trx
    .insertInto('pending_sign_ins')
    .values({ ...pending, expires_at: later })
    .execute();
  const ticket = { ticket_hash: randomBytes(32), purpose: 'reset-link', account_id, browser_hash: null, sealed };
  await trx
    .insertInto('tickets')
    .values({ ...ticket, expires_at: later })
    .execute();
}

async function addIdentity({ trx, accountId: account_id, now }: Given): Promise<void> {
  const linked = { account_id, provider_id: 'idme', subject_hash: randomBytes(32), linked_at: now };
  await linkIdentity(trx, linked);
  const identity = { provider: 'idme', level: 'IAL2' } as const;
  await saveAccountProof(trx, account_id, { method: 'identityProvider', identity, at: now });
}

async function addApps({ trx, accountId: account_id, now, later, keys }: Given): Promise<void> {
  const app = { account_id, client_id: 'records' };
  await trx
    .insertInto('openid_logins')
    .values({ ...app, session_id: randomUUID(), sid: 's', grant_id: 'g' })
    .execute();
  await trx
    .insertInto('openid_consents')
    .values({ ...app, scopes: ['email'], given_at: now })
    .execute();
  const id_hash = randomBytes(32);
  await trx
    .insertInto('openid_artifacts')
    .values({
      account_id,
      id_hash,
      grant_hash: null,
      sealed: seal(keys, { column: 'openid_artifacts.sealed', row: { id_hash } }, {}),
      expires_at: later,
    })
    .execute();
  const grant_id = randomUUID();
  await saveContext(trx, {
    grant_id,
    account_id,
    patient_account_id: account_id,
    patient_id: randomUUID(),
    changes_record: false,
    sealed: seal(keys, { column: 'smart_contexts.sealed', row: { grant_id } }, {}),
    expires_at: later,
  });
  await addLaunch(trx, {
    launch_hash: randomBytes(32),
    account_id,
    client_id: 'records',
    patient_account_id: account_id,
    intent: null,
    needs_banner: true,
    expires_at: later,
  });
}

async function addTries({ trx, now }: Given, subjects: readonly Uint8Array[]): Promise<void> {
  for (const subject of subjects) {
    const tries = { key: randomUUID(), subject, failures: 1, locks: 0, locked_until: null, last_try_at: now };
    await trx.insertInto('try_locks').values(tries).execute();
  }
}

/** What the demonstration shows of messages to them. */
async function addMessages({ trx, now }: Given, { email, phones }: Profile): Promise<void> {
  for (const recipient of [email ?? '', ...phones]) {
    const channel = recipient.startsWith('+') ? 'sms' : 'email';
    const message = { id: randomUUID(), recipient, subject: 'Your account', text: 'about it', html: null, at: now };
    await trx
      .insertInto('outbox')
      .values({ ...message, channel })
      .execute();
  }
}

async function addFactors({ trx, accountId: account_id, now, later, keys }: Given): Promise<void> {
  const factor_id = randomUUID();
  const secretOfFactor = sealFactor(keys, { account_id, factor_id }, { kind: 'sms', phone: '+16505550188' });
  const factor = {
    account_id,
    factor_id,
    kind: 'sms',
    sealed: secretOfFactor,
    confirmed_at: now,
    added_at: now,
  } as const;
  await trx.insertInto('second_factors').values(factor).execute();
  await trx
    .insertInto('recovery_codes')
    .values({ account_id, code_hash: randomBytes(32) })
    .execute();
  const code = { account_id, factor_id, code_hash: randomBytes(32), sent_at: now, expires_at: later };
  await trx.insertInto('sent_codes').values(code).execute();
}

async function addPatientRows({ trx, accountId: account_id, now, later, sealed }: Given): Promise<void> {
  const stay = { class: 'inpatient', location_id: 'alder-main', unit: '4 East', bed: null, admitted_at: now } as const;
  await trx
    .insertInto('admissions')
    .values({ account_id, ...stay })
    .execute();
  const invite = { invite_hash: randomBytes(32), patient_account_id: account_id, expires_at: later };
  await trx
    .insertInto('proxy_invites')
    .values({ ...invite, scope: 'view', invitee: sealed, access_ends_at: later, invited_at: now })
    .execute();
  await upsertProxy(trx, {
    account_id,
    patient_account_id: randomUUID(),
    scopes: ['view'],
    since: now,
    ends_at: later,
  });
}

async function addEstimates({ trx, accountId: owner_id, now, later, sealed }: Given): Promise<void> {
  const insurance_id = randomUUID();
  const insurance = { owner_id, id: insurance_id, payor_id: 'meridian', insurance: sealed, created_at: now };
  await trx
    .insertInto('insurances')
    .values({ ...insurance, is_on_file: true })
    .execute();
  const inquiry = { owner_id, id: randomUUID(), insurance_id, question_key: randomBytes(32), question: sealed };
  const asked = { state: 'answered', created_at: now, expires_at: later } as const;
  await trx
    .insertInto('inquiries')
    .values({ ...inquiry, ...asked })
    .execute();
  const estimate = { owner_id, owner_kind: 'account', service_area: 'bay', location_id: 'alder-main' } as const;
  const kept = { disclaimer_accepted: true, created_at: now, updated_at: now, expires_at: later };
  const saved = { saved_at: now, saved_figures: sealed, valid_until: later };
  for (const estimates of [
    { template: 'working', insurance_id, benefits: sealed },
    { template: 'saved with an insurance', insurance_id, benefits: sealed, ...saved },
    { template: 'saved without', ...saved },
  ]) {
    await trx
      .insertInto('estimates')
      .values({ ...estimate, ...kept, id: randomUUID(), ...estimates })
      .execute();
  }
  const hashes = { number_hash: randomBytes(32), fact_hash: randomBytes(32) };
  const numbered = { owner_id, owner_kind: 'account', is_own_device: false, kept_at: now, expires_at: later } as const;
  await trx
    .insertInto('kept_estimates')
    .values({ ...hashes, ...numbered, sealed })
    .execute();
  const shared = { owner_id, owner_kind: 'account', made_at: now, expires_at: later } as const;
  const link = { token_hash: randomBytes(32), link_id: randomUUID(), estimate_id: randomUUID(), file: 'e30..a.b.c' };
  await trx
    .insertInto('health_links')
    .values({ ...shared, ...link, passcode_hash: null, tries_left: 5 })
    .execute();
  const watch = { token_hash: randomBytes(32), number_hash: hashes.number_hash, owner_id, sealed, confirmed_at: now };
  await trx
    .insertInto('price_watches')
    .values({ ...watch, seen_prices: '', expires_at: later })
    .execute();
}

async function addVisit({ trx, accountId: owner_id, now, later, sealed }: Given): Promise<void> {
  const visit_id = randomUUID();
  const kept = { owner_id, visit_id, expires_at: later };
  const at = { starts_at: now, ends_at: later, is_video: true, status: 'booked', sequence: 0 } as const;
  await trx
    .insertInto('visits')
    .values({ ...kept, ...at, owner_kind: 'account', details: sealed })
    .execute();
  await trx
    .insertInto('visit_appointments')
    .values({ ...kept, appointment_key: randomBytes(32) })
    .execute();
  await trx
    .insertInto('visit_links')
    .values({ ...kept, token_hash: randomBytes(32) })
    .execute();
}

async function addMessage({ trx, accountId: owner_id, now, later, sealed }: Given): Promise<void> {
  const message = { owner_id, reference: randomBytes(4).toString('hex'), sealed };
  const about = { owner_kind: 'account', topic: 'helpdesk', status: 'open', language: 'en' } as const;
  await trx
    .insertInto('help_desk_messages')
    .values({ ...message, ...about, sent_at: now, expires_at: later })
    .execute();
  await trx
    .insertInto('help_desk_answers')
    .values({ ...message, answer_id: randomUUID(), answered_at: now })
    .execute();
}

async function addEnrolment(
  { trx, accountId: account_id, now, later, sealed }: Given,
  patient_id: string,
): Promise<void> {
  const done = { browser_hash: randomBytes(32), flow: 'activation', version: 1, state: '{}', sealed } as const;
  await trx
    .insertInto('enrolments')
    .values({ ...done, account_id, expires_at: later })
    .execute();
  const reserved = { patient_id, account_id, person: sealed, reserved_at: now };
  await trx.insertInto('reserved_accounts').values(reserved).execute();
  const notice = { code_hash: randomBytes(32), account_id, patient_id, sealed, tied_at: now, expires_at: later };
  await trx.insertInto('record_notices').values(notice).execute();
  await trx.insertInto('match_cases').values({ account_id, sealed, opened_at: now }).execute();
  const code = { code_hash: randomBytes(32), channel: 'letter', patient_id, sealed } as const;
  await trx
    .insertInto('access_codes')
    .values({ ...code, issued_at: now, expires_at: later, used_at: now, used_by: account_id })
    .execute();
}
