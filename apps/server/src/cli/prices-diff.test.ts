import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPrices, type PricedLine } from '../estimates/testing/import-prices.ts';
import { upsertPayorNames } from '../prices/queries/payor-names.ts';
import { callEngines } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const facility = { billing_class: 'facility' } as const;
const rate = (payer: string, dollars: number) => ({ payer, plan: 'PPO', dollars });

const before: readonly PricedLine[] = [
  {
    code: '73721',
    description: 'MRI of a knee',
    ...facility,
    gross: 2000,
    cash: 900,
    rates: [rate('Meridian', 700), rate('Aspen', 650)],
  },
  {
    code: '70553',
    description: 'MRI of a brain',
    ...facility,
    gross: 3000,
    cash: 1500,
    rates: [rate('Meridian', 1200)],
  },
  { code: '85025', description: 'Blood count', ...facility, gross: 80, cash: 40 },
  { code: '85025', description: 'Blood count, by machine', ...facility, gross: 80, cash: 60 },
  { code: '45378', description: 'Colonoscopy', ...facility, gross: 4000, cash: 2000 },
];
const after: readonly PricedLine[] = [
  {
    code: '73721',
    type: 'HCPCS',
    description: 'MRI of a knee',
    ...facility,
    gross: 2000,
    cash: 9000,
    rates: [rate('Meridian', 735), rate('Willow', 600)],
  },
  {
    code: '70553',
    description: 'MRI of a brain',
    ...facility,
    gross: 3000,
    cash: 1400,
    rates: [rate('Meridian', 1200)],
  },
  { code: '85025', description: 'Blood count', ...facility, gross: 80, cash: 30 },
  { code: '85025', description: 'Blood count, by machine', ...facility, gross: 80, cash: 70 },
  { code: '77067', description: 'Mammogram', ...facility, gross: 500, cash: 250 },
];

