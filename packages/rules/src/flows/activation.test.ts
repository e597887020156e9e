import { describe, expect, it } from 'vitest';
import { next, type LookupError, type State, type Step } from './activation.ts';
import { expectAlways } from './testing/walk.ts';
import { activationWalks } from './testing/walkables.ts';

const at = (step: Step, error: LookupError | null = null): State => ({ step, fault: error });

describe('activation by code (spec §4)', () => {
  it.each([
    ['"lookup ok goes to credentials"', at('lookup'), 'found', at('credentials')],
    ['"expired shows an access-code error"', at('lookup'), 'codeExpired', at('lookup', 'accessCode')],
    ['"other results show a generic error"', at('lookup'), 'lookupFailed', at('lookup', 'lookup')],
    ['a fault is gone with the next try', at('lookup', 'accessCode'), 'found', at('credentials')],
    ['1010: the ID is in use', at('credentials'), 'usernameTaken', at('credentials', 'usernameTaken')],
    ['1008: the security answer', at('credentials'), 'securityAnswerRefused', at('credentials', 'securityAnswer')],
    ['1004: the patient exists', at('credentials'), 'patientHasAccount', at('credentials', 'patientHasAccount')],
    ['1001 and the rest', at('credentials'), 'notCreated', at('credentials', 'notCreated')],
    ['step 3 is the terms (§2)', at('credentials', 'usernameTaken'), 'accountCreated', at('terms')],
    ['success (§2)', at('terms'), 'termsAccepted', at('done')],
    ['credentials that took too long', at('credentials'), 'sessionEnded', at('lookup', 'sessionEnded')],
    ['terms that took too long', at('terms'), 'sessionEnded', at('lookup', 'sessionEnded')],
  ] as const)('%s', (_, before, type, after) => expect(next(before, { type })).toEqual(after));

  it.each([
    ['lookup', 'accountCreated'],
    ['lookup', 'termsAccepted'],
    ['credentials', 'termsAccepted'],
    ['terms', 'found'],
    ['terms', 'accountCreated'],
  ] as const)('at %s, %s is out of turn', (step, type) =>
    expect(next(at(step), { type })).toEqual({ refused: 'outOfTurn' }),
  );

  it('no step comes before what it needs', () =>
    expectAlways(activationWalks, ({ after: { step }, past }) => {
      const since = past.slice(past.lastIndexOf('sessionEnded') + 1);
      return (
        since.includes('found') === (step !== 'lookup') &&
        since.includes('accountCreated') === (step === 'terms' || step === 'done') &&
        since.includes('termsAccepted') === (step === 'done')
      );
    }));
});
