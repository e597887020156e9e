import { describe, expect, it } from 'vitest';
import { CallFailure } from '../api/call-failure.ts';
import { losesFooting } from './unstable-state.ts';

describe('unstable state (spec §4, §8)', () => {
  it.each(['guestTokenRequired', 'unknownServiceArea', 'unknownLocation', 'malformedRequest'] as const)(
    'is what %s leads to',
    (error) => expect(losesFooting(new CallFailure('refused', error))).toBe(true),
  );

  it.each(['serverError', 'unavailable', 'tooManyRequests'] as const)('is not what %s leads to: try again', (error) =>
    expect(losesFooting(new CallFailure('refused', error))).toBe(false),
  );

  it('is not what a lost connection leads to', () => {
    expect(losesFooting(new CallFailure('offline'))).toBe(false);
    expect(losesFooting(null)).toBe(false);
  });
});
