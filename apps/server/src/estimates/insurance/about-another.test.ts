import { describe, expect, it } from 'vitest';
import { answerAbout } from '../testing/answer-of-segments.ts';
import type { InquiryQuestion } from './inquiry.ts';
import { joinParts, type PartResult } from './join-parts.ts';
import { readAnswer } from './read-answer.ts';

const at = new Date('2026-11-21T10:00:00Z');
const jane = { firstName: 'Jane', lastName: 'Doe', birthDate: '1980-01-01', number: 'MRD-1' };
const tim = { firstName: 'Tim', lastName: 'Doe', birthDate: '2018-05-05', number: 'MRD-1' };
const question: InquiryQuestion = {
  payor: { id: 'meridian', name: 'Meridian', electronicId: 'MRDN1' },
  provider: { name: 'Alder Bay Hospital', npi: '1234567893' },
  patientIsSubscriber: true,
  member: jane,
  subscriber: null,
  groupNumber: '',
  serviceTypeCodes: ['62'],
  date: '2026-11-21',
};
const ofChild: InquiryQuestion = {
  ...question,
  patientIsSubscriber: false,
  member: tim,
  subscriber: { ...jane, number: '' },
};

const BENEFITS = ['EB*1*IND*30**PPO', 'EB*C*IND*30***29*0*****Y', 'EB*A*IND*30*****.2****Y'];
const JANE = ['NM1*IL*1*DOE*JANE****MI*MRD-1', 'DMG*D8*19800101*F'];
const TIM = ['NM1*03*1*DOE*TIM', 'DMG*D8*20180505*M'];

const answer = (subscriber: readonly string[], dependent: readonly string[] = [], benefits = BENEFITS): string =>
  answerAbout(subscriber, dependent, benefits);

const read = (asked: InquiryQuestion, text: string) => readAnswer(text, asked, { trace: 'T', at });
const outcomeOf = (asked: InquiryQuestion, text: string) => read(asked, text).outcome;
const nothing = { reason: 'incomplete', rejections: [], benefits: null, isAboutAnother: true };
const named = (name: string, birthDate?: string) => [
  `NM1*IL*1*${name}****MI*MRD-1`,
  ...(birthDate === undefined ? [] : [`DMG*D8*${birthDate}`]),
];

const CORRECTED = 'INS*Y*18*001*25';
const askedOf = (firstName: string, lastName: string): InquiryQuestion => ({
  ...question,
  member: { ...jane, firstName, lastName },
});

describe('an answer that may be about somebody else (decision 240)', () => {
  it.each<[string, InquiryQuestion, string]>([
    ['the policy holder alone, where a child was asked about', ofChild, answer(JANE)],
    ['the policy holder without a birth date', ofChild, answer(JANE.slice(0, 1))],
    ['a parent of the same name', { ...ofChild, member: { ...tim, firstName: 'Jane' } }, answer(JANE)],
    [
      'another subscriber',
      { ...question, member: { ...jane, firstName: 'Bob', birthDate: '1950-02-02' } },
      answer(JANE),
    ],
    ['another name, and no birth date', question, answer(named('SMITH*BOB'))],
    [
      'another name, where no birth date was asked',
      { ...question, member: { ...jane, birthDate: '' } },
      answer(named('SMITH*BOB', '19500202')),
    ],
    [
      'somebody of another name and birth date, whatever the insurer says to have corrected',
      { ...question, member: { ...jane, firstName: 'Bob', lastName: 'Smith', birthDate: '1950-02-02' } },
      answer([...JANE, CORRECTED]),
    ],
    ['a child, where the policy holder was asked about', question, answer(JANE, TIM)],
    ['another child', ofChild, answer(JANE, ['NM1*03*1*DOE*ANN', 'DMG*D8*20200101*F'])],
    ['somebody else whose plan has ended', ofChild, answer(JANE, [], ['EB*6*IND*30'])],
  ])('gives nothing: %s', (_, asked, text) => expect(outcomeOf(asked, text)).toEqual(nothing));

  it.each<[string, InquiryQuestion, string]>([
    ['the patient', question, answer(JANE)],
    ['the patient under another last name', question, answer(named('MILLER*JANE', '19800101'))],
    [
      '… and by another first name as well, of the same birth date',
      question,
      answer(named('MILLER*JANEY', '19800101')),
    ],
    ['nobody by name', question, answer(['NM1*IL*1******MI*MRD-1'])],
    // INS03 001 and INS04 25: the insurer says that it has corrected who was asked about.
    [
      'the patient by a middle initial and another birth date, as the insurer has corrected them',
      { ...question, member: { ...jane, firstName: 'John', lastName: 'Smith', birthDate: '1980-01-02' } },
      answer(['NM1*IL*1*SMITH*JOHN A****MI*MRD-1', 'DMG*D8*19800201', CORRECTED]),
    ],
    [
      'the patient by the first name on file and another birth date, as the insurer has corrected them',
      { ...question, member: { ...jane, firstName: 'Bob', lastName: 'Smith', birthDate: '1980-01-02' } },
      answer(['NM1*IL*1*SMITH*ROBERT****MI*MRD-1', 'DMG*D8*19800201', CORRECTED]),
    ],
    ['a name with letters that we send in our own spelling', askedOf('Đức', 'Đặng'), answer(named('DANG*DUC'))],
    ['… Polish', askedOf('Łukasz', 'Łoś'), answer(named('LOS*LUKASZ'))],
    ['… Danish', askedOf('Søren', 'Bjørn'), answer(named('BJORN*SOREN'))],
    [
      'a name that the insurer writes without blanks',
      askedOf('Mary Ann', 'De La Cruz'),
      answer(named('DELACRUZ*MARYANN')),
    ],
    ['a name in a script that cannot be sent', askedOf('伟', '王'), answer(named('WANG*WEI'))],
    [
      'a child of such a name at the level of subscribers',
      { ...ofChild, member: { ...tim, firstName: 'Đức', lastName: 'Nguyễn' } },
      answer(named('NGUYEN*DUC')),
    ],
    ['a dependent below the policy holder', ofChild, answer(JANE, TIM)],
    ['a dependent under their own name at the level of subscribers', ofChild, answer(named('DOE*TIM', '20180505'))],
    ['… by a longer name', ofChild, answer(named('DOE*TIMOTHY', '20180505'))],
  ])('does not keep what it says of %s', (_, asked, text) => {
    expect(outcomeOf(asked, text)).toMatchObject({
      reason: 'none',
      benefits: { overall: { deductible: { remainingCents: 0 } } },
    });
  });

  it('among several leaves open what it was to answer', () => {
    const part = (code: string, text: string): PartResult => ({
      serviceTypeCodes: [code],
      ...read(ofChild, text),
      again: 'never',
      reply: text,
      turnedAway: false,
    });
    const ofTim = part('30', answer(JANE, TIM));
    const joined = joinParts([part('62', answer(JANE)), ofTim], ofChild, { at, isOfPlanAlone: false });
    expect(joined.outcome).toMatchObject({
      reason: 'incomplete',
      benefits: { facts: { birthDate: '2018-05-05' }, byServiceType: { '62': { candidates: { coinsurance: [] } } } },
    });
  });
});
