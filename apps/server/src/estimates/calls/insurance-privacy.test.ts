import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueuePorts } from '../../app/jobs/open-job-queue.ts';
import { removeExpired } from '../../app/jobs/retention.ts';
import { callEngines } from '../../testing/databases.ts';
import { measuredFromHere } from '../../testing/measured.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest } from '../testing/guest.ts';
import { checkedWith, enterBenefits, openInsuranceTest } from '../testing/insurance.ts';

const DAY = 24 * 3600;

/** What is in the insurance, the question and the answer: nothing so short that sealed text could hold it by chance. */
const patientData =
  /ACTIVE-|AAA72-|Rivera|Hidalgo|RIVERA|HIDALGO|1986-05-06|19860506|G-4711|Choice PPO|Meridian|NM1\*|"copay/;

describe.each(callEngines)('what an eligibility check leaves behind on %s', (engine) => {
  let test: TestApp;
  let close: () => Promise<void>;
  let guest: Guest;
  const lines: string[] = [];
  const logged: Array<Parameters<QueuePorts['keepControls']>> = [];
  const failures: Array<Parameters<QueuePorts['report']>> = [];
  let measured: Awaited<ReturnType<typeof measuredFromHere>>;
  beforeAll(async () => {
    measured = await measuredFromHere();
    const jobs: Partial<QueuePorts> = {
      keepControls: (...args) => void logged.push(args),
      report: (...args) => void failures.push(args),
    };
    const logTo = { write: (line: string) => void lines.push(line) };
    ({ test, close } = await openInsuranceTest(engine, { app: { logTo }, jobs }));
    guest = await openGuest(test.app);
    const holder = {
      PatientIsSubscriber: '0',
      GroupNumber: 'G-4711',
      SubscriberFirstName: 'Inés',
      SubscriberLastName: 'Hidalgo',
      SubscriberDateOfBirth: '5/6/1986',
    } as const;
    await checkedWith(guest, 'ACTIVE-private', holder);
    await checkedWith(guest, 'GARBAGE-private');
    await checkedWith(guest, 'IRREGULAR-private');
    await checkedWith(guest, 'AAA72-private');
    const { EstInfo } = await checkedWith(guest, 'ACTIVE-private2');
    await enterBenefits(guest, EstInfo?.PesGlo ?? '', 'overall:copay=30');
  });
  afterAll(() => close());

  it('is sealed in the database, jobs and audit trail with it', async () => {
    const { db } = test.database;
    const rows = {
      insurances: await db.selectFrom('insurances').select(['insurance']).execute(),
      inquiries: await db.selectFrom('inquiries').selectAll().execute(),
      estimates: await db.selectFrom('estimates').select(['benefits', 'saved_figures']).execute(),
      audit: await db.selectFrom('audit_entries').selectAll().execute(),
      jobs: (await sql`select data from pgboss.job`.execute(db)).rows,
    };
    expect(rows.inquiries).toHaveLength(5);
    expect(rows.inquiries.every(({ request }) => request !== null)).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(patientData);
  });

  it('is in the audit trail: entered, asked, answered', async () => {
    const entries = await test.database.db.selectFrom('audit_entries').select('event').orderBy('number').execute();
    const counts = Object.groupBy(entries, ({ event }) => event);
    expect(counts['insuranceEntered']).toHaveLength(5);
    expect(counts['eligibilityAsked']).toHaveLength(5);
    expect(counts['eligibilityAnswered']).toHaveLength(5);
    expect(counts['benefitsEntered']).toHaveLength(1);
  });

  it('is in the log by its control numbers alone (CAQH CORE)', () => {
    const ofFirst = logged.slice(0, 2);
    expect(ofFirst.map(([direction]) => direction)).toEqual(['sent', 'received']);
    const [sent, received] = ofFirst.map(([, controls]) => controls);
    expect(sent).toEqual({
      ISA06: 'PORTICO',
      ISA08: 'SIMULATEDPAYER',
      ISA13: expect.stringMatching(/^\d{9}$/),
      GS02: 'PORTICO',
      GS03: 'SIMULATEDPAYER',
      GS06: expect.stringMatching(/^\d+$/),
      ST02: expect.stringMatching(/^\d+$/),
      BHT03: expect.stringMatching(/^[\dA-F]{30}$/),
      TRN02: expect.stringMatching(/^[\dA-F]{30}$/),
    });
    expect(received?.BHT03).toBe(sent?.BHT03);
    const ofAll = logged.flatMap(([direction, controls]) => (direction === 'sent' ? [Number(controls.ISA13)] : []));
    expect(ofAll.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
    expect(failures).toEqual([
      [{ queue: 'eligibility-inquiry', reason: 'garbage', detail: 'HTTP 200', gateway: 'default' }],
    ]);
    expect(JSON.stringify([logged, failures])).not.toMatch(patientData);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('\n')).not.toMatch(patientData);
  });

  it('is not in what is counted of answers outside the guide: payer, segment and effect alone (decision 64)', async () => {
    const counted = Object.entries(await measured()).filter(([name]) => name.includes('deviations'));
    expect(counted).toEqual([
      ['portico_eligibility_deviations_total{payor="MRDN1",segment="EB",effect="withheld"}', 1],
    ]);
  });

  it('is deleted: the insurance with the guest’s estimates, the messages after 90 days', async () => {
    const { db } = test.database;
    const count = async (table: 'insurances' | 'inquiries'): Promise<number> =>
      (await db.selectFrom(table).select('id').execute()).length;
    test.clock.advance(29 * DAY);
    await removeExpired(db, test.clock.now());
    expect([await count('insurances'), await count('inquiries')]).toEqual([5, 5]);
    test.clock.advance(2 * DAY);
    await removeExpired(db, test.clock.now());
    expect([await count('insurances'), await count('inquiries')]).toEqual([0, 5]);
    test.clock.advance(60 * DAY);
    await removeExpired(db, test.clock.now());
    expect(await count('inquiries')).toBe(0);
  });
});
