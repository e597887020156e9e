import type { Keys } from '../platform/crypto/keys.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';
import type { Place } from '../platform/crypto/sealed-columns.ts';

/** Who was invited to look after a record. */
export interface Invitee {
  /** As the inviter wrote it; the person's own account says who it is. */
  readonly name: string;
  readonly email: string;
  /** ISO date. */
  readonly birthDate: string;
}

export function sealInvitee(keys: Keys, inviteHash: Uint8Array, invitee: Invitee): string {
  return seal(keys, placeOf(inviteHash), invitee);
}

/** @throws Error if the text was changed, or is another row's or another secret's. */
export function unsealInvitee(
  keys: Keys,
  { hash, invitee }: { readonly hash: Uint8Array; readonly invitee: string },
): Invitee {
  return unseal(keys, placeOf(hash), invitee) as Invitee;
}

function placeOf(inviteHash: Uint8Array): Place<'proxy_invites.invitee'> {
  return { column: 'proxy_invites.invitee', row: { invite_hash: inviteHash } };
}

/** Whether an account is the invited person's: by mailbox and birth date. Letter case does not matter. */
export function isInvitee(
  invitee: Pick<Invitee, 'email' | 'birthDate'>,
  { email, birthDate }: { readonly email: string | null; readonly birthDate: string },
): boolean {
  return email !== null && email.toLowerCase() === invitee.email.toLowerCase() && birthDate === invitee.birthDate;
}
