import { changePassword, confirmPassword, forgetDevice, getAccountSecurity } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { signIn, type TestAccount } from '../testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { answeredTicket, begin, mailedTicket, newPassword, newPerson, update } from '../testing/recovery.ts';
import { messagesTo } from '../testing/two-step.ts';

const better = 'a better password 8';
const wrong = 'wrong password 1';

describe.each(callEngines)('a device that an account knows, on %s (docs/decisions/0017, 0020)', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;
  let deviceId: string;
  let places = 0;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ account: ana, browser } = await newPerson(test));
    deviceId = randomUUID();
    await signIn(browser, ana, deviceId);
  });

  const enterElsewhere = async (device?: string) => {
    const elsewhere = await createBrowser(test.app);
    await signIn(elsewhere, ana, device);
    return elsewhere;
  };
  const devicesOf = async (who: TestBrowser = browser): Promise<{ id: string; current: boolean }[]> =>
    (await who.get(getAccountSecurity.path)).json().response.devices;
  const notices = async () =>
    (await messagesTo(test, ana.profile.email ?? '')).filter(
      (mail) => Reflect.get(mail, 'subject') === 'A new device signed in to your account',
    ).length;
  /** Whether the device can sign in while its address is locked because of strangers. */
  const isFamiliar = async (device: string, password = ana.password) => {
    places += 1;
    const place = await createBrowser(test.app, { address: `198.51.100.${places}` });
    for (let count = 0; count < 5; count += 1) await signIn(place, { ...ana, password: wrong });
    return (await signIn(place, { ...ana, password }, device)).statusCode === 200;
  };

  it('is told from one that tells nothing of itself: its owner hears of that too', async () => {
    await signIn(browser, ana, deviceId);
    expect(await notices()).toBe(0);
    await enterElsewhere();
    expect(await notices()).toBe(1);
  });

  it('is a stranger again once it is forgotten, and leaves the list', async () => {
    const other = randomUUID();
    await enterElsewhere(other);
    const id = (await devicesOf()).find(({ current }) => current)?.id;
    await browser.post(forgetDevice.path, { deviceId: id });
    expect(await devicesOf()).toMatchObject([{ current: false }]);
    expect(await isFamiliar(deviceId)).toBe(false);
    expect(await isFamiliar(other)).toBe(true);
  });

  it('stays the only one when it changes the password', async () => {
    const other = randomUUID();
    await enterElsewhere(other);
    await browser.post(changePassword.path, { currentPassword: ana.password, password: better });
    expect(await devicesOf()).toMatchObject([{ current: true }]);
    expect(await isFamiliar(other, better)).toBe(false);
    expect(await isFamiliar(deviceId, better)).toBe(true);
  });

  it('stays the only one when it resets the password by a mailed link, so that no stranger shuts its owner out', async () => {
    const other = randomUUID();
    const ticket = await mailedTicket(test, browser, ana);
    await enterElsewhere(other);
    const reset = await update(browser, ticket, newPassword, { deviceId });
    expect(reset.statusCode).toBe(200);
    expect(await isFamiliar(other, newPassword)).toBe(false);
    expect(await isFamiliar(deviceId, newPassword)).toBe(true);
  });

  it('is forgotten with all others by a reset that tells another device, or came by the security question', async () => {
    await update(browser, await mailedTicket(test, browser, ana), newPassword, { deviceId: randomUUID() });
    expect(await isFamiliar(deviceId, newPassword)).toBe(false);
    await signIn(browser, { ...ana, password: newPassword }, deviceId);
    const reset = await update(browser, await answeredTicket(browser, ana), better, { deviceId });
    expect(reset.statusCode).toBe(200);
    expect(await isFamiliar(deviceId, better)).toBe(false);
  });

  it.each(['an id', 'nothing'])('is told to its owner after a reset too, when it is new and tells %s', async (told) => {
    await update(browser, await mailedTicket(test, browser, ana));
    const device = told === 'nothing' ? undefined : randomUUID();
    await signIn(await createBrowser(test.app), { ...ana, password: newPassword }, device);
    expect(await notices()).toBe(1);
  });

  it('is told to its owner after all were forgotten', async () => {
    await browser.post(forgetDevice.path, {});
    await enterElsewhere(randomUUID());
    expect(await notices()).toBe(1);
  });

  it('is a stranger to the password of its own session too, once it is forgotten', async () => {
    await browser.post(forgetDevice.path, {});
    for (let count = 0; count < 5; count += 1) await browser.post(confirmPassword.path, { password: wrong });
    expect(refusalOf(await signIn(browser, ana))).toEqual(refused('loginLockout'));
  });

  it('is one of twenty at most: the one used longest ago goes', async () => {
    test.clock.advance(1);
    for (let count = 0; count < 20; count += 1) await enterElsewhere(randomUUID());
    const devices = await devicesOf();
    expect(devices).toHaveLength(20);
    expect(devices.some(({ current }) => current)).toBe(false);
  });

  it('recovers its password where strangers have used up the tries', async () => {
    for (let count = 0; count < 5; count += 1) await begin(browser, ana);
    expect(refusalOf(await begin(browser, ana))).toEqual(refused('loginLockout'));
    expect((await begin(browser, ana, { deviceId })).statusCode).toBe(200);
  });
});
