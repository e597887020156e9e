import type { Challenge } from 'altcha-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../platform/crypto/keys.ts';
import type { Database } from '../platform/db/database.ts';
import { spendCaptcha } from '../platform/limits/captcha-uses.ts';
import { engines, createTestDatabase } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { captchaByAltcha } from './captcha-altcha.ts';
import { captchaDisabled } from './captcha-disabled.ts';

const terms = '2026-11';

function openCaptcha(secret = 'a secret of the tests') {
  const clock = settableClock();
  const captcha = captchaByAltcha(clock, keysOf(secret), 5);
  const challenge = async () => (await captcha.challenge(terms)) as unknown as Challenge;
  return { clock, captcha, challenge };
}

describe('the captcha (spec §6: guests need a captcha response and must accept terms first)', () => {
  it('takes the answer to its own challenge', async () => {
    const { captcha, challenge, clock } = openCaptcha();
    const use = await captcha.verify(await solveCaptcha(await challenge()), terms);
    expect(use?.expiresAt).toEqual(new Date(clock.now().getTime() + 20 * 60_000));
  });

  it('refuses an answer after 20 minutes', async () => {
    const { captcha, challenge, clock } = openCaptcha();
    const response = await solveCaptcha(await challenge());
    clock.advance(20 * 60);
    expect(await captcha.verify(response, terms)).toBeNull();
  });

  it('refuses an answer that accepted other terms', async () => {
    const { captcha, challenge } = openCaptcha();
    expect(await captcha.verify(await solveCaptcha(await challenge()), '2027-01')).toBeNull();
  });

  it('refuses a challenge that somebody else signed, or changed', async () => {
    const { captcha, challenge } = openCaptcha();
    const foreign = await solveCaptcha(await openCaptcha('another secret').challenge());
    expect(await captcha.verify(foreign, terms)).toBeNull();
    const own = await challenge();
    const longer = { ...own.parameters, data: { terms, expires: 4_000_000_000 } };
    expect(await captcha.verify(await solveCaptcha({ ...own, parameters: longer }), terms)).toBeNull();
  });

  it('refuses a guess', async () => {
    const { captcha, challenge } = openCaptcha();
    const guess = { challenge: await challenge(), solution: { counter: 1, derivedKey: 'ab'.repeat(32) } };
    expect(await captcha.verify(Buffer.from(JSON.stringify(guess)).toString('base64'), terms)).toBeNull();
  });

  it.each([
    '',
    'accepted:2026-11',
    '%%%',
    Buffer.from('{}').toString('base64'),
    Buffer.from('null').toString('base64'),
  ])('refuses what is no answer at all: %j', async (response) => {
    expect(await openCaptcha().captcha.verify(response, terms)).toBeNull();
  });

  it('where disabled, takes the word for the terms', async () => {
    const captcha = captchaDisabled(settableClock());
    expect(await captcha.challenge(terms)).toBeNull();
    expect(await captcha.verify('accepted:2026-11', terms)).not.toBeNull();
    expect(await captcha.verify('accepted:2025-01', terms)).toBeNull();
  });
});

describe.each(engines)('a captcha answer on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('works once, also for 20 requests at the same moment', async () => {
    const use = { challenge: 'nonce.salt', expiresAt: new Date('2026-11-21T10:20:00Z') };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => spendCaptcha(database.db, use)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });
});
