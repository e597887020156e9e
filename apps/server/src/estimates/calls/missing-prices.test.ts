import { getEstimateDetails } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, startEstimate, openGuest, urlOf } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

describe.each(callEngines)('an estimate whose parts are not all priced, on %s', (engine) => {
  let test: TestApp;
  let guest: Guest;
  beforeAll(async () => {
    test = await buildTestApp(engine);
    guest = await openGuest(test.app);
  });
  afterAll(() => test.close());

  it('shows no amount where only a companion of the service is priced', async () => {
    const query = { svcArea: 'bay', template: 'colonoscopy-biopsy', location: 'bayside-imaging' };
    await importPrices(test, 'bayside-imaging', [
      { code: '45380', formula: true },
      { code: '88305', gross: 100, cash: 40 },
    ]);
    const { Sites } = await startEstimate(guest, query);
    expect(Sites[1]).toMatchObject({ Amount: '', Note: 'No price published for people without insurance' });
  });

  it('shows no amount where only the doctor’s part of it is priced (decision 0012)', async () => {
    const doctor = { gross: 500, cash: 250, billing_class: 'professional' } as const;
    await importPrices(test, 'north-valley', [
      { code: '66821', billing_class: 'facility', formula: true },
      { code: '66821', ...doctor },
      { code: '43235', ...doctor },
    ]);
    const north = { svcArea: 'north', location: 'north-valley' };
    const { Sites: lasers } = await startEstimate(guest, { ...north, template: 'cataract-laser' });
    expect(lasers[2]).toMatchObject({ Amount: '', Note: 'No price published for people without insurance' });
    const { Sites: endoscopies } = await startEstimate(guest, { ...north, template: 'upper-endoscopy' });
    expect(endoscopies[2]).toMatchObject({ Amount: '', IsOffered: true });
  });

  describe('of a billed code outside the templates', () => {
    beforeAll(async () => {
      await importPrices(test, 'alder-main', [
        { code: '20600', description: 'INJECTION SMALL JOINT', gross: 300, cash: 150 },
        { code: '70480', gross: 900, cash: 500, billing_class: 'facility' },
        { code: '70480', gross: 200, cash: 100, billing_class: 'professional', modifier: '26' },
        { code: '885', type: 'MS-DRG', description: 'PSYCHOSES', setting: 'inpatient', gross: 9000, cash: 5000 },
      ]);
      await importPrices(test, 'bayside-imaging', [{ code: '70480', gross: 800, cash: 300 }]);
    });

    it('says that physician fees are missing where another location lists them (spec §8)', async () => {
      const query = { svcArea: 'bay', template: 'code-CPT-70480', location: 'bayside-imaging' };
      const { Estimate, Messages, Sites } = await startEstimate(guest, query);
      expect(Estimate).toMatchObject({
        SelfPayAmount: '$300.00',
        SelfPayIsPartial: true,
        PBRemoved: true,
        HasPricingFailures: false,
      });
      expect(Messages.map(({ Name }) => Name)).toEqual(['oneCodeOnly', 'priceFailureNoProviders']);
      expect(Estimate?.FeeTable.map(({ Kind, Val }) => [Kind, Val])).toEqual([
        ['hospital', 80_000],
        ['physician', null],
      ]);
      expect(Sites.map(({ Amount, HoldsText, Note }) => [Amount, HoldsText, Note])).toEqual([
        ['$600.00', 'Hospital and doctor', ''],
        ['$300.00', "The hospital’s part alone. Billed separately: Physician's charge", ''],
        ['', '', 'Not offered here'],
      ]);
    });

    it('says so of every stay, as physicians never bill by its MS-DRG', async () => {
      const query = { svcArea: 'bay', template: 'code-MS-DRG-885', location: 'alder-main' };
      const { Estimate, Messages, Sites } = await startEstimate(guest, query);
      expect(Estimate).toMatchObject({ SelfPayAmount: '$5,000.00', PBRemoved: true });
      expect(Messages.map(({ Name }) => Name)).toEqual(['oneCodeOnly', 'priceFailureNoProviders']);
      expect(Sites[0]?.Holds).toBe('hospitalPart');
    });

    it('prices it whole where no location lists physician fees', async () => {
      const query = { svcArea: 'bay', template: 'code-CPT-20600', location: 'alder-main' };
      expect(await startEstimate(guest, query)).toMatchObject({
        PetName: 'INJECTION SMALL JOINT',
        PetDescription: 'Named in the hospital’s words.',
        Codes: ['20600'],
        Estimate: { SelfPayAmount: '$150.00', SelfPayIsPartial: false, HasPricingFailures: false, PBRemoved: false },
      });
    });

    it('marks its name as English on a Spanish page (WCAG 3.1.2)', async () => {
      const query = { svcArea: 'bay', template: 'code-CPT-20600', token: guest.token };
      const headers = { accept: 'text/html', 'accept-language': 'es' };
      const page = await guest.get(urlOf(getEstimateDetails, query), headers);
      expect(page.body).toContain('<html lang="es">');
      expect(page.body).toContain('<h1 lang="en">INJECTION SMALL JOINT</h1>');
    });

    it('prices what physicians alone bill', async () => {
      await importPrices(test, 'north-valley', [{ code: '99406', gross: 50, cash: 30, billing_class: 'professional' }]);
      const query = { svcArea: 'north', template: 'code-CPT-99406' };
      expect(await startEstimate(guest, query)).toMatchObject({
        Messages: [{ Name: 'doctorsPartOnly' }],
        Estimate: { SelfPayAmount: '$30.00', PBRemoved: false, HasPricingFailures: false },
      });
    });
  });
});
