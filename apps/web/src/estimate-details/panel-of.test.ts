import type { CurrentInsurance, EstimateModel } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { panelOf } from './panel-of.ts';

const insured = (Status: CurrentInsurance['Status']) =>
  ({ CurrentInsurance: { Status }, IsSelfPay: false, SavedEstimateId: '' }) as unknown as EstimateModel;
const uninsured = {
  CurrentInsurance: null,
  IsSelfPay: false,
  SavedEstimateId: '',
  HasCoverageOnFile: false,
} as unknown as EstimateModel;
const quiet = { isSignedIn: false, unconfirmed: null, refused: null };

describe('what of the insurance opens by itself (spec §4)', () => {
  it('nothing, once there is an estimate', () => {
    expect(panelOf(insured('confirmed'), quiet)).toBe('closed');
    expect(panelOf(insured('entered'), quiet)).toBe('closed');
    expect(panelOf(uninsured, quiet)).toBe('closed');
  });

  it('the benefits, where the insurer did not tell enough', () =>
    expect(panelOf(insured('needsBenefits'), quiet)).toBe('benefits'));

  it('the benefits, after a check without an answer in time: "status -1 or 0 forces manual benefits"', () =>
    expect(panelOf(insured('checking'), { ...quiet, unconfirmed: {} })).toBe('benefits'));

  it('nothing while a check is under way', () => expect(panelOf(insured('checking'), quiet)).toBe('closed'));

  it('the form, where what was entered in it is wrong', () =>
    expect(panelOf(insured('needsBenefits'), { isSignedIn: true, unconfirmed: {}, refused: {} })).toBe('form'));

  it('the insurance view, for a signed-in user with insurance and without a saved estimate', () =>
    expect(panelOf({ ...uninsured, HasCoverageOnFile: true }, { ...quiet, isSignedIn: true })).toBe('choices'));

  it('no benefits of an insurance that is not used', () =>
    expect(panelOf({ ...insured('confirmed'), IsSelfPay: true }, { ...quiet, unconfirmed: {} })).toBe('closed'));
});
