import {
  ANTI_FORGERY_HEADER,
  getServiceTemplates,
  sendSummaryEmail,
  updateLocation,
  updateProvider,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused } from '../../estimates/testing/guest.ts';

const calls = [
  { call: getServiceTemplates, body: { eafId: 'bay' } },
  { call: updateLocation, body: { eafId: 'alder-main', pesGlo: 'x' } },
  { call: updateProvider, body: { eafId: 'osei-amara', pesGlo: 'x' } },
  { call: sendSummaryEmail, body: { emailAddress: 'ana@example.org', pesGlo: 'x' } },
].map((each) => ({ name: each.call.name, ...each }));

describe.each(callEngines)('on %s', (engine) => {
  let test: TestApp;
  let guest: Guest;
  beforeAll(async () => {
    test = await buildTestApp(engine);
    guest = await openGuest(test.app);
  });
  afterAll(() => test.close());

  describe.each(calls)('$name', ({ call, body }) => {
    it.each(['', 'wrong', 'x'.repeat(43)])('refuses the anti-forgery token %j', async (token) => {
      const reply = await guest.post(call.path, body, { [ANTI_FORGERY_HEADER]: token });
      expect(refusalOf(reply)).toEqual(refused('antiForgery'));
    });

    it('refuses another browser’s anti-forgery token', async () => {
      const other = await createBrowser(test.app);
      const { antiForgeryToken } = (await other.get('/api/settings')).json();
      const reply = await guest.post(call.path, body, { [ANTI_FORGERY_HEADER]: antiForgeryToken });
      expect(refusalOf(reply)).toEqual(refused('antiForgery'));
    });

    it('refuses a visitor without a token', async () => {
      const stranger = await createBrowser(test.app);
      expect(refusalOf(await stranger.post(call.path, body))).toEqual(refused('guestTokenRequired'));
    });

    it('refuses a body that is too large, or neither JSON nor a form', async () => {
      const large = await guest.post(call.path, { ...body, more: 'x'.repeat(65 * 1024) });
      expect(refusalOf(large)).toEqual(refused('bodyTooLarge'));
      const xml = await guest.post(call.path, '<x/>' as unknown as object, { 'content-type': 'application/xml' });
      expect(refusalOf(xml)).toEqual(refused('unsupportedMediaType'));
      const broken = await guest.post(call.path, '{' as unknown as object, { 'content-type': 'application/json' });
      expect(refusalOf(broken)).toEqual(refused('malformedRequest'));
    });

    it('is not answered by GET', async () => {
      expect((await guest.get(call.path)).statusCode).toBeGreaterThanOrEqual(300);
    });
  });
});
