import { ANY_PROVIDER, updateLocation, updateProvider } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, startEstimate, openGuest, refusalOf, refused } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

describe.each(callEngines)('choosing in an estimate on %s', (engine) => {
  let test: TestApp;
  let guest: Guest;
  beforeAll(async () => {
    test = await buildTestApp(engine);
    await importPrices(test, 'alder-main', [
      { code: '73721', gross: 1000, cash: 400 },
      { code: '470', type: 'MS-DRG', setting: 'inpatient', gross: 60_000, cash: 30_000 },
    ]);
    await importPrices(test, 'north-valley', [{ code: '73721', gross: 700, cash: 350 }]);
    guest = await openGuest(test.app);
  });
  afterAll(() => test.close());

  const moveTo = (pesGlo: string, eafId: string, more: object = {}) =>
    guest.post(updateLocation.path, { eafId, pesGlo, token: guest.token, ...more });
  const choose = (pesGlo: string, eafId: string) =>
    guest.post(updateProvider.path, { eafId, pesGlo, token: guest.token });

  it('moves to another location, and the service area follows', async () => {
    const { PesGlo } = await startEstimate(guest, { svcArea: 'bay', template: 'mri-knee' });
    expect((await moveTo(PesGlo, 'alder-main')).json()).toMatchObject({
      PesGlo,
      ServiceAreaId: 'bay',
      CurrentLocationId: 'alder-main',
      Estimate: { SelfPayAmount: '$400.00' },
    });
    expect((await moveTo(PesGlo, 'north-valley')).json()).toMatchObject({
      PesGlo,
      ServiceAreaId: 'north',
      CurrentLocationId: 'north-valley',
      Estimate: { SelfPayAmount: '$350.00' },
    });
  });

  it('takes the place of an estimate of the same service that the guest has there', async () => {
    const there = await startEstimate(guest, { svcArea: 'north', template: 'knee-replacement' });
    const here = await startEstimate(guest, { svcArea: 'bay', template: 'knee-replacement' });
    expect((await moveTo(here.PesGlo, 'north-valley')).statusCode).toBe(200);
    expect((await startEstimate(guest, { svcArea: 'north', template: 'knee-replacement' })).PesGlo).toBe(here.PesGlo);
    expect(refusalOf(await moveTo(there.PesGlo, 'alder-main'))).toEqual(refused('unknownEstimate'));
  });

  it('lets one of two estimates give way when both move at the same moment', async () => {
    for (const template of ['mri-shoulder', 'ct-head', 'ultrasound-abdomen', 'mammogram-screening', 'mri-hip-ankle']) {
      const there = await startEstimate(guest, { svcArea: 'north', template });
      const here = await startEstimate(guest, { svcArea: 'bay', template });
      const replies = await Promise.all([
        moveTo(here.PesGlo, 'north-valley'),
        moveTo(there.PesGlo, 'alder-main'),
        moveTo(here.PesGlo, 'north-valley'),
        moveTo(there.PesGlo, 'bayside-imaging'),
        startEstimate(guest, { svcArea: 'bay', template }).then(() => null),
      ]);
      const statuses = replies.map((reply) => reply?.statusCode ?? 200);
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
      expect(statuses).toContain(200);
    }
  });

  it('gives an estimate with failures where the location does not offer the service', async () => {
    const { PesGlo } = await startEstimate(guest, { svcArea: 'bay', template: 'mri-knee' });
    const { Estimate, Messages } = (await moveTo(PesGlo, 'bayside-imaging')).json();
    expect(Estimate).toMatchObject({ SelfPayAmount: '', HasPricingFailures: true });
    expect(Messages).toEqual([
      { Name: 'cantCreateEstimate', Text: "We couldn't create an estimate with the information you provided." },
    ]);
  });

  it('takes a provider, or any, and forgets the provider with the location (spec §4, decision 130)', async () => {
    const { PesGlo } = await startEstimate(guest, {
      svcArea: 'bay',
      template: 'knee-replacement',
      location: 'alder-main',
    });
    const chosen = (await choose(PesGlo, 'osei-amara')).json();
    expect(chosen.CurrentProvider).toEqual({
      Id: 'osei-amara',
      Name: 'Amara Osei, MD',
      Specialty: 'Bone and joint surgery',
    });
    expect(chosen.Estimate).toMatchObject({ SelfPayAmount: '$30,000.00', PBRemoved: true });
    expect((await moveTo(PesGlo, 'alder-main')).json().CurrentProviderId).toBe('osei-amara');
    expect((await moveTo(PesGlo, 'alder-main', { clearProvider: 'true' })).json().CurrentProviderId).toBe('');
    await choose(PesGlo, 'osei-amara');
    const any = (await choose(PesGlo, ANY_PROVIDER)).json();
    expect(any).toMatchObject({ CurrentProviderId: '', Estimate: { SelfPayAmount: '$30,000.00' } });
    await choose(PesGlo, 'osei-amara');
    expect((await moveTo(PesGlo, 'bayside-imaging')).json().CurrentProviderId).toBe('');
    expect((await moveTo(PesGlo, 'alder-main')).json().CurrentProviderId).toBe('');
  });

  it('takes a form as well as JSON', async () => {
    const { PesGlo } = await startEstimate(guest, { svcArea: 'bay', template: 'mri-knee' });
    const form = new URLSearchParams({ eafId: 'alder-main', pesGlo: PesGlo, requiredSectionsComplete: '1' });
    const reply = await guest.post(updateLocation.path, form.toString() as unknown as object, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(reply.json().CurrentLocationId).toBe('alder-main');
  });

  it('refuses what it does not know', async () => {
    const { PesGlo } = await startEstimate(guest, { svcArea: 'bay', template: 'knee-arthroscopy' });
    expect(refusalOf(await moveTo(PesGlo, 'moon'))).toEqual(refused('unknownLocation'));
    expect(refusalOf(await choose(PesGlo, 'osei-amara'))).toEqual(refused('unknownProvider'));
    await moveTo(PesGlo, 'alder-main');
    expect(refusalOf(await choose(PesGlo, 'haddad-yusuf'))).toEqual(refused('unknownProvider'));
    expect(refusalOf(await moveTo('not-an-id', 'alder-main'))).toEqual(refused('unknownEstimate'));
    expect((await guest.post(updateLocation.path, { token: guest.token })).json().meta).toMatchObject({
      code: 400,
      fields: ['eafId', 'pesGlo'],
    });
  });

  it('changes nobody else’s estimate', async () => {
    const { PesGlo } = await startEstimate(guest, { svcArea: 'bay', template: 'mri-knee' });
    const other = await openGuest(test.app);
    const body = { eafId: 'alder-main', pesGlo: PesGlo, token: other.token };
    expect(refusalOf(await other.post(updateLocation.path, body))).toEqual(refused('unknownEstimate'));
    expect(refusalOf(await other.post(updateProvider.path, body))).toEqual(refused('unknownEstimate'));
    const withMyToken = { ...body, token: guest.token };
    expect(refusalOf(await other.post(updateLocation.path, withMyToken))).toEqual(refused('guestTokenRequired'));
  });
});
