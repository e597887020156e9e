import { describe, expect, it } from 'vitest';
import { minors, minorRuleOf } from '../platform/settings/minors.ts';
import { minorityOf } from './minority.ts';

const timeZone = 'America/Los_Angeles';
const settings = minors.parse({
  privateFrom: 13,
  parentsKeep: ['estimates'],
  states: {
    AL: { adultAt: 19, privateFrom: 14 },
    MS: { adultAt: 21, privateFrom: null },
    CA: { privateFrom: 12, parentsKeep: [] },
  },
});
const of = (birthDate: string, state: string, now = '2026-11-26T12:00:00Z') =>
  minorityOf({ birthDate, state }, { minors: settings, timeZone }, new Date(now));

describe('the access of a parent, by the rule of the state (issue 15, point 5)', () => {
  it.each([
    ['CA', '2034-05-06T07:00:00.000Z', '2028-05-06T07:00:00.000Z', []],
    ['ca ', '2034-05-06T07:00:00.000Z', '2028-05-06T07:00:00.000Z', []],
    ['AL', '2035-05-06T07:00:00.000Z', '2030-05-06T07:00:00.000Z', ['estimates']],
    ['', '2034-05-06T07:00:00.000Z', '2029-05-06T07:00:00.000Z', ['estimates']],
  ])('ends and narrows on birthdays, at midnight of the hospital: %s', (state, adultFrom, from, scopes) => {
    expect(of('2016-05-06', state)).toEqual({
      adultFrom: new Date(adultFrom),
      privacy: { from: new Date(from), scopes },
    });
  });

  it('knows states without a teenager’s privacy, and birthdays that most years lack', () => {
    expect(of('2016-05-06', 'MS')).toEqual({ adultFrom: new Date('2037-05-06T07:00:00.000Z'), privacy: undefined });
    expect(of('2016-02-29', '')?.adultFrom).toEqual(new Date('2034-03-01T08:00:00.000Z'));
  });

  it('is none from the day on which the patient comes of age, by the day of the hospital', () => {
    expect(of('2008-11-27', '', '2026-11-27T07:59:59Z')).not.toBeNull();
    expect(of('2008-11-27', '', '2026-11-27T08:00:00Z')).toBeNull();
    expect(of('1986-04-27', '')).toBeNull();
  });

  it('says 18 without settings, and refuses a privacy that begins once there is nothing left to keep private', () => {
    expect(minorRuleOf(minors.parse({}), 'CA')).toEqual({ adultAt: 18, privateFrom: null, parentsKeep: [] });
    expect(minors.safeParse({ privateFrom: 18 }).error?.issues).toMatchObject([{ path: ['privateFrom'] }]);
    const inState = minors.safeParse({ privateFrom: 17, states: { CA: { adultAt: 16 } } });
    expect(inState.error?.issues).toMatchObject([
      { path: ['states', 'CA', 'privateFrom'], message: 'must be less than adultAt, which is 16' },
    ]);
  });
});
