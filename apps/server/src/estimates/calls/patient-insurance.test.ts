import {
  patientCheckRte,
  patientGetEstimateDetails,
  patientRemoveSecondInsurance,
  patientRequestRte,
  patientSelectInsurance,
  patientStartRteQuery,
  patientUpdateToInsurance,
} from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInsuranceOnFile } from '../queries/insurances.ts';
import { unsealInsurance } from '../insurance/insurance.ts';
import type { SimulatedPayer } from '../../payer/simulated-payer.ts';
import { callEngines } from '../../testing/databases.ts';
import { createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { refusalOf, refused, urlOf, type WireEstimate } from '../testing/guest.ts';
import { insuranceOf, openInsuranceTest, type RteReply } from '../testing/insurance.ts';

describe.each(callEngines)('the insurance of somebody who is signed in, on %s', (engine) => {
  let test: TestApp;
  let payer: SimulatedPayer;
  let close: () => Promise<void>;
  let ana: TestAccount;
  let browser: TestBrowser;
  beforeAll(async () => {
    ({ test, payer, close } = await openInsuranceTest(engine));
    ana = await createTestAccount(test);
    browser = await createBrowser(test.app);
    await signIn(browser, ana);
  });
  afterAll(() => close());

  const open = async (template: string): Promise<WireEstimate> =>
    (await browser.get(urlOf(patientGetEstimateDetails, { svcArea: 'bay', template, location: 'alder-main' }))).json();
  const endOf = (pesToken: string, hSeqs: readonly string[]): Promise<RteReply> =>
    eventually(async () => {
      const body = { hSeq: hSeqs.join(','), pesToken, needEstData: '1' };
      const reply = (await browser.post(patientCheckRte.path, body)).json();
      if (reply.RteCheck === '-1') throw new Error('pending');
      return reply;
    });
  const onFile = async (): Promise<string | undefined> => {
    const stored = await findInsuranceOnFile(test.database.db, ana.accountId);
    return stored && unsealInsurance(test.settings.keys, stored).member.number;
  };

  it('is not there at first: there is nobody to ask', async () => {
    const { PesGlo, HasCoverageOnFile } = await open('mri-knee');
    expect(HasCoverageOnFile).toBe(false);
    const reply = await browser.post(patientRequestRte.path, { pesToken: PesGlo });
    expect(reply.json()).toMatchObject({ RteErr: '1', HSeqs: [], Reason: 'notAsked' });
  });

  it('is put on file as it is entered, and asked about', async () => {
    const { PesGlo } = await open('mri-knee');
    const entered = await browser.post(patientStartRteQuery.path, { ...insuranceOf('ACTIVE-file'), pesToken: PesGlo });
    expect(await endOf(PesGlo, entered.json().HSeqs)).toMatchObject({ RteCheck: '1' });
    expect(await onFile()).toBe('ACTIVE-file');
    expect(await open('mri-knee')).toMatchObject({
      HasCoverageOnFile: true,
      CurrentInsurance: { Status: 'confirmed', PlanName: 'Choice PPO', MemberIdEnding: 'file' },
    });
  });

  it('stands for every other estimate, whose service the insurer is asked about', async () => {
    const { PesGlo, CurrentInsurance } = await open('visit-return-20');
    expect(CurrentInsurance).toBeNull();
    const started = await browser.post(patientRequestRte.path, { pesToken: PesGlo });
    expect(await endOf(PesGlo, started.json().HSeqs)).toMatchObject({ RteCheck: '1', EstInfo: { PesGlo } });
    expect(payer.timesAsked('ACTIVE-file')).toBe(2);
    const { PesGlo: third } = await open('ct-head');
    const used = await browser.post(patientUpdateToInsurance.path, { pesGlo: third });
    expect(used.json().CurrentInsurance).toMatchObject({ Payor: { ID: 'meridian' } });
  });

  it('gives way to the next that is entered; estimates with the one before keep theirs', async () => {
    const { PesGlo } = await open('ultrasound-abdomen');
    await browser.post(patientStartRteQuery.path, { ...insuranceOf('HDHP-next'), pesToken: PesGlo });
    expect(await onFile()).toBe('HDHP-next');
    expect((await open('mri-knee')).CurrentInsurance).toMatchObject({ MemberIdEnding: 'file' });
  });

  it('stays on file beside a second one (decision 70)', async () => {
    const { PesGlo } = await open('mri-knee');
    const second = { ...insuranceOf('MET-second'), PayorId: 'sequoia-mutual', second: '1', pesToken: PesGlo };
    const entered = await browser.post(patientStartRteQuery.path, second);
    expect(await endOf(PesGlo, entered.json().HSeqs)).toMatchObject({ RteCheck: '1' });
    expect((await open('mri-knee')).SecondInsurance?.Insurance).toMatchObject({ MemberIdEnding: 'cond' });
    expect(await onFile()).toBe('HDHP-next');
  });

  it('is there for the next estimate as the second one was, which is used again by one press (decision 117)', async () => {
    const { PesGlo } = await open('ct-abdomen-pelvis');
    const used = await browser.post(patientUpdateToInsurance.path, { pesGlo: PesGlo });
    expect(used.json()).toMatchObject({ SecondInsurance: null, SecondPayorOnFile: 'Sequoia Mutual' });
    const asked = await browser.post(patientRequestRte.path, { pesToken: PesGlo, second: '1' });
    const { EstInfo } = await endOf(PesGlo, asked.json().HSeqs);
    expect(EstInfo).toMatchObject({
      CurrentInsurance: { MemberIdEnding: 'next' },
      SecondInsurance: { Insurance: { MemberIdEnding: 'cond', Status: 'confirmed' } },
      SecondPayorOnFile: '',
    });
    expect(await onFile()).toBe('HDHP-next');
  });

  it('stays where the second one is removed, which then is on file no more', async () => {
    const { PesGlo } = await open('ct-abdomen-pelvis');
    const removed = await browser.post(patientRemoveSecondInsurance.path, { pesGlo: PesGlo });
    expect(removed.json()).toMatchObject({ SecondInsurance: null, SecondPayorOnFile: '' });
    const asked = await browser.post(patientRequestRte.path, { pesToken: PesGlo, second: '1' });
    expect(asked.json()).toMatchObject({ Reason: 'notAsked', HSeqs: [] });
    expect((await open('mri-knee')).SecondInsurance?.Insurance).toMatchObject({ MemberIdEnding: 'cond' });
    expect(await onFile()).toBe('HDHP-next');
  });

  it('is on file as it was entered last, also where its inquiry stands for it', async () => {
    const { PesGlo } = await open('ultrasound-thyroid');
    const enter = async (number: string): Promise<string[]> =>
      (await browser.post(patientStartRteQuery.path, { ...insuranceOf(number), pesToken: PesGlo })).json().HSeqs;
    const first = await enter('ACTIVE-one');
    await enter('ACTIVE-two');
    expect(await enter('ACTIVE-one')).toEqual(first);
    expect(await onFile()).toBe('ACTIVE-one');
  });

  it('leads from the insurance page straight to the details, unless it is to be changed (spec §4)', async () => {
    const query = { svcArea: 'bay', template: 'mri-knee' };
    const page = (await browser.get(urlOf(patientSelectInsurance, query))).json();
    expect(page).toMatchObject({ Estimate: page.pesToken, CurrentInsurance: { Status: 'confirmed' } });
    const change = (await browser.get(urlOf(patientSelectInsurance, { ...query, fromDetails: '1' }))).json();
    expect(change).toMatchObject({ Estimate: null, pesToken: page.pesToken, LocationName: 'Alder Bay Hospital' });
    expect(change.CommonPayors.map(({ ID }: { ID: string }) => ID)).toContain('meridian');
    expect(change.OtherPayors.at(-1)).toEqual({
      ID: 'other',
      Name: 'My insurance is not listed',
      CardNames: [],
      Fields: { PayorName: 2 },
    });
  });

  it('is not to be had without signing in', async () => {
    const stranger = await createBrowser(test.app);
    const reply = await stranger.post(patientRequestRte.path, { pesToken: 'x' });
    expect(refusalOf(reply)).toEqual(refused('signInRequired'));
  });
});
