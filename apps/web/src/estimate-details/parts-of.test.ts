import type { EstimateResult, FeeRow } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { partsOf } from './parts-of.ts';

const row = (Kind: FeeRow['Kind'], ValOverride: string) => ({ Kind, ValOverride }) as FeeRow;
const selfPay = (parts: Partial<EstimateResult>) => ({ IsSelfPayEstimate: true, ...parts }) as EstimateResult;
const graph = {} as EstimateResult['Graph'];

describe('what is included (spec §3, FeeTable)', () => {
  it('shows full charges if there is a discount', () => {
    const FeeTable = [row('hospital', '$1,000.00')];
    const estimate = selfPay({ Graph: graph, FeeTable, SelfPayTable: [row('total', '$400.00')] });
    expect(partsOf(estimate)).toMatchObject({ amount: 'fullCharge', rows: FeeTable, total: null });
  });

  it('shows the prices that are paid if there is none, without the total', () => {
    const SelfPayTable = [row('hospital', '$900.00'), row('total', '$900.00')];
    const FeeTable = [row('hospital', 'Not published')];
    const rows = [row('hospital', '$900.00')];
    expect(partsOf(selfPay({ Graph: null, FeeTable, SelfPayTable }))).toMatchObject({
      amount: 'price',
      rows,
      total: null,
    });
  });

  it('names its parts where nothing is priced', () => {
    const FeeTable = [row('hospital', 'No price published')];
    expect(partsOf(selfPay({ Graph: null, FeeTable, SelfPayTable: [] })).rows).toEqual(FeeTable);
  });

  it('shows the prices agreed with the insurer, and their total', () => {
    const total = row('total', '$700.00');
    const FeeTable = [row('hospital', '$600.00'), row('physician', '$100.00'), total];
    const { amount, rows, total: shown } = partsOf(selfPay({ IsSelfPayEstimate: false, Graph: graph, FeeTable }));
    expect([amount, rows.length, shown]).toEqual(['agreed', 2, total]);
  });

  it('shows full charges outside the network of the insurer', () => {
    const outside = { IsSelfPayEstimate: false, OutOfNetwork: true, Graph: graph, FeeTable: [] };
    expect(partsOf(selfPay(outside)).amount).toBe('fullCharge');
  });
});
