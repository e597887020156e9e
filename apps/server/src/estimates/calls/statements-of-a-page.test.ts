import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, startEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

describe('the page of a billed code outside the catalogue (issue 13, point 5)', () => {
  let test: TestApp;
  let guest: Guest;
  let statements = 0;
  beforeAll(async () => {
    // What a server looks for every two seconds is no statement of a page.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    test = await buildTestApp('postgresql');
    const { driver } = test.database;
    if (driver.engine === 'postgresql') driver.pool.on('acquire', () => (statements += 1));
    for (const id of ['alder-main', 'bayside-imaging', 'north-valley']) {
      await importPrices(test, id, [
        { code: '73721', gross: 1000, cash: 400 },
        { code: '20610', gross: 300, cash: 200, description: 'Joint injection' },
      ]);
    }
    guest = await openGuest(test.app);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await test.close();
  });

  const statementsOf = async (template: string, at: { location?: string } = {}): Promise<number> => {
    statements = 0;
    await startEstimate(guest, { svcArea: 'bay', template, ...at });
    return statements;
  };

  it('takes as many statements as the page of a template, and one more when it is opened for the first time: what it is called', async () => {
    const [template, code] = ['mri-knee', 'code-CPT-20610'];
    await statementsOf(template);
    const first = await statementsOf(code);
    const ofTemplate = await statementsOf(template);
    const ofCode = await statementsOf(code);
    expect(ofTemplate).toBeGreaterThan(0);
    expect(ofCode).toBe(ofTemplate);
    // Beginning an estimate takes a statement of its own, and so do its prices: it is the first that is new here.
    const other = await statementsOf('x-ray-knee');
    expect(first).toBe(other + 1);
  });

  it('takes two more when it is begun, with its place: its prices are read, and the estimate is written (decision 193)', async () => {
    const at = { location: 'alder-main' };
    const first = await statementsOf('x-ray-chest', at);
    expect(first - (await statementsOf('x-ray-chest', at))).toBe(2);
  });
});
