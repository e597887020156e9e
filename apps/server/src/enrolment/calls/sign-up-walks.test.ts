import { signUpFlow } from '@portico/rules';
import { isRefusal, type Moment, walks } from '@portico/rules/testing/walk';
import { signUpWalks } from '@portico/rules/testing/walkables';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { harborId, scriptedIdentities } from '../testing/scripted-identities.ts';
import { newWalker, scriptedBureau, type Walker } from '../testing/walk-server.ts';

type Walk = Moment<signUpFlow.State, signUpFlow.Event>[];

/** The walks of the rules' own tests that together take every event at every step that allows it, and some others. */
const sample = fc.sample(walks(signUpWalks), { seed: 5, numRuns: 400 }).map(untilDone);
const chosen = [...chooseWalks(sample), ...sample.slice(0, 8)];

describe.each(callEngines)('random walks by the calls of the server on %s (issue 5)', (engine) => {
  const bureau = scriptedBureau();
  const identities = scriptedIdentities();
  let test: TestApp;
  let walkers = 0;
  beforeAll(async () => {
    const healthSystem = { ...(await readSettings('test', {})).healthSystem, identityProviders: [harborId] };
    test = await buildTestApp(engine, {
      settings: { callsPerMinute: 1_000_000, healthSystem },
      enrolment: { bureau },
      identityProviders: identities,
    });
  });
  afterAll(() => test.close());

  const accounts = async () => (await test.database.db.selectFrom('accounts').select('account_id').execute()).length;

  /** Makes the calls of an event, and compares the result with the table. */
  const step = async ({ make, state }: Walker, event: signUpFlow.Event): Promise<void> => {
    const before = await state();
    const created = await accounts();
    const reply = await make(event);
    const expected = signUpFlow.next(before, happened(event, reply.statusCode));
    const after = await state();
    const told = { event, before, status: reply.statusCode, body: reply.body };
    if (isRefusal(expected)) {
      expect({ ...told, after }).toEqual({ ...told, after: before });
      expect(await accounts()).toBe(created);
      return;
    }
    expect({ ...told, after }).toEqual({ ...told, after: expected });
    const made = event.type === 'credentialsSet' ? 1 : 0;
    const removed = event.type === 'cancel' && before.step === 'terms' ? 1 : 0;
    expect(await accounts()).toBe(created + made - removed);
  };

  /** A repeated call creates nothing and raises no counter. */
  const again = async ({ replay, state }: Walker): Promise<void> => {
    const before = await state();
    const created = await accounts();
    await replay();
    const after = await state();
    expect(after.cc).toBeLessThanOrEqual(before.cc);
    expect(after.ch).toBeLessThanOrEqual(before.ch);
    expect(after.verifiedBy).toBe(before.verifiedBy);
    expect(await accounts()).toBe(created);
  };

  it.each(chosen.map((walk, at) => ({ at, walk })))(
    'walk $at leads where the table does, refusals included',
    async ({ walk }) => {
      walkers += 1;
      const walker = await newWalker(test, { bureau, identities }, walkers);
      for (const { event } of walk) {
        await step(walker, event);
        if (event.type !== 'cancel') await again(walker);
      }
    },
  );
});

/** Open questions stay the same (contract, GetCreditQuestions), although the bureau would now send others. */
function happened(event: signUpFlow.Event, status: number): signUpFlow.Event {
  return event.type === 'questionsUnavailable' && status === 200 ? { type: 'questionsFetched' } : event;
}

/** After `done` the next person's sign-up begins. */
function untilDone(walk: Walk): Walk {
  const done = walk.findIndex(({ after }) => after.step === 'done');
  return done === -1 ? walk : walk.slice(0, done + 1);
}

/** Chooses the walks that add the most new events, until none adds any. */
function chooseWalks(all: readonly Walk[]): Walk[] {
  const nameOf = ({ before, event }: Walk[number]) => `${before.step} ${event.type}`;
  const taken = new Set<string>();
  const news = (walk: Walk) => new Set(walk.filter((each) => !each.refused && !taken.has(nameOf(each))).map(nameOf));
  const found: Walk[] = [];
  for (;;) {
    const best = all.toSorted((one, other) => news(other).size - news(one).size)[0] ?? [];
    const added = news(best);
    if (added.size === 0) return found;
    for (const name of added) taken.add(name);
    found.push(best);
  }
}
