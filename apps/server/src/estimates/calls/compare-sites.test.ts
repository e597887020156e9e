import { compareSites, siteDistances, type WireReply } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused, startEstimate, urlOf } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

const exam = { code: '73721', billing_class: 'facility' } as const;
const reading = { code: '73721', billing_class: 'professional', modifier: '26' } as const;

describe.each(callEngines)('care first, then places, on %s (issue 14, points 2 and 3)', (engine) => {
  let test: TestApp;
  let guest: Guest;
  beforeAll(async () => {
    test = await buildTestApp(engine);
    await importPrices(test, 'alder-main', [
      { ...exam, gross: 1000, cash: 400 },
      { ...reading, gross: 200, cash: 120 },
      { code: '59514', gross: 1800, cash: 1700, billing_class: 'professional' },
      { code: '76536', gross: 700 },
      { code: '70450', gross: 900, cash: 500, billing_class: 'facility' },
      { code: '70450', gross: 90, cash: 50, billing_class: 'professional', modifier: '26' },
      { code: '70460', gross: 900, billing_class: 'facility' },
      { code: '70460', gross: 90, cash: 50, billing_class: 'professional', modifier: '26' },
      { code: '81000', gross: 60, cash: 30 },
      { code: '85610', gross: 60, cash: 30 },
    ]);
    await importPrices(test, 'bayside-imaging', [
      { ...exam, gross: 800, cash: 300 },
      { code: '70460', gross: 700, cash: 500, billing_class: 'facility' },
      { code: '70460', gross: 80, billing_class: 'professional', modifier: '26' },
      { code: '85610', gross: 50, cash: 20 },
    ]);
    await importPrices(test, 'north-valley', [
      { ...exam, gross: 1100, cash: 450 },
      { ...reading, gross: 200, cash: 90 },
      { code: '70460', gross: 400, billing_class: 'facility' },
      { code: '70460', gross: 40, billing_class: 'professional', modifier: '26' },
      { code: '81001', gross: 50, cash: 20 },
      { code: '70450', gross: 400, billing_class: 'facility' },
      { code: '70450', gross: 40, billing_class: 'professional', modifier: '26' },
    ]);
    guest = await openGuest(test.app);
  });
  afterAll(() => test.close());

  const compare = async (template: string, headers = {}) => {
    const reply = await guest.get(urlOf(compareSites, { token: guest.token, template }), headers);
    return reply.json<WireReply<typeof compareSites>>();
  };

  it('lists every site, with what one would pay, what that holds, and the lowest among what is alike', async () => {
    const { Sites, PlanName, PetName, Locations } = await compare('mri-knee');
    expect(PetName).toBe('MRI of the knee, without contrast');
    expect(PlanName).toBe('');
    expect(Locations.map(({ Id }) => Id)).toEqual(['alder-main', 'bayside-imaging', 'north-valley']);
    expect(Sites).toMatchObject([
      { Amount: '$520.00', Holds: 'whole', HoldsText: 'Hospital and doctor', LowestText: 'Lowest complete price' },
      {
        Amount: '$300.00',
        Holds: 'hospitalPart',
        HoldsText: 'The hospital’s part alone. Billed separately: Reading of the images',
        LowestText: '',
      },
      { Amount: '$540.00', Holds: 'whole', LowestText: '' },
    ]);
    const [first, second, third] = Sites.map(({ AlikeGroup }) => AlikeGroup);
    expect(first).toBe(third);
    expect(first).not.toBe(second);
  });

  it('says it in Spanish', async () => {
    const { Sites } = await compare('mri-knee', { 'accept-language': 'es' });
    expect(Sites.map(({ HoldsText }) => HoldsText)).toEqual([
      'Hospital y médico',
      'Solo la parte del hospital. Se cobra por separado: Lectura de las imágenes',
      'Hospital y médico',
    ]);
  });

  it('does not compare a full charge with a price for people without insurance (Findings, people A6)', async () => {
    const { Sites } = await compare('ct-head');
    expect(Sites[2]).toMatchObject({ Amount: '$440.00', Note: 'The full charge, without any discount' });
    expect(Sites.map(({ LowestText }) => LowestText)).toEqual(['', '', '']);
    expect(Sites[1]).toMatchObject({ IsOffered: false, Note: 'Not offered here', Holds: 'none', AlikeGroup: null });
  });

  it('does not compare what is at the full charge in part with what is so altogether, nor in other parts', async () => {
    const { Sites } = await compare('ct-head-contrast');
    expect(Sites.map(({ Note }) => Note)).toEqual([
      'In part the full charge, without any discount',
      'In part the full charge, without any discount',
      'The full charge, without any discount',
    ]);
    expect(Sites.map(({ AlikeGroup }) => AlikeGroup)).toEqual([0, 1, 2]);
    expect(Sites.map(({ LowestText }) => LowestText)).toEqual(['', '', '']);
  });

  it('does not compare the price of the service’s own code with that of another code', async () => {
    const { Sites } = await compare('urinalysis-microscope');
    expect(Sites.map(({ Amount }) => Amount)).toEqual(['$30.00', '', '$20.00']);
    expect(Sites.map(({ AlikeGroup, LowestText }) => [AlikeGroup, LowestText])).toEqual([
      [0, ''],
      [null, ''],
      [1, ''],
    ]);
    const alike = await compare('clotting-time');
    expect(alike.Sites.map(({ LowestText }) => LowestText)).toEqual(['', 'Lowest complete price', '']);
  });

  it('needs the accepted terms, and a service that there is', async () => {
    const stranger = await createBrowser(test.app);
    const query = { template: 'mri-knee' };
    expect(refusalOf(await stranger.get(urlOf(compareSites, query)))).toEqual(refused('guestTokenRequired'));
    const unknown = await guest.get(urlOf(compareSites, { token: guest.token, template: 'no-such-service' }));
    expect(refusalOf(unknown)).toEqual(refused('unknownTemplate'));
  });

  it('says how far each site is, and that it does not know a ZIP code', async () => {
    const ask = async (zip: string) =>
      (await guest.post(siteDistances.path, { zip, token: guest.token })).json<WireReply<typeof siteDistances>>();
    const { IsKnown, Distances } = await ask('94063');
    expect(IsKnown).toBe(true);
    expect(Distances).toMatchObject([
      { LocationId: 'alder-main', Miles: 4 },
      { LocationId: 'bayside-imaging', Miles: 0 },
      { LocationId: 'north-valley' },
    ]);
    expect(await ask('00000')).toEqual({ IsKnown: false, Distances: [] });
    expect(await ask('near me')).toEqual({ IsKnown: false, Distances: [] });
  });

  describe('what is whole and what is a part (issue 14, point 3)', () => {
    const namesAt = async (template: string, location: string) => {
      const { Messages } = await startEstimate(guest, { svcArea: 'bay', template, location });
      return Messages.map(({ Name }) => Name);
    };

    it('a code of which only the physician is priced is the doctor’s part, and leads to all of the care (A3)', async () => {
      expect(await namesAt('code-CPT-59514', 'alder-main')).toEqual(['doctorsPartOnly']);
      const model = await startEstimate(guest, { svcArea: 'bay', template: 'code-CPT-59514', location: 'alder-main' });
      expect(model.Sites[0]).toMatchObject({ Holds: 'doctorPart' });
      expect(model.WholeServices).toEqual([
        { Id: 'birth-cesarean', Name: 'C-section birth, with care before and after' },
      ]);
    });

    it('a full charge is said to be one at the amount (A6)', async () => {
      expect(await namesAt('ct-head', 'north-valley')).toContain('fullCharge');
      expect(await namesAt('ct-head', 'alder-main')).not.toContain('fullCharge');
    });

    it('what is paid stands beside each full charge (A9c)', async () => {
      const { Estimate } = await startEstimate(guest, { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' });
      expect(Estimate?.FeeTable.map(({ ValOverride, PaidText }) => [ValOverride, PaidText])).toEqual([
        ['$1,000.00', '$400.00'],
        ['$200.00', '$120.00'],
      ]);
    });
  });
});
