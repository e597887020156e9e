import { getEstimateDetails } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings/settings.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, startEstimate, urlOf } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

const sourceUrl = 'https://cedar.example/123456789_cedar-point_standardcharges.json';
const mri = { svcArea: 'bay', template: 'mri-knee' };

// Issue 13, point 7: "several hospitals of a region side by side, each price with whose file it is".
describe.each(callEngines)('a hospital of the region that is not one of ours, on %s (decision 113)', (engine) => {
  let test: TestApp;
  let guest: Guest;
  beforeAll(async () => {
    const { healthSystem } = await readSettings('test', {});
    const locations = healthSystem.locations.map((each) => ({ ...each, ours: each.id !== 'bayside-imaging' }));
    test = await buildTestApp(engine, { settings: { healthSystem: { ...healthSystem, locations } } });
    await importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash: 400, billing_class: 'facility' }]);
    await importPrices(test, 'bayside-imaging', [{ code: '73721', gross: 800, cash: 300 }], { sourceUrl });
    guest = await openGuest(test.app);
  });
  afterAll(() => test.close());

  const details = async (headers: Record<string, string>) => {
    const query = { token: guest.token, ...mri, location: 'bayside-imaging' };
    return (await guest.get(urlOf(getEstimateDetails, query), headers)).body;
  };

  it('stands beside ours, with whose file its price is from, of which day, and where it is published', async () => {
    const { Sites } = await startEstimate(guest, mri);
    expect(Sites.slice(0, 2)).toMatchObject([
      { LocationId: 'alder-main', Owner: '', OwnerUrl: '' },
      {
        LocationId: 'bayside-imaging',
        Amount: '$300.00',
        Owner: 'Not part of Alder Bay Health. From the price file of Test Hospital of October 1, 2026.',
        OwnerUrl: sourceUrl,
      },
    ]);
  });

  it('says nothing of a file where it has none', async () => {
    const { Sites } = await startEstimate(guest, mri);
    expect(Sites[2]).toMatchObject({ LocationId: 'north-valley', Owner: '', OwnerUrl: '' });
  });

  it('says it of each price of its estimate', async () => {
    const { Estimate } = await startEstimate(guest, { ...mri, location: 'bayside-imaging' });
    const sources = Estimate?.FeeTable.flatMap(({ Children }) => Children).flatMap(({ Source }) => Source ?? []);
    expect(sources).not.toEqual([]);
    for (const source of sources ?? []) {
      expect(source).toMatchObject({ Hospital: 'Test Hospital', FileDate: '2026-10-01', FileUrl: sourceUrl });
    }
  });

  it('says it on paper, in both languages', async () => {
    const english = await details({ accept: 'text/html' });
    expect(english).toContain(`<a href="${sourceUrl}">${sourceUrl}</a>`);
    expect(english).toContain('Not part of Alder Bay Health. From the price file of Test Hospital of October 1, 2026');
    const spanish = await details({ accept: 'text/html', 'accept-language': 'es' });
    expect(spanish).toContain(
      'No pertenece a Alder Bay Health. Según el archivo de precios de Test Hospital del 1 de octubre de 2026',
    );
  });
});
