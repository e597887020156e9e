import {
  patientCheckRte,
  patientGetEstimateDetails,
  patientStartRteQuery,
  patientTakeInsurerDetails,
  patientUpdateManualBenefits,
  takeInsurerDetails,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { callEngines } from '../../testing/databases.ts';
import { createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import type { SimulatedPayer } from '../../payer/simulated-payer.ts';
import { type Insurance, unsealInsurance } from '../insurance/insurance.ts';
import { findInsuranceOnFile } from '../queries/insurances.ts';
import { openGuest, refusalOf, refused, urlOf, type WireEstimate } from '../testing/guest.ts';
import { checkedWith, insuranceOf, openInsuranceTest } from '../testing/insurance.ts';

const DAY = 24 * 3600;

/** Ana Rivera has become Rivera Lopez, and her number another. */
const correction = (isOnFile: boolean) => ({
  People: [{ Who: 'member', FirstName: '', LastName: 'RIVERA LOPEZ', NumberEnding: 'E001', HasOtherBirthDate: false }],
  IsOnFile: isOnFile,
});

describe.each(callEngines)('details that the insurer has otherwise, on %s (issue 11, point 4)', (engine) => {
  let test: TestApp;
  let payer: SimulatedPayer;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ test, payer, close } = await openInsuranceTest(engine));
  });
  afterAll(() => close());

  it('are offered to a guest and used: the benefits stay, and the insurer is not asked again', async () => {
    const guest = await openGuest(test.app);
    const { EstInfo } = await checkedWith(guest, 'WRONGNAME-001');
    expect(EstInfo?.CurrentInsurance).toMatchObject({ Status: 'confirmed', Correction: correction(false) });
    const pesGlo = EstInfo?.PesGlo ?? '';
    const corrected = await guest.post(takeInsurerDetails.path, { pesGlo, token: guest.token });
    expect(corrected.json().CurrentInsurance).toMatchObject({
      Status: 'confirmed',
      Correction: null,
      MemberIdEnding: 'E001',
      ConfirmedAt: EstInfo?.CurrentInsurance?.ConfirmedAt,
    });
    expect(payer.timesAsked('ACTIVE-001')).toBe(0);
    const again = await guest.post(takeInsurerDetails.path, { pesGlo, token: guest.token });
    expect(again.json().CurrentInsurance.Correction).toBeNull();
  });

  it('are what the insurer said, whatever the caller sends, and nobody else’s', async () => {
    const guest = await openGuest(test.app);
    const { EstInfo } = await checkedWith(guest, 'WRONGNAME-002');
    const pesGlo = EstInfo?.PesGlo ?? '';
    const stranger = await openGuest(test.app);
    const foreign = await stranger.post(takeInsurerDetails.path, { pesGlo, token: stranger.token });
    expect(refusalOf(foreign)).toEqual(refused('unknownEstimate'));
    await guest.post(takeInsurerDetails.path, { pesGlo, token: guest.token, LastName: 'MALLORY', MemberId: 'X-1' });
    const stored = await test.database.db
      .selectFrom('estimates')
      .innerJoin('insurances', 'insurances.id', 'estimates.insurance_id')
      .selectAll('insurances')
      .where('estimates.id', '=', pesGlo)
      .executeTakeFirstOrThrow();
    const { member } = unsealInsurance(test.settings.keys, stored);
    expect(member).toMatchObject({ firstName: 'Ana', lastName: 'RIVERA LOPEZ', number: 'ACTIVE-002' });
  });

  describe('of somebody who is signed in', () => {
    let ana: TestAccount;
    let browser: TestBrowser;
    beforeAll(async () => {
      ana = await createTestAccount(test);
      browser = await createBrowser(test.app);
      await signIn(browser, ana);
    });

    const confirmed = async (template: string, number: string): Promise<WireEstimate> => {
      const open = urlOf(patientGetEstimateDetails, { svcArea: 'bay', template, location: 'alder-main' });
      const { PesGlo: pesToken } = (await browser.get(open)).json();
      const { HSeqs } = (await browser.post(patientStartRteQuery.path, { ...insuranceOf(number), pesToken })).json();
      return vi.waitFor(
        async () => {
          const body = { hSeq: HSeqs.join(','), pesToken, needEstData: '1' };
          const reply = (await browser.post(patientCheckRte.path, body)).json();
          if (reply.RteCheck === '-1') throw new Error('pending');
          return reply.EstInfo;
        },
        { timeout: 30_000, interval: 50 },
      );
    };
    const onFile = async (): Promise<Insurance | undefined> => {
      const stored = await findInsuranceOnFile(test.database.db, ana.accountId);
      return stored && unsealInsurance(test.settings.keys, stored);
    };

    it('are those of the estimate alone, unless the person wants them on file, too', async () => {
      const { PesGlo: pesGlo, CurrentInsurance } = await confirmed('mri-knee', 'WRONGNAME-001');
      expect(CurrentInsurance?.Correction).toEqual(correction(true));
      const ofEstimate: WireEstimate = (await browser.post(patientTakeInsurerDetails.path, { pesGlo })).json();
      expect(ofEstimate.CurrentInsurance).toMatchObject({
        Status: 'confirmed',
        Correction: null,
        MemberIdEnding: 'E001',
      });
      expect((await onFile())?.member).toMatchObject({ lastName: 'Rivera', number: 'WRONGNAME-001' });
    });

    it('are on file where the person wants it', async () => {
      const { PesGlo: pesGlo } = await confirmed('visit-return-20', 'WRONGNAME-003');
      await browser.post(patientTakeInsurerDetails.path, { pesGlo, alsoOnFile: '1' });
      expect((await onFile())?.member).toMatchObject({ lastName: 'RIVERA LOPEZ', number: 'ACTIVE-003' });
    });

    it('leave a trace in the audit trail without any of them', async () => {
      const entries = await test.database.db
        .selectFrom('audit_entries')
        .selectAll()
        .where('event', '=', 'insuranceCorrected')
        .execute();
      expect(entries.length).toBeGreaterThanOrEqual(4);
      expect(JSON.stringify(entries)).not.toMatch(/lopez|ACTIVE-00/i);
    });

    it('do not count any more once the plan has ended, by the day that the insurer named', async () => {
      await confirmed('mri-knee', 'ENDING-001');
      test.clock.advance(12 * DAY);
      const later = await createBrowser(test.app);
      await signIn(later, ana);
      const open = urlOf(patientGetEstimateDetails, { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' });
      const model: WireEstimate = (await later.get(open)).json();
      expect(model).toMatchObject({ Estimate: null, CurrentInsurance: { Status: 'needsBenefits' } });
      expect(model.Messages.map(({ Name }) => Name)).toEqual(['planHasEnded', 'enterBenefits']);
      const body = { pesGlo: model.PesGlo, benefits: 'overall:deductible=0;62:coinsurance=20' };
      const byHand: WireEstimate = (await later.post(patientUpdateManualBenefits.path, body)).json();
      expect(byHand.CurrentInsurance?.Status).toBe('entered');
    });
  });
});
