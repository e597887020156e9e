import type { CallInput, getEstimateServices } from '@portico/contract';
import { spendCaptcha } from '../db/queries/captcha-uses.ts';
import { findBrowserSession, insertGuestSession, isTokenLive } from '../db/queries/guest-sessions.ts';
import { hashOf, newToken } from '../estimates/guest-identity.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/** How long a token lives, in seconds (docs/decisions/0002). */
const TOKEN_LIFETIME = 24 * 3600;

type Proof = Pick<CallInput<typeof getEstimateServices>, 'token' | 'CaptchaResponse'>;

/** Terms that were accepted, and until when that holds. */
interface Acceptance {
  terms_version: string;
  accepted_at: Date;
  expires_at: Date;
}

/**
 * The guest's token, for one of three proofs: a token that is live in this browser, which is given back; the answer to
 * the captcha of the terms, which is spent by this; or, with neither, the browser's live session, for which a further
 * token is made that ends with it (decision 0002).
 *
 * @throws Refusal guestTokenRequired, for none, spent, unknown, expired or somebody else's alike.
 */
export async function earnGuestToken(
  { token, CaptchaResponse }: Proof,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<string> {
  const { db } = services.database;
  const now = services.ports.clock.now();
  const browserHash = hashOf(visitor.browserId);
  if (token !== undefined && (await isTokenLive(db, hashOf(token), browserHash, now))) return token;
  const acceptance = await acceptanceBy(token, CaptchaResponse, browserHash, services);
  if (acceptance === null) throw new Refusal('guestTokenRequired');
  const earned = newToken();
  await insertGuestSession(db, {
    token_hash: hashOf(earned),
    browser_hash: browserHash,
    ...acceptance,
  });
  return earned;
}

async function acceptanceBy(
  token: string | undefined,
  captchaResponse: string | undefined,
  browserHash: Uint8Array,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<Acceptance | null> {
  const now = ports.clock.now();
  if (captchaResponse !== undefined && captchaResponse !== '') {
    const { version } = settings.healthSystem.terms;
    const use = await ports.captcha.verify(captchaResponse, version);
    if (use === null || !(await spendCaptcha(database.db, use))) return null;
    return {
      terms_version: version,
      accepted_at: now,
      expires_at: new Date(now.getTime() + TOKEN_LIFETIME * 1000),
    };
  }
  if (token !== undefined) return null;
  return (await findBrowserSession(database.db, browserHash, now)) ?? null;
}
