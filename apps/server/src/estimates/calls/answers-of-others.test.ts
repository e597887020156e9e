import { getEstimateDetails } from '@portico/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { type PlanBenefits, sealBenefits, unsealBenefits } from '../figures/plan-benefits.ts';
import { type InquiryOutcome, sealOutcome, unsealOutcome } from '../insurance/outcome.ts';
import { type Guest, openGuest, urlOf, type WireEstimate } from '../testing/guest.ts';
import { checkedWith, endOfCheck, openInsuranceTest, requestCheck, stateOfCheck } from '../testing/insurance.ts';

const ROBERT = { firstName: 'ROBERT', lastName: 'SMITH', birthDate: '1950-02-02', memberId: null, isChanged: false };

let test: TestApp;
let close: () => Promise<void>;
let guest: Guest;
/** Answers are of whoever they are about, or of somebody else. */
let isOfAnother = false;
/** What is decided of an answer and not of data, so that one engine shows it. */
beforeAll(async () => {
  ({ test, close } = await openInsuranceTest('pglite', {}, 'usual', (gateway) => ({
    ...gateway,
    ask: async (...question) => {
      const reply = await gateway.ask(...question);
      return isOfAnother ? reply.replace('RIVERA*ANA', 'SMITH*ROBERT').replace('19860427', '19500202') : reply;
    },
  })));
});
afterAll(() => close());
beforeEach(async () => {
  isOfAnother = false;
  guest = await openGuest(test.app);
});

const shown = async (): Promise<WireEstimate> => {
  const query = { token: guest.token, svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
  return (await guest.get(urlOf(getEstimateDetails, query))).json();
};

/** Writes what was told into what is stored, as releases before decision 240 have kept it. */
async function keepAs(pesGlo: string, change: (told: PlanBenefits) => PlanBenefits): Promise<void> {
  const { db } = test.database;
  const { keys } = test.settings;
  const estimate = await db.selectFrom('estimates').selectAll().where('id', '=', pesGlo).executeTakeFirstOrThrow();
  const { owner_id } = estimate;
  const benefits = sealBenefits(keys, owner_id, change(unsealBenefits(keys, owner_id, estimate.benefits ?? '')));
  await db
    .updateTable('estimates')
    .set({ benefits })
    .where('owner_id', '=', owner_id)
    .where('id', '=', pesGlo)
    .execute();
  for (const inquiry of await db.selectFrom('inquiries').selectAll().where('owner_id', '=', owner_id).execute()) {
    const told: InquiryOutcome | null = unsealOutcome(keys, inquiry);
    if (told === null || told.benefits === null) throw new Error('Nothing was told.');
    const outcome = sealOutcome(keys, inquiry, { ...told, benefits: change(told.benefits) });
    await db
      .updateTable('inquiries')
      .set({ outcome })
      .where('owner_id', '=', owner_id)
      .where('id', '=', inquiry.id)
      .execute();
  }
}

const askedAgain = async (pesGlo: string) => {
  test.clock.advance(120);
  const { HSeqs } = await requestCheck(guest, pesGlo);
  return endOfCheck(guest, pesGlo, HSeqs);
};
const named = (subscriber: typeof ROBERT) => (told: PlanBenefits) => ({
  ...told,
  notices: { endsOn: null, providers: [], ...told.notices, onFile: { subscriber, dependent: null } },
});
const nothingOfIt = {
  Estimate: null,
  CurrentInsurance: { Status: 'needsBenefits', ConfirmedAt: '', Correction: null, PlanName: '' },
};

it('an answer about somebody else says so, in place of "only some of the benefits" (decision 249)', async () => {
  isOfAnother = true;
  const { RteCheck, Reason, Text, EstInfo } = await checkedWith(guest, 'ACTIVE-other1');
  expect([RteCheck, Reason]).toEqual(['0', 'anotherPerson']);
  expect(Text).toContain('another name or date of birth');
  expect(EstInfo).toMatchObject(nothingOfIt);
});

it('figures of somebody else that were kept before are not confirmed, and nobody is asked for that (decision 249)', async () => {
  const { EstInfo, HSeqs } = await checkedWith(guest, 'ACTIVE-other2');
  const pesGlo = EstInfo?.PesGlo ?? '';
  expect(EstInfo?.CurrentInsurance).toMatchObject({ Status: 'confirmed' });
  await keepAs(pesGlo, named(ROBERT));
  expect(await shown()).toMatchObject(nothingOfIt);
  expect(await stateOfCheck(guest, pesGlo, HSeqs)).toMatchObject({ RteCheck: '0', Reason: 'anotherPerson' });
});

it('figures of nobody by name are not, once the insurer has answered about somebody else', async () => {
  const { EstInfo } = await checkedWith(guest, 'ACTIVE-other3');
  const pesGlo = EstInfo?.PesGlo ?? '';
  await keepAs(pesGlo, ({ notices: _notices, ...told }) => told);
  expect((await shown()).CurrentInsurance).toMatchObject({ Status: 'confirmed' });
  isOfAnother = true;
  expect((await askedAgain(pesGlo)).Reason).toBe('anotherPerson');
  expect(await shown()).toMatchObject(nothingOfIt);
  isOfAnother = false;
  expect((await askedAgain(pesGlo)).RteCheck).toBe('1');
  expect((await shown()).CurrentInsurance).toMatchObject({ Status: 'confirmed' });
});

it('figures of the patient by name stay, whomever the insurer answers about later', async () => {
  const { EstInfo } = await checkedWith(guest, 'ACTIVE-other4');
  isOfAnother = true;
  expect((await askedAgain(EstInfo?.PesGlo ?? '')).Reason).toBe('anotherPerson');
  expect((await shown()).CurrentInsurance).toMatchObject({ Status: 'confirmed' });
});
