import { describe, expect, it } from 'vitest';
import { isOver, next, start, type Event, type LookupError, type State, type Step } from './sms-activation.ts';
import { expectAlways } from './testing/walk.ts';
import { EXPIRES, smsActivationWalks } from './testing/walkables.ts';

const inSession = (step: Step, error: LookupError | null = null): State => ({ step, expires: EXPIRES, fault: error });
const step1 = inSession('credentials');
const step2 = inSession('securityQuestion');
const now = EXPIRES - 60;

describe('mobile activation (spec §4)', () => {
  it.each<[string, State, Event, State]>([
    ['"lookup 200 goes to credentials with the session expiry"', start, { type: 'found', expires: EXPIRES }, step1],
    [
      '"404 with errorCode 1007 goes to the invalid page"',
      start,
      { type: 'linkInvalid' },
      { ...start, step: 'invalid' },
    ],
    ['another result stays', start, { type: 'lookupFailed' }, { ...start, fault: 'lookup' }],
    ['step 1 leads to step 2', step1, { type: 'credentialsGiven', now }, step2],
    ['step 2 leads to success', step2, { type: 'accountCreated', now }, inSession('done')],
    [
      '"a duplicate-ID error returns to step 1" (1010)',
      step2,
      { type: 'usernameTaken' },
      inSession('credentials', 'usernameTaken'),
    ],
    ['1008 stays at step 2', step2, { type: 'securityAnswerRefused' }, inSession('securityQuestion', 'securityAnswer')],
    ['1004 stays at step 2', step2, { type: 'patientHasAccount' }, inSession('securityQuestion', 'patientHasAccount')],
    ['1001 "goes to sms-activation-error" (§8)', step2, { type: 'notCreated' }, inSession('error')],
    ['1007 goes to the invalid page later too (§8)', step2, { type: 'linkInvalid' }, inSession('invalid')],
    ['who went back to step 1 gives it again', step2, { type: 'credentialsGiven', now }, step2],
    [
      'a fault is gone with the next try',
      inSession('credentials', 'usernameTaken'),
      { type: 'credentialsGiven', now },
      step2,
    ],
  ])('%s', (_, before, event, after) => expect(next(before, event)).toEqual(after));

  it.each<[number, boolean]>([
    [EXPIRES - 1, false],
    [EXPIRES, false],
    [EXPIRES + 1, true],
  ])('at %i the session of %# is over: %s ("once the current time in seconds passes the expiry")', (time, over) => {
    expect(isOver(step1, time)).toBe(over);
    for (const [state, type, step] of [
      [step1, 'opened', 'credentials'],
      [step1, 'credentialsGiven', 'securityQuestion'],
      [step2, 'opened', 'securityQuestion'],
      [step2, 'accountCreated', 'done'],
    ] as const)
      expect(next(state, { type, now: time })).toEqual(inSession(over ? 'invalid' : step));
  });

  it.each<[Step, Event]>([
    ['lookup', { type: 'accountCreated', now }],
    ['credentials', { type: 'accountCreated', now }],
    ['credentials', { type: 'found', expires: EXPIRES + 600 }],
    ['invalid', { type: 'opened', now }],
    ['error', { type: 'accountCreated', now }],
  ])('at %s, %j is out of turn', (step, event) =>
    expect(next(inSession(step), event)).toEqual({ refused: 'outOfTurn' }),
  );

  it('no step comes before what it needs', () =>
    expectAlways(
      smsActivationWalks,
      ({ after: { step, expires }, past }) =>
        past.includes('found') === (expires !== null) &&
        (step !== 'credentials' || past.includes('found')) &&
        (step !== 'securityQuestion' || past.includes('credentialsGiven')) &&
        (step !== 'done' || (past.includes('credentialsGiven') && past.at(-1) === 'accountCreated')),
    ));

  it('nothing is taken after the session but what leads to the invalid page', () =>
    expectAlways(
      smsActivationWalks,
      ({ event, refused, after: { step } }) =>
        refused || !('now' in event) || event.now <= EXPIRES || step === 'invalid',
    ));
});
