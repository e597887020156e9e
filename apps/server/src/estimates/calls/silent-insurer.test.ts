import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EligibilityPort } from '../../ports/eligibility.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { openGuest } from '../testing/guest.ts';
import { endOfCheck, estimateOf, insuranceOf, openInsuranceTest, startCheck } from '../testing/insurance.ts';

/** More than a server asks at once of all insurers together. */
const VISITORS = 22;

/** Two that are silent at once, and how many inquiries each may have under way. */
const SILENT = ['meridian', 'cascadia-blue'] as const;
const PLACES = 4;

// Findings, reliability 3: behind thirty visitors of a silent insurer, one of another insurer waited for 21 seconds.
describe.each(callEngines)('insurers that are silent, on %s (issue 16, point 3)', (engine) => {
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

  it('hold a few workers each, and the visitors of another insurer are served meanwhile', async () => {
    const guest = await openGuest(opened.test.app);
    const { PesGlo } = await estimateOf(guest);
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      await startCheck(
        guest,
        PesGlo,
        insuranceOf(`HUSH-${visitor}`, { PayorId: SILENT[visitor % 2] ?? '', GroupNumber: 'G-1' }),
      );
    }
    const other = await startCheck(guest, PesGlo, insuranceOf('MET-1', { PayorId: 'sequoia-mutual' }));
    expect(await endOfCheck(guest, PesGlo, other.HSeqs)).toMatchObject({ RteCheck: '1' });
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(SILENT.length * PLACES);
    giveUp();
    await eventually(() => expect(asked).toBe(VISITORS));
  });
});
