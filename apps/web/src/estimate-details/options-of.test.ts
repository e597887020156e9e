import type { CurrentInsurance, EstimateModel } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { optionsOf } from './options-of.ts';

const insurance = (ID: string) => ({ Payor: { ID, Name: '' }, Status: 'confirmed' }) as CurrentInsurance;
const model = (parts: Partial<EstimateModel>) =>
  ({
    CurrentInsurance: null,
    IsSelfPay: false,
    HasCoverageOnFile: false,
    CanAddInsurance: true,
    ...parts,
  }) as EstimateModel;

describe('what can be done about the insurance of an estimate (spec §2, actions)', () => {
  it('is to add one, for a guest without', () => expect(optionsOf(model({}))).toEqual(['another']));

  it('is to use the insurance on file, another or none, for a patient who has one', () =>
    expect(optionsOf(model({ HasCoverageOnFile: true }))).toEqual(['onFile', 'another', 'selfPay']));

  it('is to ask again, to enter benefits, another insurance or none, with one', () =>
    expect(optionsOf(model({ CurrentInsurance: insurance('meridian') }))).toEqual([
      'askAgain',
      'benefits',
      'another',
      'selfPay',
    ]));

  it('is not to ask an insurer whom the portal does not know', () =>
    expect(optionsOf(model({ CurrentInsurance: insurance('other') }))).not.toContain('askAgain'));

  it('is to use the insurance that was set aside, after the switch to self-pay', () =>
    expect(optionsOf(model({ CurrentInsurance: insurance('meridian'), IsSelfPay: true }))).toEqual([
      'useAgain',
      'another',
    ]));

  it('is nothing where a saved self-pay estimate blocks new insurance (spec §4)', () =>
    expect(optionsOf(model({ IsSelfPay: true, HasCoverageOnFile: true, CanAddInsurance: false }))).toEqual([]));
});
