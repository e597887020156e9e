import { describe, expect, it } from 'vitest';
import { fillPlace, type Place } from './fill-place.ts';
import { nothingTyped } from './typed-again.ts';

const stanford: Place = { city: 'Stanford', state: 'CA', country: 'US' };
const boston: Place = { city: 'Boston', state: 'MA', country: 'US' };
const before: Place = { city: '', state: '', country: 'US' };

describe('a ZIP code fills in city, state and country (spec §5)', () => {
  it('where they are empty', () => expect(fillPlace(nothingTyped, stanford, before)).toEqual(stanford));

  it('in the place of what another one filled in', () =>
    expect(fillPlace({ ...nothingTyped, ...stanford }, boston, stanford)).toEqual(boston));

  it('never over what somebody typed or chose', () => {
    const input = { ...nothingTyped, city: 'Menlo Park', state: 'CA' };
    expect(fillPlace(input, boston, before)).toEqual({ city: 'Menlo Park', state: 'CA', country: 'US' });
  });

  it('nothing in a country of somebody’s choice', () =>
    expect(fillPlace({ ...nothingTyped, country: 'MX' }, stanford, before)).toEqual({
      city: '',
      state: '',
      country: 'MX',
    }));
});
