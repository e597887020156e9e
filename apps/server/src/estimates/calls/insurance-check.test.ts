import { startRteQuery, updateToInsurance, updateToSelfPay } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedPayer } from '../../payer/simulated-payer.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import {
  checkedWith,
  endOfCheck,
  estimateOf,
  insuranceOf,
  openInsuranceTest,
  requestCheck,
  startCheck,
  stateOfCheck,
} from '../testing/insurance.ts';

describe.each(callEngines)('an eligibility check on %s', (engine) => {
  let test: TestApp;
  let payer: SimulatedPayer;
  let close: () => Promise<void>;
  let guest: Guest;
  beforeAll(async () => {
    ({ test, payer, close } = await openInsuranceTest(engine));
    await importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash: 400 }]);
  });
  afterAll(() => close());

  const open = async (): Promise<void> => {
    guest = await openGuest(test.app);
  };

  describe('asks the insurer (spec §4, docs/demo.md)', () => {
    beforeAll(open);

    it.each(['ACTIVE', 'ACTIVE2', 'MET', 'MAXMET', 'COPAY', 'HMO', 'HDHP', 'FAMILY', 'YTD', 'MANY', 'NOTCOVERED'])(
      '%s is confirmed, and the page gets its estimate',
      async (name) => {
        const reply = await checkedWith(guest, `${name}-1`);
        expect(reply).toMatchObject({ RteCheck: '1', RteErr: '0', Reason: 'none', Text: '', Errors: [] });
        expect(reply.EstInfo?.petId).toBe('mri-knee');
      },
    );

    it.each([
      ['INACTIVE', 'inactive', '0'],
      ['PARTIAL', 'incomplete', '0'],
      ['TIED', 'incomplete', '0'],
      ['FAMONLY', 'incomplete', '0'],
      ['CONTACT', 'contact', '0'],
      ['GARBAGE', 'noAnswer', '1'],
      ['TORN', 'noAnswer', '1'],
      ['ACK999', 'noAnswer', '1'],
      ['TA1', 'noAnswer', '1'],
    ])('%s ends without benefits: %s', async (name, reason, error) => {
      const reply = await checkedWith(guest, `${name}-1`);
      expect(reply).toMatchObject({ RteCheck: '0', RteErr: error, Reason: reason, Errors: [] });
      expect(reply.Text).not.toBe('');
      expect(payer.timesAsked(`${name}-1`)).toBe(1);
    });

    it('waits for one that is slow', async () =>
      expect(await checkedWith(guest, 'SLOW-1')).toMatchObject({ RteCheck: '1' }));

    it('says what it said in the visitor’s language', async () => {
      const { PesGlo } = await estimateOf(guest);
      const body = { ...insuranceOf('W*1'), pesToken: PesGlo };
      const reply = await guest.post(startRteQuery.path, body, { 'accept-language': 'es' });
      expect(reply.json().Errors[0].Text).toMatch(/^Escriba el número de miembro/);
    });
  });

  describe('tells the field of each rejection (AAA)', () => {
    beforeAll(open);
    const holder = {
      PatientIsSubscriber: '0',
      SubscriberFirstName: 'Luis',
      SubscriberLastName: 'Rivera',
      SubscriberDateOfBirth: '1/2/1984',
    } as const;

    it.each([
      ['AAA72-1', {}, ['INVALID-MEMBER-ID']],
      ['AAA75-1', {}, ['INVALID-MEMBER-ID', 'INVALID-MEMBER-NAME', 'INVALID-MEMBER-DATE-OF-BIRTH']],
      ['AAA76-1', {}, ['INVALID-MEMBER-ID']],
      ['NOBODY-1', {}, ['INVALID-MEMBER-ID', 'INVALID-MEMBER-NAME', 'INVALID-MEMBER-DATE-OF-BIRTH']],
      ['AAA73-1', {}, ['INVALID-MEMBER-NAME']],
      ['ACTIVE-mm', { MemberLastName: 'Mismatch' }, ['INVALID-MEMBER-NAME']],
      ['AAA71-1', {}, ['INVALID-MEMBER-DATE-OF-BIRTH']],
      ['AAA58-1', {}, ['INVALID-MEMBER-DATE-OF-BIRTH']],
      ['AAA78-1', {}, ['INVALID-GROUP-NUMBER']],
      ['AAA79-1', {}, ['INVALID-PAYOR-NAME']],
      ['AAAT4-1', {}, ['INVALID-PAYOR-NAME']],
      ['AAA77-1', holder, ['INVALID-MEMBER-NAME', 'INVALID-MEMBER-DATE-OF-BIRTH']],
      ['AAA65-1', holder, ['INVALID-MEMBER-NAME']],
      ['AAA74-1', {}, []],
      ['AAA15-1', {}, []],
      ['AAA41-1', {}, []],
      ['AAA43-1', {}, []],
      ['AAA57-1', {}, []],
    ])('%s %j: %j', async (number, changes, keys) => {
      const reply = await checkedWith(guest, number, changes);
      const reason = number === 'AAA72-1' ? 'unknownNumber' : 'rejected';
      expect(reply).toMatchObject({ RteCheck: '0', RteErr: '1', Reason: reason });
      expect(reply.Errors.map(({ Key }) => Key)).toEqual(keys);
      expect(reply.Text).not.toBe('');
      expect(payer.timesAsked(number)).toBe(1);
    });

    it('has a text for each', async () => {
      const texts = new Set<string>();
      for (const code of ['72', '73', '75', '76', '78', '79']) {
        texts.add((await checkedWith(guest, `AAA${code}-t`)).Text);
      }
      expect(texts.size).toBe(6);
    });
  });

  describe('before anybody is asked (spec §5)', () => {
    beforeAll(open);

    it('tells every field that is wrong, and writes nothing', async () => {
      const { PesGlo } = await estimateOf(guest);
      const wrong = { MemberFirstName: '', MemberDateOfBirth: '11/22/2026', GroupNumber: '#' };
      const reply = await startCheck(guest, PesGlo, insuranceOf('W*1', wrong));
      expect(reply).toMatchObject({ RteErr: '1', HSeqs: [], Reason: 'rejected' });
      expect(reply.Errors).toEqual([
        { Key: 'INVALID-GROUP-NUMBER', Text: expect.stringContaining('group number') },
        { Key: 'INVALID-MEMBER-ID', Text: expect.stringContaining('member number') },
        { Key: 'INVALID-MEMBER-NAME', Text: expect.stringContaining('name') },
        { Key: 'INVALID-MEMBER-DATE-OF-BIRTH', Text: expect.stringContaining('future') },
      ]);
      expect((await estimateOf(guest)).CurrentInsurance).toBeNull();
    });

    it('tells the fields of the policy holder', async () => {
      const { PesGlo } = await estimateOf(guest);
      const reply = await startCheck(guest, PesGlo, insuranceOf('ACTIVE-1', { PatientIsSubscriber: '0' }));
      expect(reply.Errors.map(({ Key }) => Key)).toEqual([
        'INVALID-SUBSCRIBER-NAME',
        'INVALID-SUBSCRIBER-DATE-OF-BIRTH',
      ]);
    });

    it('knows no other payor', async () => {
      const { PesGlo } = await estimateOf(guest);
      const reply = await startCheck(guest, PesGlo, insuranceOf('ACTIVE-1', { PayorId: 'moon' }));
      expect(reply.Errors.map(({ Key }) => Key)).toEqual(['INVALID-PAYOR-NAME']);
    });

    it('asks nobody for an insurance that is not listed: benefits are entered by hand', async () => {
      const { PesGlo } = await estimateOf(guest);
      const reply = await startCheck(guest, PesGlo, { PayorId: 'other', PayorName: 'Farm Mutual', needEstData: '1' });
      expect(reply).toMatchObject({ RteErr: '1', HSeqs: [], Errors: [], Reason: 'notAsked' });
      expect(reply.Text).toMatch(/^We have no agreed prices with this insurer, so we can show you the price without/);
      expect(reply.EstInfo?.PesGlo).toBe(PesGlo);
      const unnamed = await startCheck(guest, PesGlo, { PayorId: 'other' });
      expect(unnamed.Errors.map(({ Key }) => Key)).toEqual(['INVALID-PAYOR-NAME']);
    });
  });

  describe('the same question (CAQH CORE: not again within 90 seconds)', () => {
    beforeAll(open);

    it('is sent once, however often it is asked', async () => {
      const { PesGlo } = await estimateOf(guest);
      const insurance = insuranceOf('ACTIVE-twice');
      const starts = await Promise.all([1, 2, 3].map(() => startCheck(guest, PesGlo, insurance)));
      expect(new Set(starts.flatMap(({ HSeqs }) => HSeqs)).size).toBe(1);
      await endOfCheck(guest, PesGlo, starts[0]?.HSeqs ?? []);
      const later = await startCheck(guest, PesGlo, insuranceOf('active-twice', { MemberFirstName: 'ANA' }));
      expect(later.HSeqs).toEqual(starts[0]?.HSeqs);
      expect((await requestCheck(guest, PesGlo)).HSeqs).toEqual(later.HSeqs);
      expect(await endOfCheck(guest, PesGlo, later.HSeqs)).toMatchObject({ RteCheck: '1' });
      expect(payer.timesAsked('ACTIVE-twice')).toBe(1);
    });

    it('is another one for another service type, and after 90 seconds', async () => {
      const first = await checkedWith(guest, 'ACTIVE-again');
      expect(await checkedWith(guest, 'ACTIVE-again', { template: 'visit-return-20' })).toMatchObject({
        RteCheck: '1',
      });
      test.clock.advance(91);
      const later = await checkedWith(guest, 'ACTIVE-again');
      expect(later.HSeqs).not.toEqual(first.HSeqs);
      expect(payer.timesAsked('ACTIVE-again')).toBe(3);
    });
  });

  describe('and the estimate', () => {
    beforeAll(open);

    it('is with the insurance once it is confirmed, without it by choice, and with it again', async () => {
      const { PesGlo } = await estimateOf(guest);
      const { EstInfo } = await checkedWith(guest, 'ACTIVE-use');
      expect(EstInfo).toMatchObject({ PesGlo, IsSelfPay: false });
      const selfPay = await guest.post(updateToSelfPay.path, { pesGlo: PesGlo, token: guest.token });
      expect(selfPay.json()).toMatchObject({ PesGlo, IsSelfPay: true, Estimate: { IsSelfPayEst: true } });
      const again = await guest.post(updateToInsurance.path, { pesGlo: PesGlo, token: guest.token });
      expect(again.json()).toMatchObject({ PesGlo, IsSelfPay: false });
    });

    it('is nobody else’s', async () => {
      const { PesGlo } = await estimateOf(guest);
      const { HSeqs } = await startCheck(guest, PesGlo, insuranceOf('ACTIVE-mine'));
      const other = await openGuest(test.app);
      const theirs = await estimateOf(other);
      expect(await stateOfCheck(other, theirs.PesGlo, HSeqs)).toEqual(
        expect.objectContaining({ meta: expect.objectContaining({ errorCode: expect.any(Number) }) }),
      );
      const body = { ...insuranceOf('ACTIVE-1'), pesToken: PesGlo, token: other.token };
      expect(refusalOf(await other.post(startRteQuery.path, body))).toEqual(refused('unknownEstimate'));
    });
  });
});
