import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importPrices } from '../estimates/testing/import-prices.ts';
import { callEngines } from '../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const rate = (payer: string, plan: string) => ({ payer, plan, dollars: 900 });

describe.each(callEngines)('payors by a table, on %s (issue 13, point 8)', (engine) => {
  let staff: StaffTerminal;
  let folder: TestFolder;
  let path: string;
  const run = (...argv: string[]) => staff.run(['payors', ...argv]);
  const prices = (rates: ReturnType<typeof rate>[]) =>
    staff.look((database) =>
      importPrices({ database, clock: settableClock() }, 'alder-main', [{ code: '73721', gross: 2000, rates }]),
    );
  const table = async () => {
    const file = join(path, `${randomUUID()}.csv`);
    expect(await run('export', file, 'alder-main')).toMatchObject({ code: 0 });
    return readFile(file, 'utf8');
  };
  const imported = async (text: string) => run('import', await folder.write(`${randomUUID()}.csv`, text));
  const decided = () =>
    staff.look(({ db }) =>
      db
        .selectFrom('payor_names')
        .select(['payer_name', 'plan_name', 'payor_id', 'portal_plan'])
        .orderBy('payer_name')
        .orderBy('plan_name')
        .execute(),
    );

  beforeAll(async () => {
    [staff, folder] = await Promise.all([createStaffTerminal(engine), makeTestFolder()]);
    path = dirname(await folder.write('here', ''));
    await prices([rate('MERIDIAN COMM', 'Choice PPO'), rate('Aspen Mutual', 'PPO, all'), rate('=Aspen("x")', 'PPO')]);
  });
  afterAll(() => Promise.all([staff.close(), folder.remove()]));
  beforeEach(() => staff.look(({ db }) => db.deleteFrom('payor_names').execute()));

  it('export: each name with its suggestion; a name is never a formula of a spreadsheet', async () => {
    expect(await table()).toBe(
      [
        '\uFEFFlocation,payer,plan,payor,portal_plan,suggested_payor,suggested_plan,rates,staged_rates,patients',
        `alder-main,"'=Aspen(""x"")",PPO,,,,,1,0,`,
        'alder-main,Aspen Mutual,"PPO, all",,,,,1,0,',
        'alder-main,MERIDIAN COMM,Choice PPO,,,meridian,Choice PPO,1,0,0',
        '',
      ].join('\r\n'),
    );
  });

  it('export --fill, import: the suggestions that stood there, and what was filled in', async () => {
    const file = join(path, 'filled.csv');
    await run('export', file, 'alder-main', '--fill');
    const filled = (await readFile(file, 'utf8')).replace('"PPO, all",,', '"PPO, all",none,');
    expect(await imported(filled)).toEqual({
      code: 0,
      out: '2 names decided, 0 decided otherwise than before, 0 as before, 1 left open.\n',
      err: '',
    });
    expect(await decided()).toEqual([
      { payer_name: 'Aspen Mutual', plan_name: 'PPO, all', payor_id: null, portal_plan: null },
      { payer_name: 'MERIDIAN COMM', plan_name: 'Choice PPO', payor_id: 'meridian', portal_plan: 'Choice PPO' },
    ]);
    const entry = await staff.look(({ db }) =>
      db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').executeTakeFirst(),
    );
    expect(entry).toMatchObject({
      event: 'payorNamesDecided',
      details: { locations: 'alder-main', names: 2, command: 'payors import', by: 'lena.fischer' },
    });
    expect(await imported(await table())).toMatchObject({
      out: '0 names decided, 0 decided otherwise than before, 2 as before, 1 left open.\n',
    });
  });

  it('import: semicolons, other columns and their order; what changes is said', async () => {
    await run('map', 'alder-main', 'MERIDIAN COMM', 'Choice PPO', 'none');
    const text = `payor;plan;payer;location\nmeridian;PPO;'=Aspen("x");alder-main\nmeridian;Choice PPO;MERIDIAN COMM;alder-main\n`;
    expect((await imported(text)).out).toBe(
      '1 name decided, 1 decided otherwise than before, 0 as before, 0 left open.\n' +
        '  alder-main  "MERIDIAN COMM" "Choice PPO": Meridian (meridian), all plans\n',
    );
    expect(await decided()).toHaveLength(2);
  });

  it('import: what is wrong is told by its line, all of it, and nothing is done', async () => {
    const text = [
      'location,payer,plan,payor,portal_plan',
      'alder-main,MERIDIAN COMM,Choice PPO,meridian,',
      'nowhere,MERIDIAN COMM,Choice PPO,meridian,',
      'alder-main,MERIDIAN COMM,Choice HMO,meridian,',
      'alder-main,Aspen Mutual,"PPO, all",aspen,',
      'alder-main,MERIDIAN COMM,Choice PPO,none,',
      `alder-main,"'=Aspen(""x"")",PPO,none,Gold`,
      'alder-main,Aspen Mutual',
      '',
    ].join('\n');
    expect(await imported(text)).toEqual({
      code: 1,
      out: '',
      err: [
        'Nothing was changed, because of:',
        '  line 3: there is no location "nowhere".',
        '  line 4: no price file of alder-main has "MERIDIAN COMM" "Choice HMO".',
        '  line 5: there is no payor "aspen".',
        '  line 6: "MERIDIAN COMM" "Choice PPO" stands in line 2, too.',
        '  line 7: portal_plan "Gold" needs a payor.',
        '  line 8: it has 2 cells, and the header 5.',
        '',
      ].join('\n'),
    });
    expect(await decided()).toEqual([]);
  });

  it.each([
    ['location,payer,plan\n', 'the first line lacks payor.'],
    ['location,payer,plan,payor,portal plan\n', 'columns that mean nothing here: portal plan.'],
    ['location,payer,plan,payor,plan\n', 'the first line has plan twice.'],
    ['', 'the first line lacks location, payer, plan, payor.'],
    [new Uint8Array([0x6c, 0xe9]), 'is not text in UTF-8'],
  ])('import: %j is no such table', async (content, message) => {
    const file = await folder.write(`${randomUUID()}.csv`, content);
    expect(await run('import', file)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) });
  });

  it('export: a file that is there stays', async () => {
    const file = await folder.write('there.csv', 'mine');
    expect(await run('export', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is a file of this name'),
    });
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('the decisions are there for the next file, and are suggested for names that are written otherwise in it', async () => {
    await run('map', 'alder-main', 'Aspen Mutual', 'PPO, all', 'sequoia-mutual');
    await prices([rate('Aspen Mutual', 'PPO, all'), rate('ASPEN-MUTUAL', 'ppo all'), rate('Aspen Mutual', 'Gold')]);
    const rows = (await table()).split('\r\n');
    expect(rows).toContain('alder-main,Aspen Mutual,"PPO, all",sequoia-mutual,,,,1,0,0');
    expect(rows).toContain('alder-main,ASPEN-MUTUAL,ppo all,,,sequoia-mutual,,1,0,0');
    expect(rows).toContain('alder-main,Aspen Mutual,Gold,,,sequoia-mutual,Gold,1,0,0');
    await prices([rate('MERIDIAN COMM', 'Choice PPO'), rate('Aspen Mutual', 'PPO, all'), rate('=Aspen("x")', 'PPO')]);
  });

  it('says how many patients a name can touch, and shows those first', async () => {
    await staff.look(async ({ db }) => {
      const now = new Date();
      const owner = randomUUID();
      const insurance = randomUUID();
      await db
        .insertInto('insurances')
        .values({
          owner_id: owner,
          id: insurance,
          payor_id: 'meridian',
          insurance: 'sealed',
          created_at: now,
          expires_at: now,
        })
        .execute();
      const estimate = {
        owner_kind: 'guest',
        owner_id: owner,
        service_area: 'peninsula',
        location_id: 'alder-main',
        provider_id: null,
        disclaimer_accepted: true,
        insurance_id: insurance,
        benefits: null,
        second_insurance_id: null,
        second_benefits: null,
        kind_of_care: null,
        saved_at: null,
        saved_figures: null,
        valid_until: null,
        created_at: now,
        updated_at: now,
        expires_at: now,
      } as const;
      const templates = ['mri-knee', 'mri-brain'];
      await db
        .insertInto('estimates')
        .values(templates.map((template) => ({ ...estimate, id: randomUUID(), template })))
        .execute();
    });
    const { out } = await run('unmapped', 'alder-main');
    expect(out.split('\n')[1]).toBe(
      '  "MERIDIAN COMM" "Choice PPO", 1 rate, up to 1 patient: Meridian (meridian), plan "Choice PPO"',
    );
    expect(await table()).toContain('alder-main,MERIDIAN COMM,Choice PPO,,,meridian,Choice PPO,1,0,1\r\n');
  });
});
