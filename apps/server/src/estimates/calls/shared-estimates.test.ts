import { acceptDisclaimer, getEstimateDetails, updateLocation, updateProvider } from '@portico/contract';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, startEstimate, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

const knee = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
const injection = { svcArea: 'bay', template: 'code-CPT-20610', location: 'alder-main' };

describe('estimates that are alike for many guests (issue 16, point 7; decision 161)', () => {
  let test: TestApp;
  let other: TestApp;
  let guests: [Guest, Guest];
  const publish = (cash: number) =>
    importPrices(test, 'alder-main', [
      { code: '73721', gross: 9000, cash },
      { code: '20610', gross: 9000, cash, description: 'Joint injection' },
    ]);
  beforeAll(async () => {
    test = await buildTestApp('pglite');
    await publish(400);
    other = await buildTestApp('pglite', { database: test.database });
    guests = [await openGuest(test.app), await openGuest(other.app)];
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const amounts = async (asked: typeof knee) => {
    const models = await Promise.all(guests.map((guest) => startEstimate(guest, asked)));
    return models.map(({ Estimate }) => Estimate?.SelfPayAmount);
  };

  it.each([knee, injection])(
    'are each guest’s own but for nothing else, and what a fresh look makes of them: $template',
    async (asked) => {
      const [first] = guests;
      const second = await openGuest(test.app);
      const models = [await startEstimate(first, asked), await startEstimate(second, asked)] as const;
      const [{ PesGlo: ofFirst, ...one }, { PesGlo: ofSecond, ...another }] = models;
      expect(ofFirst).not.toBe(ofSecond);
      expect(another).toEqual(one);
      expect(models[1]).toEqual(await afresh(second, models[1]));
    },
  );

  it.each([knee, injection])(
    'have the prices that are live, on each server from the moment on at which they are: $template',
    async (asked) => {
      await amounts(asked);
      await publish(450);
      expect(await amounts(asked)).toEqual(['$450.00', '$450.00']);
      await publish(400);
      expect(await amounts(asked)).toEqual(['$400.00', '$400.00']);
    },
  );

  it('differ by each choice and by the language', async () => {
    const [guest] = guests;
    const english = await startEstimate(guest, knee);
    const inSpanish = await guest.get(urlOf(getEstimateDetails, { ...knee, token: guest.token, lang: 'es' }), {
      'accept-language': 'es',
    });
    const spanish: WireEstimate = inSpanish.json();
    expect(spanish.PetName).not.toBe(english.PetName);
    const replacement = { ...knee, template: 'knee-replacement' };
    const { PesGlo: pesGlo } = await startEstimate(guest, replacement);
    await guest.post(updateProvider.path, { token: guest.token, pesGlo, eafId: 'osei-amara' });
    expect((await startEstimate(guest, replacement)).CurrentProviderId).toBe('osei-amara');
    expect((await startEstimate(await openGuest(test.app), replacement)).CurrentProviderId).toBe('');
    await guest.post(acceptDisclaimer.path, { token: guest.token, pesGlo: english.PesGlo });
    expect((await startEstimate(guest, knee)).DisclaimerAccepted).toBe(true);
    expect((await startEstimate(await openGuest(test.app), knee)).DisclaimerAccepted).toBe(false);
  });

  it('are a page for whoever opens them as one', async () => {
    const [guest] = guests;
    const page = await guest.get(urlOf(getEstimateDetails, { ...knee, token: guest.token }), { accept: 'text/html' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('$400.00');
  });

  it('are sent as they were packed to who takes gzip, and else unpacked (decision 188)', async () => {
    const [first] = guests;
    for (const guest of [first, await openGuest(test.app)]) {
      const asked = urlOf(getEstimateDetails, { ...knee, token: guest.token });
      const packed = await guest.get(asked, { 'accept-encoding': 'gzip, deflate, br' });
      expect(packed.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: expect.stringContaining('accept-encoding'),
      });
      const plain = await guest.get(asked, { 'accept-encoding': 'gzip;q=0' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
    }
  });

  it('have a last day that moves with the days', async () => {
    const [guest] = guests;
    const { Estimate: today } = await startEstimate(guest, knee);
    test.clock.advance(86_400);
    other.clock.advance(86_400);
    const { Estimate: tomorrow } = await startEstimate(await openGuest(test.app), knee);
    expect(tomorrow?.ValidUntil).not.toBe(today?.ValidUntil);
  });
});

/** The same estimate by a call that makes it anew each time. */
async function afresh(guest: Guest, { PesGlo }: WireEstimate): Promise<WireEstimate> {
  const reply = await guest.post(updateLocation.path, { token: guest.token, pesGlo: PesGlo, eafId: 'alder-main' });
  return reply.json();
}
