import type { CaptchaForm } from '@portico/contract';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits as allLimits } from '../../platform/limits/limits.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import { requireCaptcha } from '../../platform/limits/require-captcha.ts';
import { findCaptcha } from '../../platform/limits/tries.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import { widerNetworks } from '../../platform/limits/wider-networks.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter, secondsUntil } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

/** A try, with the answer to a captcha where there is one. */
export interface StrangerTry {
  form: Extract<CaptchaForm, 'signIn' | 'recovery'>;
  /** Empty: none. */
  captchaResponse: string;
}

/**
 * The limits that count a try. Beyond those of the networks around an address, and of all strangers, a try needs the
 * answer to a captcha, which buys one try and counts by the address alone. Where captcha is disabled they lock.
 *
 * @throws Refusal captchaRefused, before anything is counted.
 */
export async function limitsOfTry(
  limits: readonly TryLimit[],
  { form, captchaResponse }: StrangerTry,
  { database, ports }: Services,
): Promise<readonly TryLimit[]> {
  if (!ports.captcha.enabled) return limits.map((limit) => ({ ...limit, beyond: 'lock' }));
  if (captchaResponse === '') {
    if (await findCaptcha(database.db, limits, ports.clock.now())) throw new Refusal('captchaRefused');
    return limits;
  }
  await requireCaptcha(form, captchaResponse, { database, ports });
  return limits.filter(({ beyond }) => beyond === 'lock');
}

/**
 * Counts a sign-in of an unfamiliar browser for its address and the networks around it, whatever the username: against
 * one password that is tried on many names. Beyond their limits it needs the answer to a captcha.
 *
 * @throws Refusal captchaRefused; where captcha is disabled tooManyRequests, with the seconds to wait.
 */
export async function countSignIn(
  { captchaResponse }: Pick<StrangerTry, 'captchaResponse'>,
  { address }: Pick<Visitor, 'address'>,
  { database, ports, settings }: Services,
): Promise<void> {
  if (ports.captcha.enabled && captchaResponse !== '') return;
  const { keys, callsPerMinute } = settings;
  const ofAddress = Math.max(1, Math.floor(callsPerMinute / allLimits.callsPerSignIn.number));
  const uses = [
    { key: limitKey(keys, `sign-in:${address}`), limit: ofAddress },
    ...widerNetworks(address).map(({ network }) => ({
      key: limitKey(keys, `sign-in:${network}`),
      limit: ofAddress * allLimits.addressesPerNetwork.number,
    })),
  ];
  const now = ports.clock.now();
  const counted = await countUse(
    database.db,
    uses.map(({ key }) => key),
    now,
    secondsAfter(now, allLimits.calls.window),
  );
  const beyond = counted.filter(({ key, points }) => uses.some((use) => use.key === key && points > use.limit));
  if (beyond.length === 0) return;
  if (ports.captcha.enabled) throw new Refusal('captchaRefused');
  const waits = beyond.map(({ expires_at }) => secondsUntil(expires_at, now));
  throw new Refusal('tooManyRequests', [], Math.max(1, ...waits));
}
