import type { InputOf } from '@portico/contract';
import type { Transaction } from 'kysely';
import { hashOf, newToken } from '../platform/crypto/token.ts';
import { spendCaptcha } from '../platform/limits/captcha-uses.ts';
import { findBrowserSession, insertGuestSession } from './queries/guest-sessions.ts';
import { retriedTransaction } from '../platform/db/retried-transaction.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { forgetGuestInsurance } from './insurance/forget-insurance-of.ts';
import { useGuestSession } from './use-guest-session.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { Terms } from '../platform/terms/terms.ts';
import type { CaptchaUse } from '../ports/captcha.ts';
import { secondsAfter } from '../platform/time.ts';
import { limits } from '../platform/limits/limits.ts';

type Proof = Pick<InputOf<'getEstimateServices'>, 'token' | 'CaptchaResponse'>;

/** The accepted terms, and when the acceptance expires. */
interface Acceptance {
  terms_version: string;
  accepted_at: Date;
  expires_at: Date;
}

/**
 * The guest's token, for one of three proofs (decision 0002): a valid token of this browser, which is returned; the answer to the
 * captcha of the terms, which is used up; or, without both, the browser's current session, for which another token is made that ends
 * with it. Terms that are accepted after the last session ended start a new visit, without the insurance of the visit before
 * (decision 0011).
 *
 * @throws Refusal guestTokenRequired for a token that is missing, used, unknown, expired or another person's.
 */
export async function earnGuestToken(
  { token, CaptchaResponse }: Proof,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings' | 'terms'>,
): Promise<string> {
  const { database, ports } = services;
  const now = ports.clock.now();
  const browserHash = hashOf(visitor.browserId);
  if (token !== undefined && (await useGuestSession(token, visitor, services))) return token;
  const answered = CaptchaResponse === undefined || CaptchaResponse === '' ? null : CaptchaResponse;
  // An invalid token is refused, even where the browser has a session.
  if (answered === null && token !== undefined) throw new Refusal('guestTokenRequired');
  const acceptBy = answered === null ? bySession(browserHash, now) : await byCaptcha(answered, now, services);
  const earned = newToken();
  // One transaction uses up the proof and stores the session, so that an error cannot do only one of them.
  await retriedTransaction(database.db, async (trx) => {
    const acceptance = await acceptBy(trx);
    if (!acceptance) throw new Refusal('guestTokenRequired');
    // The last guest's session is over, or there was none: the person who accepts the terms now can be another one.
    const isNewVisit = (await findBrowserSession(trx, browserHash, now)) === undefined;
    if (isNewVisit) await forgetGuestInsurance(trx, visitor.browserId, now);
    await insertGuestSession(trx, { token_hash: hashOf(earned), browser_hash: browserHash, ...acceptance });
  });
  return earned;
}

/** Uses up a proof and returns the acceptance that it proves; undefined for an invalid proof. */
type AcceptBy = (trx: Transaction<Tables>) => Promise<Acceptance | undefined>;

function bySession(browserHash: Uint8Array, now: Date): AcceptBy {
  return (trx) => findBrowserSession(trx, browserHash, now);
}

async function byCaptcha(response: string, now: Date, services: Pick<Services, 'ports' | 'terms'>): Promise<AcceptBy> {
  const answered = await answerTo(response, services);
  if (answered === null) return async () => undefined;
  const { use, terms } = answered;
  // Before the transaction: the words stand in the database before anybody has accepted them.
  await services.terms.keep('estimates', terms);
  const acceptance = {
    terms_version: terms.version,
    accepted_at: now,
    expires_at: secondsAfter(now, limits.guestToken.window),
  };
  return async (trx) => ((await spendCaptcha(trx, use)) ? acceptance : undefined);
}

/** The terms that were read, to whose version the challenge is bound; null where the answer is good for none that may be accepted now. */
async function answerTo(
  response: string,
  { ports, terms }: Pick<Services, 'ports' | 'terms'>,
): Promise<{ use: CaptchaUse; terms: Terms } | null> {
  for (const each of await terms.acceptable('estimates')) {
    const use = await ports.captcha.verify(response, each.version);
    if (use !== null) return { use, terms: each };
  }
  return null;
}
