import { describe, expect, it } from 'vitest';
import { isSamePassword, isSameUsername } from './confirmation.ts';

describe('spec §5: "ID and confirmation must match"', () => {
  it.each([
    ['ana', 'ana'],
    ['ana', ' Ana '],
    ['ＡＮＡ', 'ana'],
    ['josé', 'jose\u0301'],
  ])('%j and %j do', (username, again) => expect(isSameUsername(username, again)).toBe(true));
  it.each([
    ['ana', 'anna'],
    ['josé', 'jose'],
    ['ana', ''],
    ['', 'ana'],
    ['', ''],
  ])('%j and %j do not', (username, again) => expect(isSameUsername(username, again)).toBe(false));
});

describe('spec §5: "password and confirmation must match"', () => {
  it('does by every way to type its characters', () =>
    expect(isSamePassword('ñandú2024', 'n\u0303andu\u03012024')).toBe(true));
  it.each(['Alder-Bay-2026', 'alder-bay-2026 ', ''])('%j is not alder-bay-2026', (again) =>
    expect(isSamePassword('alder-bay-2026', again)).toBe(false),
  );
});
