import { confirmedEmail } from '../accounts/email/confirmed-email.ts';
import { findPeople, type Person } from '../accounts/people.ts';
import { requireOwnAccount } from '../accounts/own-account.ts';
import { hashOf } from '../platform/crypto/token.ts';
import { countTryOf } from '../platform/db/use-limits.ts';
import { limitKey } from '../platform/limits/limit-key.ts';
import { limits } from '../platform/limits/limits.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { isInvitee, unsealInvitee } from './invitee.ts';
import { findPendingInvite, type PendingInvite } from './queries/proxy-invites.ts';

/** An invitation, the patient to whose record it is, and the account of the invited person. */
export interface OwnInvite {
  invite: PendingInvite;
  patient: Person;
  accountId: string;
}

/**
 * The invitation with this code, for the person to whom it was sent: the account must have the mailbox and the birth date that
 * the inviter gave. The mailbox counts once its owner has confirmed it (decisions 89, 100): it alone shows who was invited. Each try is
 * counted, and given back where mailbox and birth date were right.
 *
 * @throws Refusal unknownInvite: the same for an unknown, answered or expired invitation, for another person's and for
 * the patient's own; emailUnconfirmed to the account that has both, and has not confirmed the mailbox yet; tooManyRequests.
 */
export async function requireOwnInvite(inviteCode: string, visitor: Visitor, services: Services): Promise<OwnInvite> {
  const { database, ports, settings } = services;
  const { keys } = settings;
  const { accountId, account, profile } = await requireOwnAccount(visitor, services);
  const now = ports.clock.now();
  const counted = await countTryOf(
    database.db,
    {
      address: {
        key: limitKey(keys, `proxy invite:address:${visitor.address}`),
        limit: limits.proxyInviteTriesOfAddress.number,
      },
      subject: { key: limitKey(keys, `proxy invite:account:${accountId}`), limit: limits.proxyInviteTries.number },
    },
    now,
    limits.proxyInviteTries.window,
  );
  if (!counted.isWithinLimit) throw new Refusal('tooManyRequests', [], counted.wait);
  const invite = await findPendingInvite(database.db, hashOf(inviteCode), accountId, now);
  if (invite === undefined || !isInvitee(unsealInvitee(keys, invite), profile)) {
    throw new Refusal('unknownInvite');
  }
  if (confirmedEmail(profile, account) === null) {
    // Both things that are tried were right: who comes back before the mailbox is confirmed guesses nothing.
    await counted.giveBack();
    throw new Refusal('emailUnconfirmed');
  }
  const people = await findPeople(database.db, keys, [invite.patientAccountId]);
  const patient = people.get(invite.patientAccountId);
  if (patient === undefined) throw new Refusal('unknownInvite');
  await counted.giveBack();
  return { invite, patient, accountId };
}
