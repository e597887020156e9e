import type { Transaction } from 'kysely';
import { isOneOf } from '../../platform/crypto/is-one-of.ts';
import { keyedHashes, type Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Services } from '../../platform/services.ts';
import { issueTicket, spendTicket } from '../../accounts/tickets.ts';
import type { SignUp } from '../sign-up/sign-up.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * The form's sec_token: proves that the form belongs to this sign-up in its present state. It is computed, not stored,
 * and only the server can make it. It is made of what only a step changes: the end of a sign-up moves with each look at it.
 */
export function secToken(keys: Keys, signUp: Pick<SignUp, 'key' | 'version'>): string {
  return secTokens(keys, signUp)[0] ?? '';
}

/** Whether it is this sign-up's, made before the secret was changed or since. */
export function isSecToken(token: string, keys: Keys, signUp: SignUp): boolean {
  return isOneOf(token, secTokens(keys, signUp));
}

function secTokens(keys: Keys, { key, version }: Pick<SignUp, 'key' | 'version'>): string[] {
  const content = `${Buffer.from(key.browser_hash).toString('hex')}\n${version}`;
  return keyedHashes(keys, 'postal form', content).map((hash) => hash.toString('base64url'));
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
    keys: settings.keys,
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
  const spent = await spendTicket(trx, { ...search, keys: settings.keys, now: ports.clock.now() });
  return spent !== null;
}