describe.each(callEngines)('prices diff, on %s (issue 13, point 6)', (engine) => {
  let staff: StaffTerminal;
  beforeAll(async () => {
    staff = await createStaffTerminal(engine);
    const clock = settableClock();
    await staff.look((database) => importPrices({ database, clock }, 'alder-main', before));
    const names = ['Meridian', 'Aspen'].map((payerName) => ({
      payerName,
      planName: 'PPO',
      payorId: payerName === 'Meridian' ? 'meridian' : 'cascadia-blue',
      portalPlan: null,
    }));
    await staff.look(({ db }) =>
      db.transaction().execute((trx) => upsertPayorNames(trx, 'alder-main', names, clock.now())),
    );
    clock.advance(60);
    await staff.look((database) => importPrices({ database, clock }, 'alder-main', after, { stage: true }));
  });
  afterAll(() => staff.close());

  const json = async () => JSON.parse((await staff.run(['prices', 'diff', 'alder-main', '--json'])).out);
  const none = { new: 0, gone: 0, dearer: 0, cheaper: 0, mixed: 0, same: 0 };

  it('counts what is new, gone, dearer and cheaper: by service, by kind of price, by payer and plan', async () => {
    const { diff } = await json();
    expect(diff.services).toEqual({ ...none, new: 1, gone: 1, dearer: 1, cheaper: 1, mixed: 1 });
    expect(diff.gross).toEqual({ ...none, new: 1, gone: 1, same: 3 });
    expect(diff.cash).toEqual({ ...none, new: 1, gone: 1, dearer: 1, cheaper: 1, mixed: 1 });
    expect(diff.payers).toEqual([
      { payerName: 'Aspen', planName: 'PPO', ...none, gone: 1 },
      { payerName: 'Meridian', planName: 'PPO', ...none, dearer: 1, same: 1 },
      { payerName: 'Willow', planName: 'PPO', ...none, new: 1 },
    ]);
    expect(diff.newServices).toEqual([{ codeType: 'CPT', code: '77067', description: 'Mammogram' }]);
    expect(diff.goneServices).toEqual([{ codeType: 'CPT', code: '45378', description: 'Colonoscopy' }]);
  });

  it('lists what became ten times as much, and the list prices that moved most', async () => {
    const { diff } = await json();
    expect(diff.jumps).toEqual([
      {
        codeType: 'CPT',
        code: '73721',
        description: 'MRI of a knee',
        setting: 'outpatient',
        billingClass: 'facility',
        modifiers: '',
        kind: 'cash',
        payerName: '',
        planName: '',
        before: { low: 90_000, high: 90_000 },
        after: { low: 900_000, high: 900_000 },
      },
    ]);
    expect(diff.jumpCount).toBe(1);
    expect(
      diff.moves.map(({ code, before: was, after: is }: { code: string; before: object; after: object }) => [
        code,
        was,
        is,
      ]),
    ).toEqual([
      ['73721', { low: 90_000, high: 90_000 }, { low: 900_000, high: 900_000 }],
      ['85025', { low: 4000, high: 6000 }, { low: 3000, high: 7000 }],
      ['70553', { low: 150_000, high: 150_000 }, { low: 140_000, high: 140_000 }],
    ]);
  });

  it('shows what patients asked for most, with what they would see: the catalogue’s list while nobody has asked', async () => {
    expect((await json()).asked.isAsked).toBe(false);
    await staff.look(({ db }) => {
      const now = new Date();
      const estimate = {
        owner_kind: 'guest',
        service_area: 'peninsula',
        location_id: 'alder-main',
        provider_id: null,
      } as const;
      const times = {
        saved_at: null,
        saved_figures: null,
        valid_until: null,
        created_at: now,
        updated_at: now,
        expires_at: now,
      };
      const rest = {
        disclaimer_accepted: true,
        insurance_id: null,
        benefits: null,
        second_insurance_id: null,
        second_benefits: null,
        kind_of_care: null,
      };
      const asked = ['mri-knee', 'code-CPT-85025', 'mri-knee', 'code-CPT-77067'];
      return db
        .insertInto('estimates')
        .values(
          asked.map((template) => ({
            ...estimate,
            ...times,
            ...rest,
            id: randomUUID(),
            owner_id: randomUUID(),
            template,
          })),
        )
        .execute();
    });
    const { asked } = await json();
    expect(asked.isAsked).toBe(true);
    expect(asked.services).toMatchObject([
      {
        id: 'mri-knee',
        estimates: 2,
        before: { lowCents: 90_000 },
        after: { lowCents: 900_000 },
        payors: [
          { payorId: 'meridian', before: { lowCents: 70_000, highCents: 70_000 }, after: { lowCents: 73_500 } },
          { payorId: 'cascadia-blue', before: { lowCents: 65_000 }, after: { shown: 'noPrice' } },
        ],
      },
      {
        id: 'code-CPT-77067',
        name: 'Mammogram',
        before: { shown: 'notOffered' },
        after: { shown: 'price', lowCents: 25_000 },
      },
      { id: 'code-CPT-85025', before: { shown: 'price' }, after: { shown: 'price' } },
    ]);
  });

  it('as text, and changes nothing', async () => {
    const { code, out } = await staff.run(['prices', 'diff', 'alder-main']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /\n {35} +new +gone +dearer +cheaper +otherwise +as before\nServices, by code +1 +1 +1 +1 +1 +0\n/,
    );
    expect(out).toContain('CPT 73721  MRI of a knee (outpatient, facility), cash price: $900.00 → $9,000.00');
    expect(out).toMatch(/ 2 × {2}MRI of the knee, without contrast +\$900\.00, in part → \$9,000\.00, in part\n/);
    expect(out).toMatch(/\n {6}Meridian: \$700\.00, in part → \$735\.00, in part\n/);
    expect(out).toMatch(/ 1 × {2}Mammogram +not offered → \$250\.00\n/);
    const list = await staff.run(['prices', 'list', 'alder-main', '--json']);
    expect(JSON.parse(list.out).map(({ status }: { status: string }) => status)).toEqual(['staged', 'live']);
  });

  it('shows of a kept version what going back would change; of the live one nothing', async () => {
    await staff.run(['prices', 'activate', 'alder-main']);
    const [live, kept] = JSON.parse((await staff.run(['prices', 'list', 'alder-main', '--json'])).out);
    const back = await staff.run(['prices', 'diff', 'alder-main', String(kept.versionId)]);
    expect(back.out).toContain('cash price: $9,000.00 → $900.00');
    expect(await staff.run(['prices', 'diff', 'alder-main', String(live.versionId)])).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is nothing to compare'),
    });
    expect(await staff.run(['prices', 'diff', 'alder-main'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing is staged for alder-main.'),
    });
    expect(await staff.run(['prices', 'diff', 'alder-main', 'x'])).toMatchObject({ code: 2 });
    expect(await staff.run(['prices', 'rollback', 'alder-main', '--reason', 'the MRI was mistyped'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/are again those of version \d+ .*\n.*activate alder-main \d+" makes it live again/),
    });
    const entry = await staff.look(({ db }) =>
      db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').executeTakeFirst(),
    );
    expect(entry).toMatchObject({
      event: 'pricesRolledBack',
      details: { version: kept.versionId, before: live.versionId, reason: 'the MRI was mistyped', by: 'lena.fischer' },
    });
  });
});
