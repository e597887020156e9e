import type { EstimateModel } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { addressOf } from './address-of.ts';

const model = {
  ServiceAreaId: 'bay',
  templateId: 'mri-knee',
  CurrentLocationId: 'alder-main',
  SavedEstimateId: '',
} as EstimateModel;

describe('the address of an estimate (spec §2: svcArea, location, template, token, cpt, tDesc, estimate)', () => {
  it('follows the location that was chosen', () =>
    expect(
      addressOf(model, { svcArea: 'north', location: 'north-valley', template: 'mri-knee', token: 'earned' }),
    ).toEqual({ svcArea: 'bay', location: 'alder-main', template: 'mri-knee', token: 'earned' }));

  it('names a saved estimate while that is shown', () =>
    expect(addressOf({ ...model, SavedEstimateId: 'kept' }, { svcArea: 'bay', estimate: 'kept' })).toEqual({
      svcArea: 'bay',
      location: 'alder-main',
      estimate: 'kept',
    }));

  it('leads to the copy and not to the saved estimate, once that was changed (decision 29)', () =>
    expect(addressOf(model, { svcArea: 'bay', estimate: 'kept' })).toEqual({
      svcArea: 'bay',
      location: 'alder-main',
      template: 'mri-knee',
    }));
});
