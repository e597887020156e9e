import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as activation from './activation.ts';
import * as partnerRequest from './partner-request.ts';
import * as signUp from './sign-up.ts';
import * as smsActivation from './sms-activation.ts';
import { allEvents, expectAlways, isRefusal, reachable, takenAt, walks, type Walkable } from './testing/walk.ts';
import { activationWalks, partnerRequestWalks, signUpWalks, smsActivationWalks } from './testing/walkables.ts';

interface AnyState {
  readonly step: string;
}

/** What is true of every flow. `ends`: the steps other than `done` that can only be left by starting over. */
function isSound<State extends AnyState, Event extends { readonly type: string }>(
  flow: Walkable<State, Event>,
  table: Readonly<Record<string, object>>,
  ends: readonly string[],
): void {
  const everywhere = reachable(flow);
  const unfinished = everywhere.filter(({ step }) => step !== 'done');
  const leadsTo = (steps: readonly string[], state: State, leftOut: Event['type'][] = []) =>
    reachable(flow, state, leftOut).some(({ step }) => steps.includes(step));

  it('comes to every step of its table', () =>
    expect(new Set(everywhere.map(({ step }) => step))).toEqual(new Set(Object.keys(table))));

  it('has no dead end: from everywhere a walk leads to done', () =>
    expect(unfinished.filter((state) => !leadsTo(['done'], state))).toEqual([]));

  it('leads to an end without starting over', () =>
    expect(unfinished.filter((state) => !leadsTo(['done', ...ends], state, ['cancel']))).toEqual([]));

  it('takes nothing at an end but starting over', () => {
    const atEnds = unfinished.filter((state) => takenAt(flow, state).every(({ type }) => type === 'cancel'));
    expect(new Set(atEnds.map(({ step }) => step))).toEqual(new Set(ends));
  });

  it('can be cancelled until done, and begins anew then', () => {
    const [cancel, ...more] = allEvents(flow).filter(({ type }) => type === 'cancel');
    expect(more).toEqual([]);
    const cancelled = cancel === undefined ? [] : unfinished.map((state) => flow.next(state, cancel));
    expect(cancelled).toEqual(unfinished.map(() => flow.start));
  });

  it('takes nothing any more when done', () => {
    const done = everywhere.filter(({ step }) => step === 'done');
    expect(done.flatMap((state) => takenAt(flow, state))).toEqual([]);
  });

  it('never changes a state that it was given, and answers with a whole state or a refusal', () => {
    const fields = (result: object) => Object.keys(result).toSorted();
    for (const state of everywhere)
      for (const event of allEvents(flow)) {
        const before = structuredClone(state);
        const after = flow.next(Object.freeze(state), Object.freeze(event));
        expect(state).toEqual(before);
        expect(fields(after)).toEqual(isRefusal(after) ? ['refused'] : fields(before));
      }
  });

  it('is walked to every step by the walks of these tests, with refusals on the way', () => {
    const seen = fc.sample(walks(flow), { seed: 5, numRuns: 1_000 }).flat();
    expect(new Set(seen.map(({ after }) => after.step))).toEqual(new Set(Object.keys(table)));
    expect(seen.some(({ refused }) => refused)).toBe(true);
  });

  it('stays where it is when it refuses, and among known states whatever happens', () => {
    const known = new Set(everywhere.map((state) => JSON.stringify(state)));
    expectAlways(
      flow,
      ({ before, after, refused }) => known.has(JSON.stringify(after)) && (!refused || after === before),
    );
  });
}

describe('sign-up (spec §4)', () => {
  // The letter is sent: its code continues in the flow of activation.
  isSound(signUpWalks, signUp.table, ['letterSent']);
});

describe('activation by code (spec §4)', () => {
  isSound(activationWalks, activation.table, []);
});

describe('mobile activation (spec §4)', () => {
  // The link, or a new one, is opened again.
  isSound(smsActivationWalks, smsActivation.table, ['invalid', 'error']);
});

describe('a partner request (spec §4)', () => {
  isSound(partnerRequestWalks, partnerRequest.table, []);
});
