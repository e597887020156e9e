import { describe, expect, it } from 'vitest';
import { decidedEntries } from './decided-entries.ts';

const changeOf = (at: number) => ({
  locationId: at % 2 === 0 ? 'alder-main' : 'cypress-harbor',
  payerName: `Payer ${at}`,
  planName: 'A plan with a name of its own',
  before: null,
  after: { payorId: 'meridian', portalPlan: null },
});

describe('names that staff decided on, in the audit trail (decision 214)', () => {
  it('are each told, with what stood there before, in as many entries as it takes', () => {
    const changes = Array.from({ length: 2000 }, (_, at) => changeOf(at));
    const entries = decidedEntries(changes, { file: 'payors.csv' });
    expect(entries.length).toBeGreaterThan(1);
    const told = entries.flatMap(({ details }) => String(details?.['decided']).split('; '));
    expect(told).toEqual(
      changes.map(
        ({ locationId, payerName, planName }) => `${locationId} "${payerName}" "${planName}": open > meridian`,
      ),
    );
    for (const [at, { details }] of entries.entries()) {
      expect(JSON.stringify(details).length).toBeLessThan(8192);
      expect(details).toMatchObject({ part: `${at + 1} of ${entries.length}`, file: 'payors.csv' });
    }
    expect(entries.reduce((sum, { details }) => sum + Number(details?.['names']), 0)).toBe(2000);
  });

  it('a name that is longer than an entry has one of its own', () => {
    const long = { ...changeOf(0), payerName: 'x'.repeat(7000) };
    const names = decidedEntries([changeOf(1), long, changeOf(2)]).map(({ details }) => details?.['names']);
    expect(names).toEqual([1, 1, 1]);
  });

  it('a table that changes nothing is told as well', () => {
    expect(decidedEntries([], { file: 'payors.csv' })).toEqual([
      { event: 'payorNamesDecided', details: { locations: '', names: 0, decided: '', file: 'payors.csv' } },
    ]);
  });
});
