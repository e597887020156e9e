import { describe, expect, it } from 'vitest';
import {
  methodsOffered,
  alternativesLeft,
  type Event,
  type Method,
  type Proof,
  type State,
  type Step,
} from './sign-up.ts';
import { allEvents, expectAlways, reachable, takenAt, type Moment } from './testing/walk.ts';
import { bareSignUpWalks, signUpWalks } from './testing/walkables.ts';

const always = (holds: (moment: Moment<State, Event>) => boolean) => expectAlways(signUpWalks, holds);

const verifying: Readonly<Record<Proof, Event['type']>> = {
  identityProvider: 'identityAccepted',
  phone: 'codeVerified',
  creditCard: 'cardAccepted',
  questionBased: 'answersAccepted',
};

const ofOutcome: Readonly<Partial<Record<Event['type'], Method>>> = {
  codeSent: 'phone',
  cardAccepted: 'creditCard',
  cardRefused: 'creditCard',
  questionsFetched: 'questionBased',
  questionsUnavailable: 'questionBased',
};

describe('whatever happens in a sign-up', () => {
  it('credentials, terms and done come after a verification alone (spec §4)', () =>
    always(
      ({ after: { step }, past }) =>
        ['credentials', 'terms', 'done'].includes(step) ===
        Object.values(verifying).some((type) => past.includes(type)),
    ));

  it('the method of the verification is stored', () =>
    always(({ after: { verifiedBy }, past }) =>
      Object.entries(verifying).every(([method, type]) => past.includes(type) === (verifiedBy === method)),
    ));

  it('the phone verifies existing patients alone (spec §3)', () =>
    always(({ after: { step, verifiedBy, existingPatient } }) =>
      ['phoneCode', 'codeTimeout'].includes(step) || verifiedBy === 'phone' ? existingPatient : true,
    ));

  it('terms come after the credentials, done after the terms (spec §4)', () =>
    always(
      ({ after: { step }, past }) =>
        past.includes('credentialsSet') === (step === 'terms' || step === 'done') &&
        past.includes('termsAccepted') === (step === 'done'),
    ));

  it('nobody is verified, makes an account or accepts the terms twice: a call that is sent again is refused', () =>
    always(({ past }) =>
      [...Object.values(verifying), 'credentialsSet', 'termsAccepted', 'codeByMailAsked'].every(
        (type) => past.filter((each) => each === type).length <= 1,
      ),
    ));

  it('nobody chooses a method before they said who they are (spec §4: "demographics, then choose verification")', () =>
    always(
      ({ after: { method }, past }) =>
        (!past.includes('methodChosen') || method !== null) && (method === null || past.includes('demographicsGiven')),
    ));

  it('what verifies chooses its method by itself, as the choice would have done (spec §7 has no call for a choice)', () =>
    always(({ before, event: { type }, refused, after }) => {
      const method = ofOutcome[type];
      if (before.step !== 'method' || method === undefined) return true;
      return refused !== methodsOffered(before).includes(method) && (refused || after.method === method);
    }));

  it('the identity, and the method that decides the cost of a failure, stay once a method is chosen', () =>
    always(
      ({ before, event: { type }, refused }) =>
        before.method === null || !['begin', 'demographicsGiven', 'methodChosen'].includes(type) || refused,
    ));

  it('a letter is asked for on the postal-mail page alone', () =>
    always(({ after: { step }, past }) => past.includes('codeByMailAsked') === (step === 'letterSent')));

  it('counters are 0 to 2, and only a cancel raises them (spec §4)', () =>
    always(
      ({ before, event, after }) =>
        [after.cc, after.ch].every((tries) => [0, 1, 2].includes(tries)) &&
        (event.type === 'cancel' || (after.cc <= before.cc && after.ch <= before.ch)),
    ));

  it('a counter falls for failures of its own method only, and each of them lowers it', () =>
    always(
      ({ before, event: { type }, refused, after }) =>
        refused ||
        type === 'cancel' ||
        (after.cc < before.cc === (type === 'cardRefused') &&
          after.ch < before.ch === ['questionsUnavailable', 'answersRefused'].includes(type)),
    ));

  it('a card fails twice where it was chosen first, else once; answers once after a card, else twice', () =>
    always(({ after: { method }, past }) => {
      const times = (type: Event['type']) => past.filter((each) => each === type).length;
      return (
        times('cardRefused') <= (method === 'creditCard' ? 2 : 1) &&
        times('answersRefused') <= (method === 'creditCard' ? 1 : 2) &&
        times('questionsUnavailable') <= 1
      );
    }));

  it('no person is at the card or the questions without a try left', () =>
    always(({ after: { step, cc, ch } }) => (step !== 'card' || cc > 0) && (step !== 'questions' || ch > 0)));
});

