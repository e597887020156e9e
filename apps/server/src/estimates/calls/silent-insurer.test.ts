import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EligibilityPort } from '../../ports/eligibility.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { openGuest } from '../testing/guest.ts';
import { endOfCheck, estimateOf, insuranceOf, openInsuranceTest, startCheck } from '../testing/insurance.ts';

/** More than a server asks at once of all insurers together. */
const VISITORS = 22;

// Findings, reliability 3: behind thirty visitors of a silent insurer, one of another insurer waited for 21 seconds.
describe.each(callEngines)('an insurer that is silent, on %s (issue 16, point 3)', (engine) => {
  let asked = 0;
  let giveUp = (): void => {};
  const silence = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  let opened: Awaited<ReturnType<typeof openInsuranceTest>>;
  beforeAll(async () => {
    opened = await openInsuranceTest(engine, {}, 'usual', (gateway): EligibilityPort => ({
      ...gateway,
      ask: async (message, name, seconds) => {
        if (message.includes('*HUSH-')) {
          asked += 1;
          await silence;
        }
        return gateway.ask(message, name, seconds);
      },
    }));
  });
  afterAll(() => opened.close());

  it('holds a few workers, and the visitors of another insurer are served meanwhile', async () => {
    const guest = await openGuest(opened.test.app);
    const { PesGlo } = await estimateOf(guest);
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      await startCheck(guest, PesGlo, insuranceOf(`HUSH-${visitor}`));
    }
    const other = await startCheck(guest, PesGlo, insuranceOf('MET-1', { PayorId: 'sequoia-mutual' }));
    expect(await endOfCheck(guest, PesGlo, other.HSeqs)).toMatchObject({ RteCheck: '1' });
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(6);
    giveUp();
    await eventually(() => expect(asked).toBe(VISITORS));
  });
});
