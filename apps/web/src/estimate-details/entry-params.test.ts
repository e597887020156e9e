import type { EstimateModel } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { entryParams } from './entry-params.ts';

const model = { ServiceAreaId: 'bay', templateId: 'mri-knee', ServiceName: 'MRI', CurrentLocationId: 'alder-main' };

describe('the way from an estimate to its insurance (spec §2: svcArea, token, template, location, fromDetails, tDesc)', () => {
  it('names the estimate and where one comes from', () =>
    expect(entryParams(model as EstimateModel, { token: 'earned' })).toEqual({
      svcArea: 'bay',
      template: 'mri-knee',
      location: 'alder-main',
      fromDetails: '1',
      tDesc: '4d5249',
      token: 'earned',
    }));

  it('leaves out a location that is not chosen and a token that is not there', () => {
    const params = entryParams({ ...model, CurrentLocationId: '' } as EstimateModel, {});
    expect(params).not.toHaveProperty('location');
    expect(params).not.toHaveProperty('token');
  });
});