describe('in every state that can be', () => {
  const everywhere = reachable(signUpWalks);
  const at = (...steps: Step[]) => everywhere.filter(({ step }) => steps.includes(step));
  const taken = (state: State) => takenAt(signUpWalks, state);

  it('the ways that are offered are those that are taken', () => {
    for (const state of everywhere)
      expect(taken(state).flatMap((event) => (event.type === 'another' ? [event.alternative] : []))).toEqual(
        alternativesLeft(state),
      );
  });

  it('the methods that are offered are those that are taken', () => {
    for (const state of at('method'))
      expect(taken(state).flatMap((event) => (event.type === 'methodChosen' ? [event.method] : []))).toEqual(
        methodsOffered(state),
      );
  });

  it('after a failure, "a method whose counter is 0 is removed"; the letter is always left (spec §4)', () => {
    for (const state of at('failed'))
      expect(alternativesLeft(state)).toEqual([
        ...(state.ch > 0 ? ['creditHistory'] : []),
        ...(state.cc > 0 ? ['creditCard'] : []),
        'activationCode',
      ]);
  });

  it('after a failure "one must be chosen", by a choice or by verifying again with a try that is left (spec §4)', () => {
    for (const state of at('failed')) {
      const again = [
        ...(state.cc > 0 ? ['cardAccepted', 'cardRefused'] : []),
        ...(state.ch > 0 ? ['questionsFetched', 'questionsUnavailable'] : []),
      ];
      expect(new Set(taken(state).map(({ type }) => type))).toEqual(
        new Set(['another', 'identityAccepted', 'cancel', ...again]),
      );
    }
  });

  it('no alternative is offered outside the verification', () => {
    for (const state of at('start', 'demographics', 'letterSent', 'credentials', 'terms', 'done'))
      expect(alternativesLeft(state)).toEqual([]);
  });

  it('a person who can use none of the methods has the letter', () => {
    for (const state of at('method')) expect(alternativesLeft(state)).toEqual(['activationCode']);
  });
});

describe('where the hospital has neither a card check nor a credit bureau', () => {
  const everywhere = reachable(bareSignUpWalks);

  it('nobody is asked for a card or for their credit history, whatever they do', () =>
    expectAlways(
      bareSignUpWalks,
      ({ after: { step, method, cc, ch } }) =>
        !['card', 'questions', 'failed'].includes(step) &&
        [null, 'phone'].includes(method) &&
        (step === 'start' || (cc === 0 && ch === 0)),
    ));

  it('newcomers have no method, and the letter leads them on', () => {
    const newcomers = everywhere.filter(({ step, existingPatient }) => step === 'method' && !existingPatient);
    expect(newcomers.length).toBeGreaterThan(0);
    for (const state of newcomers) {
      expect(methodsOffered(state)).toEqual([]);
      expect(reachable(bareSignUpWalks, state, ['begin', 'cancel']).map(({ step }) => step)).toContain('letterSent');
    }
  });

  it('its patients have the phone', () => {
    for (const state of everywhere.filter(({ step, existingPatient }) => step === 'method' && existingPatient))
      expect(methodsOffered(state)).toEqual(['phone']);
  });
});

it('events carry no counter and no step: what a browser sends of them counts for nothing', () =>
  expect(new Set(allEvents(signUpWalks).flatMap((event) => Object.keys(event)))).toEqual(
    new Set(['type', 'existingPatient', 'method', 'alternative']),
  ));
