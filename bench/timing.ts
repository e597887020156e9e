import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captchaDisabled } from '../apps/server/src/adapters/captcha-disabled.ts';
import { systemClock } from '../apps/server/src/adapters/clock-system.ts';
import { createEnrolmentServices } from '../apps/server/src/adapters/enrolment-services.ts';
import { healthLinksByHttps } from '../apps/server/src/adapters/health-links-https.ts';
import { identityProvidersByOidc } from '../apps/server/src/adapters/identity-providers-oidc.ts';
import { askOutside } from '../apps/server/src/adapters/outside-request.ts';
import { createPatients } from '../apps/server/src/adapters/patients.ts';
import { buildApp } from '../apps/server/src/app/build-app.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { installationOf } from '../apps/server/src/platform/installation/installation.ts';
import { createJobWriter } from '../apps/server/src/platform/jobs/job-writer.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';
import { differenceOf } from './paired-differences.ts';
import { median } from './percentiles.ts';
import { createBrowser, createPeople, type Group, groups, importPeople, signInReader } from './timing-people.ts';
import { type HeldSecrets, issueSecrets } from './timing-secrets.ts';
import { steps, type Taking } from './timing-steps.ts';

/**
 * `npm run timing`: checks whether the time of a response distinguishes known people from unknown ones. In each round a
 * person of each group takes the same steps, each step in a random order; the difference within a round counts. Not
 * part of the gate: it needs a quiet machine and some minutes. ROUNDS=… for more or fewer.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 300);
/** Before the measurement, so that all code is compiled and all plans are made. */
const WARM_UP_ROUNDS = 20;

/** Milliseconds by step and group; NaN where the step was not taken. */
const times = new Map(steps.map((step) => [step, noTimes()]));

const folder = await mkdtemp(join(tmpdir(), 'portico-timing-'));
const settings = await readSettings('test', { PORTICO_DATA: folder });
const database = await openDatabase(settings);
await prepareDatabase(database, installationOf(settings));
// Messages are written and left for another process, as if several shared a database: their work must not add to a
// response's time.
const jobs = await createJobWriter(database, settings.keys);
const ports = {
  clock: systemClock,
  captcha: captchaDisabled(systemClock),
  jobs: { ...jobs, waiting: async () => ({}) },
  patients: createPatients(settings, database.db, systemClock, () => {}),
  care: null,
  identityProviders: identityProvidersByOidc(settings, { clock: systemClock, report: () => {} }),
  healthLinks: healthLinksByHttps(askOutside(settings.healthCards), settings.healthSystem.name),
  ...createEnrolmentServices(settings, systemClock, () => {}),
};
const app = await buildApp(ports, database, settings);
try {
  await createPeople(database, settings, WARM_UP_ROUNDS + ROUNDS, systemClock.now());
  await importPeople(database, settings.keys, WARM_UP_ROUNDS + ROUNDS, systemClock.now());
  const secrets = await issueSecrets(database, settings.keys, WARM_UP_ROUNDS + ROUNDS, systemClock.now());
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) await takeRound(round, secrets);
} finally {
  await app.close();
  await jobs.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(asMarkdown());

function noTimes(): Record<Group, number[]> {
  return { known: [], unknown: [], suspended: [] };
}

async function takeRound(round: number, secrets: Record<Group, HeldSecrets[]>): Promise<void> {
  const people: Taking[] = [];
  for (const [at, group] of groups.entries()) {
    const network = `${round >> 8}.${round & 255}`;
    people.push({
      group,
      number: round,
      carried: {},
      secrets: secrets[group][round] ?? noSecrets(),
      ask: await createBrowser(app, `10.${at}.${network}`),
      askSignedIn: await signInReader(app, group, round, `10.${at + groups.length}.${network}`),
    });
  }
  for (const step of steps) {
    const statuses = new Set<number>();
    for (const taking of inOrderByChance(people)) {
      const { group } = taking;
      const reply = await step.take(taking);
      if (reply !== null && step.expects !== undefined && reply.status !== step.expects) {
        throw new Error(`${step.name} answers with ${reply.status} in place of ${step.expects}.`);
      }
      if (reply !== null) statuses.add(reply.status);
      if (round >= WARM_UP_ROUNDS) times.get(step)?.[group].push(reply?.milliseconds ?? Number.NaN);
    }
    if (statuses.size > 1)
      throw new Error(`${step.name} answers with ${[...statuses].join(' and ')}: no times are needed.`);
  }
}

function noSecrets(): never {
  throw new Error('The round has no secrets.');
}

function inOrderByChance<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, chance: randomInt(2 ** 40) }))
    .toSorted((a, b) => a.chance - b.chance)
    .map(({ item }) => item);
}

/** A table for people. A difference is real if its interval does not contain zero. */
function asMarkdown(): string {
  const lines = steps.flatMap((step) => {
    const measured = times.get(step);
    if (measured === undefined) return [];
    const cells = (['unknown', 'suspended'] as const).map((group) => {
      const rounds = measured.known.map((known, round) => [measured[group][round] ?? Number.NaN, known] as const);
      const whole = rounds.filter(([one, other]) => !Number.isNaN(one) && !Number.isNaN(other));
      const difference = differenceOf(
        whole.map(([one]) => one),
        whole.map(([, known]) => known),
      );
      return cellOf(difference);
    });
    return [
      `| \`${step.name}\` | ${median(measured.known.filter((each) => !Number.isNaN(each))).toFixed(1)} | ${cells.join(' | ')} |`,
    ];
  });
  return `| call | known, ms | unknown: longer by, ms | suspended: longer by, ms |
|---|---|---|---|
${lines.join('\n')}
`;
}

function cellOf({ median: middle, from, to }: ReturnType<typeof differenceOf>): string {
  const isReal = from > 0 || to < 0;
  return `${signed(middle)} (${signed(from)} to ${signed(to)})${isReal ? ' **real**' : ''}`;
}

function signed(figure: number): string {
  return `${figure < 0 ? '−' : '+'}${Math.abs(figure).toFixed(2)}`;
}
