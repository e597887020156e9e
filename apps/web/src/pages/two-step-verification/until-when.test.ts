import { describe, expect, it } from 'vitest';
import { untilWhen } from './until-when.ts';

const now = new Date('2026-11-21T15:26:30');
const HOUR = 60 * 60;

describe('until when a sign-in is locked', () => {
  it('is a time of day, never too early', () => {
    expect(untilWhen(15 * 60, 'en', now)).toMatch(/^3:42\sPM$/);
    expect(untilWhen(15 * 60, 'es', now)).toMatch(/^15:42$/);
  });

  it('names the day where it is another', () => {
    expect(untilWhen(24 * HOUR, 'en', now)).toMatch(/^Sunday.*3:27\sPM$/);
    expect(untilWhen(9 * HOUR, 'es', now)).toMatch(/^domingo.*0:27$/);
  });
});
