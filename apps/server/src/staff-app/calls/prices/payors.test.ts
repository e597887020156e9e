import { permissionsOfRoles } from '@portico/staff-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importPrices } from '../../../estimates/testing/import-prices.ts';
import { undecidedNames } from '../../../prices/queries/payor-names.ts';
import { liveVersions } from '../../../prices/queries/live-prices.ts';
import { engines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "payors and plans mapped in bulk with suggestions"; issue 13, point 8; decision 214.

const locationId = 'alder-main';
const rate = (payer: string, plan: string) => ({ payer, plan, dollars: 900 });
const names = {
  meridian: { payerName: 'MERIDIAN COMM', planName: 'Choice PPO' },
  aspen: { payerName: 'Aspen Mutual', planName: 'PPO, all' },
};
const meridian = { payorId: 'meridian', portalPlan: 'Choice PPO' };
const none = { payorId: null, portalPlan: null };

describe.each(engines)('payors at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let tom: StaffBrowser;
  let sam: StaffBrowser;
  const open = async (browser = tom) => (await browser.call('listPayerNames', { locationId })).json();
  const decide = (browser: StaffBrowser, ...decided: object[]) =>
    browser.call('decidePayerNames', { locationId, names: decided });
  const decided = async () => {
    const { names: all } = (await tom.call('listPayerNames', { locationId, show: 'decided' })).json();
    return all.map(({ payerName, decision }: { payerName: string; decision: object }) => [payerName, decision]);
  };
  const exported = async (fill = false): Promise<string> =>
    (await tom.call('exportPayorTable', { locationId, fill })).json().csv;
  const check = async (csv: string) => (await tom.call('checkPayorTable', { csv })).json().checked;

  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    staffTest = await openStaffTest(test);
    await importPrices(test, locationId, [
      {
        code: '73721',
        gross: 2000,
        rates: [rate('MERIDIAN COMM', 'Choice PPO'), rate('Aspen Mutual', 'PPO, all')],
      },
    ]);
  });
  beforeEach(async () => {
    test.clock.advance(1);
    await test.database.db.deleteFrom('payor_names').execute();
    [tom, sam] = [await staffTest.signedIn('tom'), await staffTest.signedIn('sam')];
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  it('are of the role that brings the prices', () => {
    const roles = Object.entries(permissionsOfRoles).filter(([, may]) => may.includes('managePrices'));
    expect(roles.map(([role]) => role)).toEqual(['prices']);
  });

  it('each location says how many names wait, and a name has its suggestion', async () => {
    const { locations } = (await tom.call('listPayorLocations')).json();
    expect(locations).toContainEqual(expect.objectContaining({ locationId, names: 2, open: 2, openStaged: 0 }));
    expect(await open()).toMatchObject({
      found: 2,
      names: [
        { ...names.aspen, rates: 1, staged: 0, patients: null, decision: null, suggestion: null },
        { ...names.meridian, rates: 1, staged: 0, patients: 0, decision: null, suggestion: meridian },
      ],
    });
    const asked = { locationId, words: 'meridian ppo' };
    expect((await tom.call('listPayerNames', asked)).json()).toMatchObject({ found: 1, names: [names.meridian] });
    expect((await tom.call('listPayerNames', { locationId: 'nowhere' })).json().error).toBe('unknownLocation');
  });

  it('many are decided on at once, in the name of who does it, and it is taken back as a whole', async () => {
    const all = [
      { ...names.meridian, seen: null, decision: meridian },
      { ...names.aspen, seen: null, decision: none },
    ];
    expect((await decide(tom, ...all)).statusCode).toBe(200);
    expect(await decided()).toEqual([
      ['Aspen Mutual', none],
      ['MERIDIAN COMM', meridian],
    ]);
    expect(await staffTest.audited('payorNamesDecided')).toEqual([
      expect.objectContaining({
        locations: locationId,
        names: 2,
        decided:
          'alder-main "MERIDIAN COMM" "Choice PPO": open > meridian "Choice PPO"; ' +
          'alder-main "Aspen Mutual" "PPO, all": open > none',
        by: 'Tom Becker',
        user: 'tom',
        command: 'payors map',
      }),
    ]);
    const back = all.map(({ seen, decision, ...name }) => ({ ...name, seen: decision, decision: seen }));
    expect((await decide(tom, ...back)).statusCode).toBe(200);
    expect(await decided()).toEqual([]);
    expect((await staffTest.audited('payorNamesDecided')).at(-1)).toMatchObject({
      decided:
        'alder-main "MERIDIAN COMM" "Choice PPO": meridian "Choice PPO" > open; ' +
        'alder-main "Aspen Mutual" "PPO, all": none > open',
    });
  });

  it('what a colleague has decided since is told, and nothing of it is overwritten', async () => {
    const seen = { ...names.meridian, seen: null };
    await decide(sam, { ...seen, decision: none });
    const late = await decide(tom, { ...names.aspen, seen: null, decision: none }, { ...seen, decision: meridian });
    expect(late.json()).toEqual({ changed: [{ ...names.meridian, isThere: true, decision: none }] });
    expect(await decided()).toEqual([['MERIDIAN COMM', none]]);
    const gone = { payerName: 'Gone', planName: '' };
    const reply = await decide(tom, { ...gone, seen: null, decision: none });
    expect(reply.json()).toEqual({ changed: [{ ...gone, isThere: false, decision: null }] });
  });

  it('of two who decide in the same moment one does, and the other is told', async () => {
    const name = { ...names.meridian, seen: null };
    const replies = await Promise.all([
      decide(tom, { ...name, decision: meridian }),
      decide(sam, { ...name, decision: none }),
    ]);
    const refused = replies.filter((reply) => reply.json().changed.length === 1);
    expect(refused).toHaveLength(1);
  });

  it('a name that is there twice is refused, and a plan without a payor is not kept', async () => {
    const name = { ...names.aspen, seen: null };
    const twice = await decide(tom, { ...name, decision: meridian }, { ...name, decision: none });
    expect([twice.statusCode, twice.json().error]).toEqual([400, 'malformedRequest']);
    expect(await decided()).toEqual([]);
    await decide(tom, { ...name, decision: { payorId: null, portalPlan: 'Gold' } });
    expect(await decided()).toEqual([['Aspen Mutual', none]]);
  });

  it('a payor that the settings do not have is none', async () => {
    const reply = await decide(tom, { ...names.aspen, seen: null, decision: { payorId: 'aspen', portalPlan: null } });
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'unknownPayor']);
  });

  it('every decision, and every one that is taken back, is seen by what keeps prices in memory', async () => {
    const state = async () => (await liveVersions(test.database.db)).get(locationId)?.namesDecidedAt;
    const seen = [await state()];
    const steps = [
      { ...names.aspen, seen: null, decision: none },
      { ...names.meridian, seen: null, decision: meridian },
      { ...names.aspen, seen: none, decision: null },
    ];
    for (const step of steps) {
      await decide(tom, step);
      seen.push(await state());
    }
    expect(new Set(seen).size).toBe(4);
    expect((await undecidedNames(test.database.db, locationId))?.names).toEqual([names.aspen]);
  });

  it('a table is saved, looked at, and taken: what would change is shown first', async () => {
    const filled = (await exported(true)).replace('"PPO, all",,', '"PPO, all",none,');
    const checked = await check(filled);
    expect(checked).toMatchObject({ problems: [], changeCount: 2, newCount: 2, asBefore: 0, open: 0 });
    const taken = { csv: filled, fileName: 'payors.csv', digest: checked.digest };
    expect((await tom.call('importPayorTable', taken)).statusCode).toBe(200);
    expect(await decided()).toEqual([
      ['Aspen Mutual', none],
      ['MERIDIAN COMM', meridian],
    ]);
    expect((await staffTest.audited('payorNamesDecided')).at(-1)).toMatchObject({
      by: 'Tom Becker',
      command: 'payors import',
      file: 'payors.csv',
      names: 2,
      decided: expect.stringContaining('alder-main "Aspen Mutual" "PPO, all": open > none'),
    });
    expect(await check(await exported())).toMatchObject({ changeCount: 0, asBefore: 2 });
  });

  it('a table in which a line is wrong is told by its lines, and nothing of it is taken', async () => {
    const csv = [
      'location,payer,plan,payor,portal_plan',
      'alder-main,MERIDIAN COMM,Choice PPO,meridian,',
      'alder-main,Aspen Mutual,"PPO, all",aspen,',
      'alder-main,Aspen Mutual',
      '',
    ].join('\r\n');
    const { problems, problemCount, digest } = await check(csv);
    expect(problems).toEqual([
      { line: 3, problem: 'unknownPayor', payor: 'aspen' },
      { line: 4, problem: 'cells', cells: 2, columns: 5 },
    ]);
    expect(problemCount).toBe(2);
    const reply = await tom.call('importPayorTable', { csv, fileName: 'payors.csv', digest });
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'payorTableUnusable']);
    expect(await decided()).toEqual([]);
  });

  it('a table is not taken where a colleague has decided since it was looked at', async () => {
    const csv = await exported(true);
    const { digest } = await check(csv);
    await decide(sam, { ...names.meridian, seen: null, decision: none });
    const reply = await tom.call('importPayorTable', { csv, fileName: 'payors.csv', digest });
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'payorNamesChanged']);
    expect(await decided()).toEqual([['MERIDIAN COMM', none]]);
  });

  it('a table of ten thousand lines is read, and one that is longer is refused', async () => {
    const line = 'alder-main,A payer that no file of this hospital names,Its plan,,,,,1,0,\r\n';
    const header =
      'location,payer,plan,payor,portal_plan,suggested_payor,suggested_plan,rates,staged_rates,patients\r\n';
    const checked = await check(header + line.repeat(10_000));
    expect(checked).toMatchObject({ problemCount: 10_000, problems: expect.objectContaining({ length: 100 }) });
    const reply = await tom.call('checkPayorTable', { csv: header + line.repeat(20_000) });
    expect(reply.json().error).toBe('malformedRequest');
  });

  it('a plan is as long as a price file names it: suggested, decided, seen, saved and taken back', async () => {
    const planName = `Choice ${'and so on '.repeat(30)}PPO`;
    expect(planName.length).toBeGreaterThan(300);
    await importPrices(test, locationId, [{ code: '73721', gross: 2000, rates: [rate('MERIDIAN COMM', planName)] }], {
      stage: true,
    });
    const long = { payerName: 'MERIDIAN COMM', planName };
    const suggestion = { payorId: 'meridian', portalPlan: planName };
    expect((await open()).names).toContainEqual(expect.objectContaining({ ...long, suggestion }));
    const csv = await exported(true);
    expect((await check(csv)).changes).toContainEqual(expect.objectContaining({ ...long, after: suggestion }));
    expect((await decide(tom, { ...long, seen: null, decision: suggestion })).statusCode).toBe(200);
    expect(await decided()).toEqual([['MERIDIAN COMM', suggestion]]);
    expect((await decide(tom, { ...long, seen: suggestion, decision: null })).statusCode).toBe(200);
    expect(await decided()).toEqual([]);
    const tooLong = csv.replace(`,meridian,${planName},`, `,meridian,${'x'.repeat(2001)},`);
    expect((await check(tooLong)).problems).toEqual([expect.objectContaining({ problem: 'planTooLong', most: 2000 })]);
  });

  it('all locations are counted, and saved as one table, as each is by itself', async () => {
    await importPrices(test, 'cypress-harbor', [{ code: '73721', gross: 2000, rates: [rate('Harbor Mutual', 'HMO')] }]);
    await decide(tom, { ...names.meridian, seen: null, decision: meridian });
    const { locations } = (await tom.call('listPayorLocations')).json();
    const one = async (id: string) => (await tom.call('listPayerNames', { locationId: id })).json().location;
    for (const each of locations) expect(await one(each.locationId)).toEqual(each);
    const rowsOf = (csv: string) => csv.split('\r\n').slice(1, -1);
    const tables = await Promise.all(
      locations.map(async (each: { locationId: string }) =>
        (await tom.call('exportPayorTable', { locationId: each.locationId, fill: true })).json(),
      ),
    );
    const whole = (await tom.call('exportPayorTable', { fill: true })).json();
    expect(rowsOf(whole.csv)).toEqual(tables.flatMap(({ csv }) => rowsOf(csv)));
    expect(whole.csv).toContain('\r\ncypress-harbor,Harbor Mutual,HMO,');
  });

  it('names of a staged file are decided on before it is live', async () => {
    const rates = [rate('MERIDIAN COMM', 'Choice PPO'), rate('NEW PAYER', 'HMO')];
    await importPrices(test, locationId, [{ code: '73721', gross: 2000, rates }], { stage: true });
    const { names: found } = await open();
    expect(found).toContainEqual(expect.objectContaining({ payerName: 'NEW PAYER', rates: 0, staged: 1 }));
    expect((await tom.call('listPayorLocations')).json().locations).toContainEqual(
      expect.objectContaining({ locationId, open: 3, openStaged: 1 }),
    );
    const name = { payerName: 'NEW PAYER', planName: 'HMO', seen: null, decision: none };
    expect((await decide(tom, name)).statusCode).toBe(200);
    expect(await decided()).toEqual([['NEW PAYER', none]]);
  });
});
