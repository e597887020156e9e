import { expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import type { InsuranceView } from '../model/insurance-view.ts';
import { type KeptEstimate, keptEstimateHashes, sealKeptEstimate, unsealKeptEstimate } from './kept-estimate.ts';

const keys = keysOf('q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i');

it('what was kept before decision 251 has nothing of a year that is over', () => {
  const number = 'ABCDEFGHJKLM';
  const { number_hash } = keptEstimateHashes(keys, { number, by: 'zip', fact: '94501' });
  // As releases before have stored it.
  const insurance = { payorId: 'meridian', confirmedAt: null } as InsuranceView;
  const estimate = { number, insurance, second: null } as KeptEstimate;
  const read = unsealKeptEstimate(keys, { number_hash, sealed: sealKeptEstimate(keys, number_hash, estimate) });
  expect(read.insurance).toEqual({ payorId: 'meridian', confirmedAt: null, ofPastYear: null });
  expect(read.second).toBeNull();
});
