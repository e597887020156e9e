import { readInterchanges } from '@portico/x12';
import { describe, expect, it } from 'vitest';
import { writeAnswer } from '../../payer/write-answer.ts';
import { settledBenefits } from '../figures/settled-benefits.ts';
import type { InquiryQuestion } from './inquiry.ts';
import { inquiryMessage } from './inquiry-message.ts';
import { joinParts, type PartResult } from './join-parts.ts';
import { noAnswer } from './outcome.ts';
import { readAnswer, readResponse } from './read-answer.ts';

const at = new Date('2026-11-21T10:00:00Z');
const ids = { senderId: 'PORTICO', receiverId: 'PAYER' };
const question: InquiryQuestion = {
  payor: { id: 'larkspur-trust', name: 'Larkspur', electronicId: 'LKSP1' },
  provider: { name: 'Alder Bay Hospital', npi: '1234567893' },
  patientIsSubscriber: true,
  member: { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', number: '' },
  subscriber: null,
  groupNumber: '',
  serviceTypeCodes: ['62', '98'],
  date: '2026-11-21',
};

/** What Larkspur, which answers one service type at a time, says about a member. */
function part(memberNumber: string, code: string): PartResult {
  const context = { controlNumber: 1, now: at, timeZone: 'UTC', mode: 'test', serviceTypeCodes: [code] } as const;
  const asked = { ...question, member: { ...question.member, number: memberNumber } };
  const { text, trace } = inquiryMessage(asked, ids, context);
  const [interchange] = readInterchanges(text);
  if (interchange === undefined) throw new Error('There is no interchange.');
  const answer = writeAnswer(interchange, 1, { now: at, timesAsked: () => 1 });
  const reply = answer.is === 'message' ? answer.text : '';
  const { outcome, mayTryAgain, response } = readAnswer(reply, asked, { trace, at });
  const again = mayTryAgain ? 'later' : 'never';
  return { serviceTypeCodes: [code], outcome, again, reply, response, turnedAway: false };
}

/** The same about two people, so that it does not tell which of them is the patient. */
function ofTwoPeople(one: PartResult): PartResult {
  if (one.response === null) throw new Error('There is no answer.');
  const payers = one.response.payers.map((payer) => ({
    ...payer,
    receivers: payer.receivers.map((each) => ({ ...each, subscribers: [...each.subscribers, ...each.subscribers] })),
  }));
  const response = { ...one.response, payers };
  return { ...one, response, ...readResponse(response, question, { at }) };
}

/** No answer. */
const lost = (code: string, again: PartResult['again'] = 'later'): PartResult => ({
  serviceTypeCodes: [code],
  outcome: noAnswer,
  again,
  reply: null,
  response: null,
  turnedAway: false,
});

const join = (...parts: PartResult[]) => joinParts(parts, question, { at, isOfPlanAlone: false });

describe('answers to one 270 for each service type (decision 69)', () => {
  it('are one answer', () => {
    const { outcome, again } = join(part('COPAY-1', '30'), part('COPAY-1', '62'), part('COPAY-1', '98'));
    expect([outcome.reason, again]).toEqual(['none', 'never']);
    const copayOf = (code: string) => outcome.benefits && settledBenefits(outcome.benefits, code)?.copay;
    expect([copayOf('62'), copayOf('98')]).toEqual([
      { cents: 15_000, per: 'visit' },
      { cents: 4000, per: 'visit' },
    ]);
  });

  it('leave open what came to nothing, and keep the rest', () => {
    const { outcome, again } = join(part('COPAY-1', '30'), lost('62'), part('COPAY-1', '98'));
    expect([outcome.reason, again]).toEqual(['incomplete', 'never']);
    const { benefits } = outcome;
    expect(benefits?.overall.coinsuranceBasisPoints).toBe(1000);
    expect(benefits && settledBenefits(benefits, '62')).toBeNull();
    expect(benefits && settledBenefits(benefits, '98')?.copay).toEqual({ cents: 4000, per: 'visit' });
  });

  it('leave open a type that was rejected, too', () => {
    const { outcome } = join(part('COPAY-1', '30'), part('AAA15-1', '62'), part('COPAY-1', '98'));
    expect(outcome.benefits && settledBenefits(outcome.benefits, '62')).toBeNull();
  });

  it('leave open a type whose answer does not tell which of several people is the patient', () => {
    const { outcome } = join(part('COPAY-1', '30'), ofTwoPeople(part('COPAY-1', '62')), part('COPAY-1', '98'));
    expect(outcome.reason).toBe('incomplete');
    expect(outcome.benefits && settledBenefits(outcome.benefits, '62')).toBeNull();
    const later = join(ofTwoPeople(part('COPAY-1', '30')), part('COPAY-1', '62'), part('COPAY-1', '98'));
    const copayOf62 = later.outcome.benefits && settledBenefits(later.outcome.benefits, '62')?.copay;
    expect(copayOf62).toEqual({ cents: 15_000, per: 'visit' });
  });

  it('confirm nothing where one says active and another inactive', () => {
    const { outcome } = join(lost('30'), part('COPAY-1', '62'), part('INACTIVE-1', '98'));
    expect([outcome.reason, outcome.benefits?.isUnconfirmed]).toEqual(['incomplete', true]);
  });

  it('are inactive where all say so', () => {
    expect(join(part('INACTIVE-1', '30'), part('INACTIVE-1', '62')).outcome.reason).toBe('inactive');
  });

  it('are a rejection where none has benefits and one is rejected: the payer has decided', () => {
    const { outcome, again } = join(part('AAA72-1', '30'), part('AAA72-1', '62'), lost('98'));
    expect([outcome.reason, again]).toEqual(['rejected', 'never']);
    expect(outcome.rejections.map(({ code }) => code)).toEqual(['72', '72']);
  });

  it.each<[PartResult['again'][], PartResult['again']]>([
    [['never', 'never'], 'never'],
    [['now', 'never'], 'now'],
    [['now', 'onRequest'], 'onRequest'],
    [['onRequest', 'later'], 'later'],
  ])('without any answer, tries %j are %s', (tries, again) => {
    expect(join(...tries.map((each) => lost('30', each)))).toMatchObject({ outcome: noAnswer, again });
  });
});

describe('asking again at once (decision 72)', () => {
  const open = (code: string): PartResult => ({ ...lost(code), outcome: { ...noAnswer, mayAskAgain: true } });

  it('may be where no part of the question can still be at the payer', () => {
    expect(join(open('30'), open('62')).outcome.mayAskAgain).toBe(true);
    expect(join(open('30'), lost('62')).outcome.mayAskAgain).toBeUndefined();
  });
});

describe('an answer about the plan alone', () => {
  it('settles every service type by the plan, and says of itself that it is the plan’s', () => {
    const { outcome } = joinParts([part('COPAY-1', '30')], question, { at, isOfPlanAlone: true });
    expect(outcome.reason).toBe('none');
    expect(outcome.benefits?.isOfPlanAlone).toBe(true);
    expect(outcome.benefits && settledBenefits(outcome.benefits, '62')?.scope).toBe('overall');
  });
});
