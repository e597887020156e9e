import { formatAccessCode } from '@portico/rules';
import { usernameKeys } from '../apps/server/src/platform/crypto/lookup-keys.ts';
import type { Keys } from '../apps/server/src/platform/crypto/keys.ts';
import { hashOf, newToken } from '../apps/server/src/platform/crypto/token.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { secondsAfter } from '../apps/server/src/platform/time.ts';
import { findAccountByUsername } from '../apps/server/src/accounts/queries/accounts.ts';
import { issueTicket } from '../apps/server/src/accounts/tickets.ts';
import { issueAccessCode } from '../apps/server/src/enrolment/activation/issue-access-code.ts';
import { newAccessCode } from '../apps/server/src/enrolment/activation/new-access-code.ts';
import { patientIdOf } from '../apps/server/src/patients/patient-id.ts';
import { sealInvitee } from '../apps/server/src/proxies/invitee.ts';
import { insertInvite } from '../apps/server/src/proxies/queries/proxy-invites.ts';
import { type Group, groups, personOf } from './timing-people.ts';

/** What somebody may hold of a person without being them: an access code, an invitation, a link that confirms a mailbox. */
export interface HeldSecrets {
  accessCode: string;
  inviteCode: string;
  emailToken: string;
}

const HOUR = 3600;

/** Those of each person of a round. The ones of unknown people are of the same form, and of nobody. */
export async function issueSecrets(
  { db }: Database,
  keys: Keys,
  count: number,
  now: Date,
): Promise<Record<Group, HeldSecrets[]>> {
  const secrets: Record<Group, HeldSecrets[]> = { known: [], unknown: [], suspended: [] };
  await db.transaction().execute(async (trx) => {
    for (const group of groups) {
      for (let number = 0; number < count; number += 1) {
        secrets[group].push(group === 'unknown' ? ofNobody() : await issueTo(trx, { group, number, keys, now }));
      }
    }
  });
  return secrets;
}

function ofNobody(): HeldSecrets {
  return { accessCode: formatAccessCode(newAccessCode()), inviteCode: newToken(), emailToken: newToken() };
}

async function issueTo(
  trx: Parameters<typeof issueTicket>[0],
  { group, number, keys, now }: { group: Group; number: number; keys: Keys; now: Date },
): Promise<HeldSecrets> {
  const { username, firstName, lastName, birthDate, zip } = personOf(group, number);
  const account = await findAccountByUsername(trx, usernameKeys(keys, username));
  if (account === undefined) throw new Error('The person of the round has no account.');
  const { account_id: accountId } = account;
  const issuedTo = {
    number: username,
    firstName,
    lastName,
    birthDate,
    zips: [zip],
    email: null,
    phones: [],
    coverage: [],
  };
  const patientId = patientIdOf(keys, username);
  const { code: accessCode } = await issueAccessCode(trx, { channel: 'print', patientId, issuedTo, keys, now });
  const inviteCode = newToken();
  const hash = hashOf(inviteCode);
  // For another person than the one who opens it.
  const invitee = { name: 'Another', email: 'another@example.org', birthDate: '1970-01-01' };
  await insertInvite(trx, {
    invite_hash: hash,
    patient_account_id: accountId,
    scopes: ['view'],
    invitee: sealInvitee(keys, hash, invitee),
    access_ends_at: secondsAfter(now, HOUR),
    invited_at: now,
    expires_at: secondsAfter(now, HOUR),
  });
  // One that has expired: whoever holds one that has not was sent it.
  const ended = { browserHash: null, lifetimeSeconds: -HOUR, keys, now } as const;
  const link = { purpose: 'email-link', accountId, data: { address: 'former@example.org' }, ...ended } as const;
  return { accessCode, inviteCode, emailToken: await issueTicket(trx, link) };
}
