import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestStop, sliderStops } from './slider-stops.ts';

const max = fc.integer({ min: 1, max: 2_000_000 });

describe('the stops of a slider', () => {
  it('are round amounts, and the end', () => {
    expect(sliderStops(2250)).toEqual([...Array.from({ length: 23 }, (_, index) => index * 100), 2250]);
    expect(sliderStops(60_000).slice(0, 3)).toEqual([0, 1000, 2000]);
    expect(sliderStops(60_000).at(-1)).toBe(60_000);
  });

  it('go from 0 to the end without a repetition, and are few enough for a finger', () =>
    fc.assert(
      fc.property(max, (end) => {
        const stops = sliderStops(end);
        expect([stops[0], stops.at(-1)]).toEqual([0, end]);
        expect(new Set(stops).size).toBe(stops.length);
        expect(stops).toEqual(stops.toSorted((one, other) => one - other));
        expect(stops.length).toBeLessThanOrEqual(62);
      }),
    ));

  it('between two of them the nearer one is shown', () => {
    expect(nearestStop([0, 1000, 2000, 2250], 1400)).toBe(1);
    expect(nearestStop([0, 1000, 2000, 2250], 2200)).toBe(3);
  });
});
