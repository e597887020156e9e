import type { EstimateResult, FeeRow } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { billOf } from './bill-of.ts';

const source = (Line: number) => ({ Line, Code: String(Line) }) as NonNullable<FeeRow['Children'][number]['Source']>;
const part = (Tag: string, Val: number | null, line: number | null = 1) =>
  ({ Tag, Val, Source: line === null ? null : source(line) }) as FeeRow['Children'][number];
const row = (Kind: FeeRow['Kind'], Val: number, ...Children: FeeRow['Children']) =>
  ({ Kind, Val, Children }) as unknown as FeeRow;

const hospital = row('hospital', 367_913, part('MRI scan', 367_913, 1));
const physician = row('physician', 47_291, part('Reading', 47_291, 2));
const discount = row('discount', -245_971, part('MRI scan', -218_976, 1), part('Reading', -26_995, 2));

const estimate = (more: Partial<EstimateResult>): EstimateResult =>
  ({
    PatientAmountRaw: 169_233,
    IsSelfPayEstimate: true,
    FeeTable: [hospital, physician],
    SelfPayTable: [hospital, physician, discount, row('total', 169_233)],
    ...more,
  }) as EstimateResult;

const bill = (more: Partial<EstimateResult> = {}) =>
  billOf({ CurrentLocationId: 'alder-main', Estimate: estimate(more) });

describe('the bill of an estimate, as the policy’s rules need it', () => {
  it('has the gross charges and the price without insurance, with the physicians’ part of both', () =>
    expect(bill()).toEqual({
      locationId: 'alder-main',
      grossCents: 415_204,
      owedCents: 169_233,
      physicianGrossCents: 47_291,
      physicianOwedCents: 20_296,
    }));

  it('with insurance has the share, of which nothing tells the physicians’ part', () =>
    expect(bill({ IsSelfPayEstimate: false, PatientAmountRaw: 50_000 })).toMatchObject({
      grossCents: 415_204,
      owedCents: 50_000,
      physicianGrossCents: 47_291,
      physicianOwedCents: null,
    }));

  it('says that the gross charge is not known where a priced part has none', () =>
    expect(bill({ SelfPayTable: [hospital], FeeTable: [row('hospital', 0, part('MRI scan', null))] })).toMatchObject({
      grossCents: null,
      physicianGrossCents: 0,
      physicianOwedCents: 0,
    }));

  it('with insurance, and prices without a discount, does not take prices for gross charges', () =>
    expect(bill({ IsSelfPayEstimate: false, SelfPayTable: [hospital] })).toMatchObject({ grossCents: null }));

  it('is none without an amount', () => {
    expect(bill({ PatientAmountRaw: null })).toBeNull();
    expect(billOf({ CurrentLocationId: 'alder-main', Estimate: null })).toBeNull();
  });
});
