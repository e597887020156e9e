import { describe, expect, it } from 'vitest';
import { milesBetween, positionOfZip } from './distance.ts';

describe('how far a site is (issue 14, point 2)', () => {
  it.each([
    [{ latitude: 37.6189, longitude: -122.375 }, { latitude: 40.6397, longitude: -73.7789 }, 2580],
    [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, Math.PI * 3958.8],
    [{ latitude: 37.4, longitude: -122 }, { latitude: 37.4, longitude: -122 }, 0],
  ])('is a straight line over the earth: %o %o', (from, to, miles) => {
    expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThan(8);
    expect(milesBetween(to, from)).toBeCloseTo(milesBetween(from, to));
  });

  it.each(['94304', ' 94304 ', '94304-1234', '943041234'])('begins in the middle of the ZIP code %j', async (zip) => {
    const { latitude, longitude } = (await positionOfZip(zip)) ?? { latitude: 0, longitude: 0 };
    expect(Math.round(latitude)).toBe(37);
    expect(Math.round(longitude)).toBe(-122);
  });

  it.each(['', '9430', 'Palo Alto', '00000', '94304; drop'])('is not known from %j', async (zip) => {
    expect(await positionOfZip(zip)).toBeNull();
  });
});
