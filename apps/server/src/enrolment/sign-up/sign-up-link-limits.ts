import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

type Needed = Pick<Services, 'ports' | 'settings'>;

/**
 * Counts a sign-up that a browser puts off, or a link that it tries, before anything else is done for it.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait.
 */
export async function countSignUpLink(
  db: Kysely<Tables>,
  what: 'putOff' | 'resumed',
  { address, browserId }: Pick<Visitor, 'address' | 'browserId'>,
  { ports, settings: { keys } }: Needed,
): Promise<void> {
  const uses = [
    { key: limitKey(keys, `signUpLink:${what}:address:${address}`), limit: limits.signUpLinksOfAddress.number },
    { key: limitKey(keys, `signUpLink:${what}:browser:${browserId}`), limit: limits.signUpLinksOfBrowser.number },
  ];
  await requireUseBelow(db, uses, ports.clock.now(), limits.signUpLinksOfBrowser.window);
}

/** Counts a mail to a mailbox: whether it may still get one. */
export async function isMailboxBelowLimit(
  db: Kysely<Tables>,
  email: string,
  { ports, settings: { keys } }: Needed,
): Promise<boolean> {
  const key = limitKey(keys, `signUpLink:mailbox:${email.toLowerCase()}`);
  return (await countOf(db, key, limits.signUpLinks.window, ports.clock.now())) <= limits.signUpLinks.number;
}

/** Counts a try of the date of birth, before it is checked: of fifty at once, no more than the limit are checked. */
export async function hasTriesLeft(
  db: Kysely<Tables>,
  token: string,
  { ports, settings: { keys } }: Needed,
): Promise<boolean> {
  const key = limitKey(keys, `signUpLink:tries:${token}`);
  return (await countOf(db, key, limits.signUpLink.window, ports.clock.now())) <= limits.signUpLink.number;
}

async function countOf(db: Kysely<Tables>, key: string, window: number, now: Date): Promise<number> {
  const usages = await countUse(db, [key], now, secondsAfter(now, window));
  return Math.max(...usages.map(({ points }) => points));
}
