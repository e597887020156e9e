import { type IdentityOutcome, type IdentityPurpose, linkTo, pathTo, type StateName } from '@portico/contract';
import { issueSignInTicket } from '../accounts/identities/sign-in-ticket.ts';
import { identitySessionHash, subjectHash } from '../accounts/identities/subject-hash.ts';
import { findAccountOfSubject } from '../accounts/queries/account-identities.ts';
import { isUnderWay, loadSignUp } from '../enrolment/sign-up/sign-up.ts';
import { appendAudit, auditContext } from '../platform/audit/append-audit.ts';
import type { Services } from '../platform/services.ts';
import type { SignedIn } from '../platform/visitor/signed-in.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { beginActivation } from './begin-activation.ts';
import { type SentBrowser, takeSentBrowser } from './identity-request.ts';
import { linkOwnIdentity } from './link-own-identity.ts';
import { recoverByIdentity } from './recover-by-identity.ts';
import type { Told } from './told.ts';
import { verifySignUp } from './verify-sign-up.ts';

/** Where a browser goes on: at a page of the portal, by a path that says nothing of the person. */
type GoOn = string;

/**
 * Finishes what a browser was sent to an identity provider for. Each way back is taken once. Whatever is wrong with what the identity
 * provider has told reads alike, and the page says what can be done instead.
 *
 * @param id of the identity provider, by the path to which it has sent the browser.
 * @param session the live one of the browser; null without one.
 */
export async function finishIdentityRequest(
  { id, query }: { id: string; query: URLSearchParams },
  visitor: Visitor & { session: SignedIn | null },
  services: Services,
): Promise<GoOn> {
  const sent = await takeSentBrowser(query.get('state') ?? '', visitor, services);
  if (sent === null) return outcomePage('expired', id, await purposeOfBrowser(visitor, services));
  const { request, purpose } = sent;
  const provider = services.settings.healthSystem.identityProviders.find((each) => each.id === request.provider);
  // Each identity provider has its own path, so that none answers for another (RFC 9207).
  if (provider === undefined || provider.id !== id) return refuse(sent, 'provider', visitor, services);
  const answer = await services.ports.identityProviders.answer(request, query);
  if (answer.outcome === 'refused') return refuse(sent, 'answer', visitor, services);
  if (answer.outcome !== 'person') return outcomePage(answer.outcome, id, purpose);
  const { identity } = answer;
  const subject = subjectHash(services.settings.keys, provider.issuer, identity.subject);
  const goOn = await finishers[purpose]({ provider, identity, subject }, sent, visitor, services);
  return goOn ?? refuse(sent, 'person', visitor, services);
}

/** What a browser has begun whose way back is over, or was taken before, as by "back": creating an account, where it is still at that. */
async function purposeOfBrowser(visitor: Visitor, services: Services): Promise<IdentityPurpose | undefined> {
  const signUp = await loadSignUp(visitor, services);
  return isUnderWay(signUp, services.ports.clock.now()) ? 'signUp' : undefined;
}

/** @returns null where the identity is not that of the person whom it has to be. */
type Finish = (
  told: Told,
  sent: SentBrowser,
  visitor: Visitor & { session: SignedIn | null },
  services: Services,
) => Promise<GoOn | null>;

const finishers: Readonly<Record<IdentityPurpose, Finish>> = {
  signIn: async ({ provider, identity: { amr, session }, subject }, _sent, visitor, services) => {
    const { database, settings } = services;
    const { db } = database;
    const accountId = await findAccountOfSubject(db, subject);
    // Nobody is told whether the hospital knows the person: an account is joined by its owner, who signs in to it first.
    if (accountId === undefined) return outcomePage('notLinked', provider.id, 'signIn');
    const there = session === '' ? null : identitySessionHash(settings.keys, provider.issuer, session);
    const by = { provider: provider.id, amr, session: there };
    const ticket = await db.transaction().execute((trx) => issueSignInTicket(trx, accountId, by, visitor, services));
    return linkTo('', 'identity-return', ticket, { outcome: 'known', provider: provider.id, purpose: 'signIn' });
  },
  signUp: async (told, _sent, visitor, services) => {
    const verified = await verifySignUp(told, visitor, services);
    if (verified === 'expired') return outcomePage('expired', told.provider.id, 'signUp');
    return verified === null ? null : stepPage('signup-user-credentials', verified.partner);
  },
  activation: async (told, _sent, visitor, services) => {
    const outcome = await beginActivation(told, visitor, services);
    if (outcome === 'begun') return pathTo('user-login-credentials');
    return outcome === null ? null : outcomePage(outcome, told.provider.id, 'activation');
  },
  recovery: async (told, _sent, visitor, services) => {
    const ticket = await recoverByIdentity(told, visitor, services);
    return ticket === null ? null : linkTo('', 'reset-password', ticket);
  },
  link: async (told, { accountId }, visitor, services) => {
    if (accountId === null || visitor.session?.accountId !== accountId) {
      return outcomePage('expired', told.provider.id, 'link');
    }
    const outcome = await linkOwnIdentity(told, accountId, visitor, services);
    return outcome === null ? null : outcomePage(outcome, told.provider.id, 'link');
  },
};

/** The page that says what became of it. */
export function outcomePage(outcome: IdentityOutcome, provider: string, purpose?: IdentityPurpose): GoOn {
  return pathTo('identity-return', { outcome, provider, ...(purpose === undefined ? {} : { purpose }) });
}

function stepPage(name: Extract<StateName, 'signup-user-credentials'>, partner: string | null): GoOn {
  return partner === null ? pathTo(name) : pathTo(`partner-${name}.params`, { partner });
}

async function refuse(
  { request: { provider }, purpose, accountId }: SentBrowser,
  reason: 'provider' | 'answer' | 'person',
  visitor: Visitor,
  services: Services,
): Promise<GoOn> {
  const details = { identityProvider: provider, purpose, reason };
  await services.database.db.transaction().execute((trx) =>
    appendAudit(trx, auditContext(visitor, services), {
      event: 'identityRefused',
      accountId,
      actor: accountId === null ? 'visitor' : 'account',
      details,
    }),
  );
  return outcomePage('refused', provider, purpose);
}
