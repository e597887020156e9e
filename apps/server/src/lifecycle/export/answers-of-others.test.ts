import { exportAccount } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import { unknownSet, type PlanBenefits } from '../../estimates/figures/plan-benefits.ts';
import { sealQuestion } from '../../estimates/insurance/inquiry.ts';
import { sealOutcome } from '../../estimates/insurance/outcome.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';

const question = {
  payor: { id: 'meridian', name: 'Meridian', electronicId: '00001' },
  provider: { name: 'Alder Bay', npi: '1234567893' },
  patientIsSubscriber: true,
  member: { firstName: 'Inés', lastName: 'Soler', birthDate: '1986-04-27', number: 'M-1' },
  subscriber: null,
  groupNumber: '',
  serviceTypeCodes: ['30'],
  date: '2026-11-21',
};
const INES = { firstName: 'INES', lastName: 'SOLER', birthDate: '1986-04-27', memberId: null, isChanged: false };
const ROBERT = { firstName: 'ROBERT', lastName: 'SMITH', birthDate: '1950-02-02', memberId: null, isChanged: false };

let test: TestApp;
/** What is read of a stored answer and not of data, so that one engine shows it. */
beforeAll(async () => {
  test = await buildTestApp('pglite');
});
afterAll(() => test.close());

it('hands out nothing of a stored answer about somebody else (decision 249)', async () => {
  const { keys } = test.settings;
  const account = await createTestAccount(test);
  const answer = async (subscriber: typeof INES): Promise<string> => {
    const row = { owner_id: account.accountId, id: randomUUID() };
    const now = test.clock.now();
    const benefits: PlanBenefits = {
      from: 'insurer',
      at: now.toISOString(),
      planName: 'CHOICE PPO',
      overall: unknownSet,
      byServiceType: {},
      outOfNetwork: null,
      notices: { endsOn: null, providers: [], onFile: { subscriber, dependent: null } },
    };
    await test.database.db
      .insertInto('inquiries')
      .values({
        ...row,
        insurance_id: randomUUID(),
        question_key: Buffer.alloc(32, 3),
        question: sealQuestion(keys, row, question),
        outcome: sealOutcome(keys, row, { reason: 'none', rejections: [], benefits }),
        state: 'answered',
        answered_at: now,
        created_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      })
      .execute();
    return row.id;
  };
  const [own, others] = [await answer(INES), await answer(ROBERT)];
  const browser = await createBrowser(test.app);
  await signIn(browser, account);
  const { json } = (await browser.post(exportAccount.path, {})).json().response;
  const { inquiries } = JSON.parse(json);
  const outcomeOf = (id: string) => inquiries.find((each: { id: string }) => each.id === id).outcome;
  expect(outcomeOf(own)).toMatchObject({ reason: 'none', benefits: { planName: 'CHOICE PPO' } });
  expect(outcomeOf(others)).toEqual({
    reason: 'incomplete',
    rejections: [],
    benefits: null,
    isAboutAnother: true,
  });
  expect(json).not.toContain('ROBERT');
});
