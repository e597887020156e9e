import { activityKinds } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { kindOf, seenEvents } from './seen-events.ts';

describe('the events that an owner sees (issue 12, point 10; decision 98)', () => {
  it('make every kind of activity, and no other', () => {
    expect([...new Set(seenEvents.map(kindOf))].toSorted()).toEqual(activityKinds.toSorted());
  });

  it('have looks and changes of staff among them, and no refused sign-in', () => {
    expect(seenEvents).toContain('accountShown');
    expect(seenEvents).toContain('accountUnlinked');
    expect(seenEvents).not.toContain('signInRefused');
    expect(() => kindOf('signInRefused')).toThrow('no activity');
  });
});
