import { requireOwnAccount } from '../accounts/own-account.ts';
import { findAccount } from '../accounts/queries/accounts.ts';
import { EDIT_ESTIMATES } from '../accounts/security-points.ts';
import type { EstimateOwner } from './estimate-owner.ts';
import { ownerOf } from './guest-identity.ts';
import { useGuestSession } from './use-guest-session.ts';
import type { Acting } from '../platform/visitor/signed-in.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';

/**
 * The owner of the estimates that a call is about, so that a call and its signed-in twin share one use case. In a call for
 * people who are signed in it is the account, or that of the patient for whom the session acts. Else a guest gets in by a token that this browser earned, or without one by
 * the browser's live session; unknown, expired and somebody else's token are refused alike.
 *
 * @throws Refusal guestTokenRequired, signInRequired, accessEnded
 */
export async function requireEstimateOwner(
  token: string | undefined,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<EstimateOwner> {
  if (visitor.session === null) {
    if (!(await useGuestSession(token, visitor, services))) throw new Refusal('guestTokenRequired');
    return { ownerId: ownerOf(visitor.browserId), kind: 'guest', savedBy: null, canBegin: true, canEditAndSave: false };
  }
  const { accountId, account, session } = await requireOwnAccount(visitor, services);
  const canEditAndSave = account.security_points.includes(EDIT_ESTIMATES);
  if (session.acting === null) {
    return { ownerId: accountId, kind: 'account', savedBy: null, canBegin: true, canEditAndSave };
  }
  return lookedAfter(session.acting, { accountId, canEditAndSave }, services);
}

/** The patient for whom the session acts, within what the access allows, and what both accounts may. */
async function lookedAfter(
  { access }: Acting,
  proxy: { accountId: string; canEditAndSave: boolean },
  { database }: Pick<Services, 'database'>,
): Promise<EstimateOwner> {
  if (access === null) throw new Refusal('accessEnded');
  const { patientAccountId: ownerId, scopes } = access;
  const makes = scopes.includes('estimates');
  const patient = await findAccount(database.db, ownerId);
  const mayPatient = patient === undefined || patient.security_points.includes(EDIT_ESTIMATES);
  const canEditAndSave = makes && proxy.canEditAndSave && mayPatient;
  return { ownerId, kind: 'account', savedBy: proxy.accountId, canBegin: makes, canEditAndSave };
}
