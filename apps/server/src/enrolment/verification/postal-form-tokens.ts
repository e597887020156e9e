import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import { subkey } from '../../platform/crypto/subkey.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Services } from '../../platform/services.ts';
import { issueTicket, spendTicket } from '../../accounts/tickets.ts';
import type { SignUp } from '../sign-up/sign-up.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * The form's sec_token: proves that the form belongs to this sign-up in its present state. It is computed, not stored,
 * and only the server can make it.
 */
export function secToken(secret: string, { key, expiresAt }: Pick<SignUp, 'key' | 'expiresAt'>): string {
  const content = `${Buffer.from(key.browser_hash).toString('hex')}\n${expiresAt.toISOString()}`;
  return createHmac('sha256', subkey(secret, 'postal form')).update(content).digest('base64url');
}

export function isSecToken(token: string, secret: string, signUp: SignUp): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(secToken(secret, signUp))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The customformtoken of one form: valid for one submission from this browser. */
export async function issueFormToken(
  trx: Transaction<Tables>,
  { browserId }: Pick<Visitor, 'browserId'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<string> {
  return issueTicket(trx, {
    purpose: 'postal-form',
    accountId: null,
    data: {},
    browserHash: hashOf(browserId),
    lifetimeSeconds: limits.postalForm.window,
    secret: settings.secret,
    now: ports.clock.now(),
  });
}

/** Spends a customformtoken. Of two submissions at once, one gets true. */
export async function spendFormToken(
  trx: Transaction<Tables>,
  token: string,
  { browserId }: Pick<Visitor, 'browserId'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<boolean> {
  const search = { token, purposes: ['postal-form'], browserHash: hashOf(browserId) } as const;
  const spent = await spendTicket(trx, { ...search, secret: settings.secret, now: ports.clock.now() });
  return spent !== null;
}
