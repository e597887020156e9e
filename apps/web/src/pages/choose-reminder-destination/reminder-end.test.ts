import type { ErrorName } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../api/call-failure.ts';
import { endOf } from './reminder-end.ts';

describe('a reminder that was not sent (spec §4, Username recovery)', () => {
  it.each<[ErrorName, string]>([
    ['ticketInvalid', 'startAgain'],
    ['malformedRequest', 'startAgain'],
    ['loginLockout', 'stay'],
    ['tooManyRequests', 'stay'],
    ['serverError', 'failed'],
    ['unavailable', 'failed'],
  ])('for %s: %s', (error, end) => expect(endOf(new CallFailure('refused', error))).toBe(end));

  it.each(['offline', 'timeout', 'unreadable'] as const)('and stays where one is when %s', (reason) =>
    expect(endOf(new CallFailure(reason))).toBe('stay'),
  );
});
