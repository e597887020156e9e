import { describe, expect, it } from 'vitest';
import { methodsOffered, next, start, alternativesLeft, type Event, type State } from './sign-up.ts';
import { isRefusal } from './testing/walk.ts';

type Told = Event | Exclude<Event['type'], 'begin' | 'methodChosen' | 'another'>;

/** Sends events to a flow one after the other; each must be accepted. */
function after(...told: Told[]): State {
  return told.reduce<State>((state, each) => {
    const result = next(state, typeof each === 'string' ? { type: each } : each);
    if (isRefusal(result)) throw new Error(`${JSON.stringify(each)} is ${result.refused} at ${state.step}`);
    return result;
  }, start);
}

const patient: Told[] = [{ type: 'begin', existingPatient: true }, 'demographicsGiven'];
const newcomer: Told[] = [{ type: 'begin', existingPatient: false }, 'demographicsGiven'];
const byCard: Event = { type: 'methodChosen', method: 'creditCard' };
const byQuestions: Event = { type: 'methodChosen', method: 'questionBased' };
const byPhone: Event = { type: 'methodChosen', method: 'phone' };
const toCard: Event = { type: 'another', alternative: 'creditCard' };
const toQuestions: Event = { type: 'another', alternative: 'creditHistory' };
const toLetter: Event = { type: 'another', alternative: 'activationCode' };
const account: Told[] = ['credentialsSet', 'termsAccepted'];

describe('sign-up (spec §4)', () => {
  it.each<[string, Told[], State['verifiedBy']]>([
    ['by a code to the phone on file', [...patient, byPhone, 'codeSent', 'codeVerified'], 'phone'],
    ['by a credit card', [...newcomer, byCard, 'cardAccepted'], 'creditCard'],
    ['by questions', [...newcomer, byQuestions, 'questionsFetched', 'answersAccepted'], 'questionBased'],
    ['by a card after questions', [...patient, byQuestions, 'answersRefused', toCard, 'cardAccepted'], 'creditCard'],
    ['by an identity provider (issue 15, point 3)', [...newcomer, 'identityAccepted'], 'identityProvider'],
    ['by one after a card', [...patient, byCard, 'cardRefused', 'identityAccepted'], 'identityProvider'],
    ['by questions after a card', [...patient, byCard, 'cardRefused', toQuestions, 'answersAccepted'], 'questionBased'],
  ])('%s leads to credentials, terms and success', (_, told, verifiedBy) => {
    expect(after(...told)).toMatchObject({ step: 'credentials', verifiedBy });
    expect(after(...told, 'credentialsSet').step).toBe('terms');
    expect(after(...told, ...account).step).toBe('done');
  });

  it('an expired code goes to the timeout page, where a new one leads on', () => {
    expect(after(...patient, byPhone, 'codeSent', 'codeExpired').step).toBe('codeTimeout');
    expect(after(...patient, byPhone, 'codeExpired', 'codeSent', 'codeVerified').step).toBe('credentials');
    expect(next(after(...patient, byPhone, 'codeExpired'), { type: 'codeVerified' })).toEqual({ refused: 'outOfTurn' });
  });

  it('the activation code by post leads to the postal-mail page, and asking there to the confirmation', () => {
    const failed: Told[] = [...newcomer, byCard, 'cardRefused', toLetter];
    expect(after(...failed).step).toBe('postal');
    expect(after(...failed, 'codeByMailAsked').step).toBe('letterSent');
    expect(after(...failed, toQuestions).step).toBe('questions');
  });

  it('a person who is not a patient after all can correct it until a method is chosen', () => {
    expect(after(...patient, ...newcomer)).toEqual(after(...newcomer));
    expect(next(after(...patient, byCard), { type: 'begin', existingPatient: false })).toEqual({
      refused: 'outOfTurn',
    });
  });

  it('a person without a card at hand chooses another method, and no try is used', () => {
    expect(alternativesLeft(after(...newcomer, byCard))).toEqual(['creditHistory', 'activationCode']);
    expect(after(...newcomer, byCard, toQuestions)).toMatchObject({
      step: 'questions',
      method: 'creditCard',
      cc: 2,
      ch: 2,
    });
  });
});

