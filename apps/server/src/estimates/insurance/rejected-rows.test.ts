import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { answer } from '../testing/answer-of-segments.ts';
import type { InquiryQuestion } from './inquiry.ts';
import { readAnswer } from './read-answer.ts';
import { unsettledReply } from './rte-reply.ts';

const question: InquiryQuestion = {
  payor: { id: 'meridian', name: 'Meridian', electronicId: 'MRDN1' },
  provider: { name: 'Alder Bay Hospital', npi: '1234567893' },
  patientIsSubscriber: true,
  member: { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', number: 'MRD-1' },
  subscriber: null,
  groupNumber: '',
  serviceTypeCodes: ['98'],
  date: '2026-11-21',
};
const PLAN = ['EB*1*IND*30**PPO', 'EB*A*IND*30*****.2****Y', 'EB*C*IND*30***29*500*****Y'];
const read = (...segments: string[]) =>
  readAnswer(answer(...PLAN, ...segments), question, { trace: 'T', at: new Date('2026-11-21T10:00:00Z') }).outcome;
const { insurance } = messagesOf('en');
const textOf = (...segments: string[]): string => unsettledReply([], read(...segments), null, insurance).Text;

describe('a row of benefits that the insurer rejects (AAA of loops 2110; decision 241)', () => {
  it('leaves its service open, and says why besides what is missing', () => {
    const outcome = read('EB*1*IND*98', 'AAA*N**62*N');
    expect(outcome).toMatchObject({ reason: 'incomplete', rejections: [{ code: '62', keys: [] }] });
    expect(outcome.benefits?.byServiceType['98']).toMatchObject({ candidates: { copay: [], coinsurance: [] } });
    const text = textOf('EB*1*IND*98', 'AAA*N**62*N');
    expect(text).toContain(insurance.rejections['62']);
    expect(text).toContain(insurance.reasons.incomplete);
  });

  it('states no figure', () => {
    const outcome = read('EB*C*IND*98***29*900*****Y', 'AAA*N**42*R');
    expect(outcome).toMatchObject({
      reason: 'incomplete',
      benefits: { byServiceType: { '98': { deductible: { remainingCents: null } } } },
    });
  });

  it('of other care says nothing', () => {
    expect(read('EB*1*IND*62', 'AAA*N**62*N')).toMatchObject({ reason: 'none', rejections: [] });
  });

  it('with a code of which we have no text says only what is missing', () => {
    expect(textOf('EB*1*IND*98', 'AAA*N**ZZ*N')).toBe(insurance.reasons.incomplete);
  });
});
