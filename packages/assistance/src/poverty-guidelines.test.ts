import { describe, expect, it } from 'vitest';
import { guidelineCents, guidelinesOn, homeStateOf, publishedGuidelines, regionOf } from './poverty-guidelines.ts';

describe('the poverty guidelines', () => {
  // Rows of the tables that HHS prints: 90 FR 5917 and 91 FR 1797.
  it.each([
    ['2025-06-01', 'CA', 1, 15_650],
    ['2025-06-01', 'CA', 4, 32_150],
    ['2025-06-01', 'AK', 8, 67_710],
    ['2026-06-01', 'CA', 1, 15_960],
    ['2026-06-01', 'NY', 4, 33_000],
    ['2026-06-01', 'AK', 4, 41_250],
    ['2026-06-01', 'HI', 4, 37_950],
    ['2026-06-01', 'CA', 9, 61_400],
  ])('on %s in %s for %i are $%i', (day, state, size, dollars) =>
    expect(guidelineCents(size, guidelinesOn(day, publishedGuidelines)[regionOf(state)])).toBe(dollars * 100),
  );

  it('are those of the year before until the day from which the new ones are in force', () => {
    expect(guidelinesOn('2026-01-12', publishedGuidelines).year).toBe(2025);
    expect(guidelinesOn('2026-01-13', publishedGuidelines).year).toBe(2026);
  });

  it('stay in force until others are published, and may be added in any order', () => {
    expect(guidelinesOn('2031-01-01', publishedGuidelines).year).toBe(2026);
    const later = publishedGuidelines.map((each) => ({ ...each, year: 2027, from: '2027-01-15' }));
    expect(guidelinesOn('2027-02-01', [...later, ...publishedGuidelines]).year).toBe(2027);
  });
});

describe('whose guideline counts for somebody who has not said where they live', () => {
  const states = { anchorage: 'AK', seattle: 'WA', portland: 'OR' };
  it('is that of the hospital of the bill', () => expect(homeStateOf(states, 'anchorage')).toBe('AK'));
  it('is not guessed at where the hospitals’ guidelines differ', () => expect(homeStateOf(states, null)).toBeNull());
  it('is that of any, where they have one guideline', () => expect(homeStateOf({ a: 'WA', b: 'OR' }, null)).toBe('WA'));
});