describe('attempt counters (spec §4)', () => {
  it('"credit card and credit history each start at 2"', () => expect(start).toMatchObject({ cc: 2, ch: 2 }));

  it.each<[string, Told[], number, number]>([
    ['a card refused, method creditCard: 1', [byCard, 'cardRefused'], 1, 2],
    ['twice', [byCard, 'cardRefused', toCard, 'cardRefused'], 0, 2],
    ['a card refused, method questionBased: 2', [byQuestions, toCard, 'cardRefused'], 0, 2],
    ['a card refused, "anything else": 2', [byPhone, toCard, 'cardRefused'], 0, 2],
    ['no questions, method questionBased: 2', [byQuestions, 'questionsUnavailable'], 2, 0],
    ['no questions, method creditCard: 2', [byCard, toQuestions, 'questionsUnavailable'], 2, 0],
    [
      'no questions after a failure: not below 0',
      [byQuestions, 'answersRefused', toQuestions, 'questionsUnavailable'],
      2,
      0,
    ],
    ['answers refused, method questionBased: 1', [byQuestions, 'answersRefused'], 2, 1],
    ['twice', [byQuestions, 'answersRefused', toQuestions, 'answersRefused'], 2, 0],
    ['answers refused, method creditCard: 2', [byCard, toQuestions, 'answersRefused'], 2, 0],
    ['answers refused after the phone: 1', [byPhone, toQuestions, 'answersRefused'], 2, 1],
    ['both', [byCard, 'cardRefused', toQuestions, 'answersRefused'], 1, 0],
  ])('%s', (_, told, cc, ch) => expect(after(...patient, ...told)).toMatchObject({ step: 'failed', cc, ch }));

  it('"reset on cancel", with everything else', () =>
    expect(after(...patient, byCard, 'cardRefused', 'cancel')).toEqual(start));
});

describe('what is offered', () => {
  it.each<[Told[], string[]]>([
    [
      [byCard, 'cardRefused'],
      ['creditHistory', 'creditCard', 'activationCode'],
    ],
    [
      [byCard, 'cardRefused', toCard, 'cardRefused'],
      ['creditHistory', 'activationCode'],
    ],
    [
      [byQuestions, 'questionsUnavailable'],
      ['creditCard', 'activationCode'],
    ],
    [[byQuestions, 'questionsUnavailable', toCard, 'cardRefused'], ['activationCode']],
    [
      [byPhone, 'codeExpired'],
      ['creditHistory', 'creditCard', 'activationCode'],
    ],
    [[byQuestions, 'questionsUnavailable', toLetter], ['creditCard']],
  ])('after %j: %j (spec §4: "a method whose counter is 0 is removed")', (told, ways) =>
    expect(alternativesLeft(after(...patient, ...told))).toEqual(ways),
  );

  it('a way without tries is refused', () =>
    expect(next(after(...patient, byQuestions, 'questionsUnavailable'), toQuestions)).toEqual({
      refused: 'notOffered',
    }));

  it.each([
    [['creditCard'], ['questionBased'], ['activationCode']],
    [['questionBased'], ['creditCard'], ['activationCode']],
    [['creditCard', 'questionBased'], [], ['activationCode']],
  ] as const)('a hospital without %j offers a newcomer %j, and the letter', (without, methods, ways) => {
    const state = after({ type: 'begin', existingPatient: false, without }, 'demographicsGiven');
    expect(methodsOffered(state)).toEqual(methods);
    expect(alternativesLeft(state)).toEqual(ways);
    expect(after({ type: 'begin', existingPatient: false, without }, 'demographicsGiven', toLetter)).toMatchObject({
      step: 'postal',
      method: null,
    });
  });

  it('a cancel, and a hospital that has the service by then, bring a method back', () => {
    const without = ['creditCard'] as const;
    const told: Told[] = [{ type: 'begin', existingPatient: false, without }, 'cancel', ...newcomer];
    expect(methodsOffered(after(...told))).toEqual(['creditCard', 'questionBased']);
  });

  it('the phone is for "existing patients only" (spec §3)', () => {
    expect(methodsOffered(after(...patient))).toEqual(['phone', 'creditCard', 'questionBased']);
    expect(methodsOffered(after(...newcomer))).toEqual(['creditCard', 'questionBased']);
    expect(next(after(...newcomer), byPhone)).toEqual({ refused: 'notOffered' });
  });
});
