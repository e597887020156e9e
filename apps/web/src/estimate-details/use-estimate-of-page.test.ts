import { describe, expect, it } from 'vitest';
import { estimateAt, estimateKey, movedTo } from './use-estimate-of-page.ts';

const knee = { svcArea: 'bay', location: 'alder-main', template: 'mri-knee', token: 'earned' };
const chest = { ...knee, template: 'xray-chest' };
const key = estimateKey(knee);

describe('the estimate that a page shows', () => {
  it('is another one where the address names another service, area or saved estimate', () => {
    for (const other of [chest, { ...knee, svcArea: 'north' }, { ...knee, estimate: 'kept' }]) {
      expect(estimateAt([key], estimateKey(other))).toEqual([estimateKey(other)]);
    }
  });

  it('is the same at another place, and in another token', () =>
    expect(estimateAt([key], estimateKey({ ...knee, location: 'north-valley', token: 'other' }))).toEqual([key]));

  it('is the same at the address that a change of it has led to, and another one beyond', () => {
    const moved = movedTo([estimateKey({ svcArea: 'bay', estimate: 'kept' })], key);
    expect(estimateAt(moved, key)).toBe(moved);
    expect(estimateAt(moved, estimateKey(chest))).toEqual([estimateKey(chest)]);
  });
});
