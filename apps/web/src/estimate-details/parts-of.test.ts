import type { EstimateResult, FeeRow } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { partsOf } from './parts-of.ts';

const row = (Kind: FeeRow['Kind'], ValOverride: string) => ({ Kind, ValOverride }) as FeeRow;
const estimate = (parts: Partial<EstimateResult>) => parts as EstimateResult;
const graph = {} as EstimateResult['Graph'];

describe('what is included (spec §3, FeeTable)', () => {
  it('stands with its full charges where there is a discount', () => {
    const FeeTable = [row('hospital', '$1,000.00')];
    expect(partsOf(estimate({ Graph: graph, FeeTable, SelfPayTable: [row('total', '$400.00')] }))).toEqual(FeeTable);
  });

  it('stands with what is paid where there is none, the total left out', () => {
    const SelfPayTable = [row('hospital', '$900.00'), row('total', '$900.00')];
    const FeeTable = [row('hospital', 'Not published')];
    expect(partsOf(estimate({ Graph: null, FeeTable, SelfPayTable }))).toEqual([row('hospital', '$900.00')]);
  });

  it('names its parts where nothing is priced', () => {
    const FeeTable = [row('hospital', 'No price published')];
    expect(partsOf(estimate({ Graph: null, FeeTable, SelfPayTable: [] }))).toEqual(FeeTable);
  });
});
