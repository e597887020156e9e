import { describe, expect, it } from 'vitest';
import { failureOfAnswer } from './failure-of-answer.ts';
import { staffCalls } from './table.ts';

// RFC 9110, 9.2.2: a client should not automatically retry a request with a non-idempotent method unless it knows that it was not applied.
describe('what may be said of a call of staff that failed', () => {
  const { inviteToVisit: act, listMessages: read } = staffCalls;

  it.each([
    ['no answer', null],
    ['a proxy that gave up waiting', { status: 504, error: null }],
    ['a proxy without a server', { status: 502, error: null }],
    ['a request that did not arrive in time', { status: 408, error: null }],
    ['an answer that is none of the portal’s', { status: 200, error: null }],
  ])('%s: nobody knows whether an act was done; a look may be asked for again', (_what, answer) => {
    expect(failureOfAnswer(act, answer)).toBe('outcomeUnknown');
    expect(failureOfAnswer(read, answer)).toBe('unreachable');
  });

  it('something that broke in the portal may have been done', () => {
    const answer = { status: 500, error: 'serverError' };
    expect(failureOfAnswer(act, answer)).toBe('outcomeUnknown');
    expect(failureOfAnswer(read, answer)).toBe('serverError');
  });

  it('a refusal by its name is certain, and so is one of a proxy that passed nothing on', () => {
    expect(failureOfAnswer(act, { status: 409, error: 'messageChanged' })).toBe('messageChanged');
    expect(failureOfAnswer(act, { status: 413, error: null })).toBe('serverError');
    expect(failureOfAnswer(act, { status: 413, error: 'not one of ours' })).toBe('serverError');
  });

  it('what changes something is no look', () => {
    const looks = Object.entries(staffCalls).filter(([, { isRead }]) => isRead === true);
    expect(
      looks
        .map(([name]) => name)
        .filter((name) => !/^(list|show|find|count|read|compare|preview|check|verify|export|save)/.test(name)),
    ).toEqual([]);
    expect(looks.length).toBeGreaterThan(20);
  });
});
