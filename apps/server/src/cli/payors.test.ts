import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importPrices } from '../estimates/testing/import-prices.ts';
import { callEngines } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const rate = (payer: string, plan: string) => ({ payer, plan, dollars: 900 });

describe.each(callEngines)('payors at the terminal, on %s (issue 4: payor mapping)', (engine) => {
  let staff: StaffTerminal;
  const run = (...argv: string[]) => staff.run(['payors', ...argv]);
  const lastEntry = () =>
    staff.look(({ db }) =>
      db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst(),
    );

  beforeAll(async () => {
    staff = await createStaffTerminal(engine);
    const rates = [
      rate('MERIDIAN HLTH', 'Choice PPO'),
      rate('MERIDIAN HLTH', 'All plans'),
      rate('Aspen Mutual', 'PPO'),
      rate('Aspen Mutual', 'P-P-O'),
      rate('Aspen Mutual', 'P.P.O'),
    ];
    await staff.look((database) =>
      importPrices({ database, clock: settableClock() }, 'alder-main', [{ code: '73721', gross: 2000, rates }]),
    );
  });
  afterAll(() => staff.close());
  beforeEach(() => staff.look(({ db }) => db.deleteFrom('payor_names').execute()));

  it('unmapped: each name with a suggestion where one is likely, and nothing is mapped by itself', async () => {
    const { code, out } = await run('unmapped', 'alder-main');
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'alder-main  Alder Bay Hospital: 5 names to decide on',
        '  "Aspen Mutual" "P-P-O", 1 rate: no suggestion',
        '  "Aspen Mutual" "P.P.O", 1 rate: no suggestion',
        '  "Aspen Mutual" "PPO", 1 rate: no suggestion',
        '  "MERIDIAN HLTH" "All plans", 1 rate: Meridian (meridian), all plans',
        '  "MERIDIAN HLTH" "Choice PPO", 1 rate: Meridian (meridian), plan "Choice PPO"',
        '',
      ].join('\n'),
    );
    expect((await run('list', 'alder-main')).out.match(/not decided/g)).toHaveLength(5);
  });

  it('unmapped --confirm: takes the suggestions, says how many, and leaves the others', async () => {
    expect((await run('unmapped', '--confirm')).out).toContain('  confirmed: 2 suggestions\n');
    expect(await lastEntry()).toMatchObject({
      event: 'payorNamesDecided',
      account_id: null,
      actor: 'staff',
      details: {
        locations: 'alder-main',
        names: 2,
        decided:
          'alder-main "MERIDIAN HLTH" "All plans": open > meridian; ' +
          'alder-main "MERIDIAN HLTH" "Choice PPO": open > meridian "Choice PPO"',
        command: 'payors unmapped --confirm',
        by: expect.any(String),
      },
    });
    const { out } = await run('unmapped', 'alder-main');
    expect(out).toContain('3 names to decide on');
    expect(out).not.toContain('MERIDIAN');
  });

  it('map: decides, by the words of the name, and a later decision takes its place', async () => {
    expect(await run('map', 'alder-main', 'meridian hlth', 'choice ppo', 'meridian', '--plan', 'Choice')).toEqual({
      code: 0,
      out: '"MERIDIAN HLTH" "Choice PPO" at Alder Bay Hospital stands for Meridian (meridian), plan "Choice".\n',
      err: '',
    });
    expect(await lastEntry()).toMatchObject({
      event: 'payorNamesDecided',
      details: { names: 1, decided: 'alder-main "MERIDIAN HLTH" "Choice PPO": open > meridian "Choice"' },
    });
    await run('map', 'alder-main', 'MERIDIAN HLTH', 'Choice PPO', 'sequoia-mutual');
    expect((await run('list', 'alder-main')).out).toContain(
      '  "MERIDIAN HLTH" "Choice PPO", 1 rate: Sequoia Mutual (sequoia-mutual), all plans\n',
    );
  });

  it('map … none: the name stands for no payor, and is not asked about again', async () => {
    await run('map', 'alder-main', 'Aspen Mutual', 'PPO', 'none');
    const { out } = await run('list', 'alder-main');
    expect(out).toContain('"Aspen Mutual" "PPO", 1 rate: none of the payors\n');
    expect(out).toContain('  nothing stands for Meridian (meridian)\n');
    expect((await run('unmapped', 'alder-main')).out).not.toContain('"Aspen Mutual" "PPO"');
  });

  it('map … open: takes a decision back, and the name is asked about again', async () => {
    const name = ['alder-main', 'Aspen Mutual', 'PPO'];
    await run('map', ...name, 'none');
    expect(await run('map', ...name, 'open')).toMatchObject({
      code: 0,
      out: '"Aspen Mutual" "PPO" at Alder Bay Hospital waits for a decision.\n',
    });
    expect(await lastEntry()).toMatchObject({
      event: 'payorNamesDecided',
      details: { decided: 'alder-main "Aspen Mutual" "PPO": none > open' },
    });
    expect((await run('unmapped', 'alder-main')).out).toContain('"Aspen Mutual" "PPO"');
  });

  it('list: also names that only an earlier file had, and locations without prices', async () => {
    await run('map', 'alder-main', 'Aspen Mutual', 'PPO', 'meridian');
    await staff.look(({ db }) => db.updateTable('payor_names').set({ plan_name: 'Of last year' }).execute());
    const { out } = await run('list');
    expect(out).toContain('"Aspen Mutual" "Of last year", 0 rates: Meridian (meridian), all plans\n');
    expect(out).toContain('north-valley  North Valley Clinic\n  no payers');
  });

  it.each([
    [['map', 'alder-main', 'Aspen'], 2, 'PLAN is missing.'],
    [['map', 'nowhere', 'Aspen', 'PPO', 'none'], 2, 'There is no location "nowhere".'],
    [
      ['map', 'alder-main', 'Aspen Mutual', 'PPO', 'aspen'],
      2,
      'There is no payor "aspen". The payors are:\n  meridian',
    ],
    [['map', 'alder-main', 'Aspen Mutual', 'PPO', 'open', '--plan', 'Gold'], 2, '"open" has no plan: leave out --plan'],
    [['map', 'alder-main', 'Aspen Mutual', 'PPO', 'none', '--plan', 'Gold'], 2, '"none" has no plan: leave out --plan'],
    [['map', 'alder-main', 'Aspen', 'HMO', 'none'], 1, 'has no "Aspen" "HMO". Nothing was changed.'],
    [['map', 'alder-main', 'aspen mutual', 'p p o', 'none'], 1, 'has several names like "aspen mutual" "p p o".'],
    [['unmapped', 'nowhere'], 2, 'There is no location "nowhere".'],
    [['list', 'alder-main', 'more'], 2, '"more" is one argument too many.'],
  ])('payors %j: exit code %i and %s', async (argv, code, message) => {
    expect(await run(...argv)).toMatchObject({ code, err: expect.stringContaining(message) });
  });

  it('refuses another secret than the portal’s, since the audit trail would break', async () => {
    await run('unmapped', '--confirm');
    const other = { PORTICO_SECRET: 'another secret than the one of before' };
    const argv = ['payors', 'map', 'alder-main', 'Aspen Mutual', 'PPO', 'none'];
    expect(await staff.run(argv, other)).toMatchObject({ code: 1, out: '' });
  });
});
