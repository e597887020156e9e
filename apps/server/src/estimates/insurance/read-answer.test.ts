import { readInterchanges } from '@portico/x12';
import { describe, expect, it } from 'vitest';
import { writeAnswer } from '../../payer/write-answer.ts';
import { answer as answerOf } from '../testing/answer-of-segments.ts';
import type { InquiryQuestion } from './inquiry.ts';
import { inquiryMessage } from './inquiry-message.ts';
import { readAnswer } from './read-answer.ts';

const at = new Date('2026-11-21T10:00:00Z');

const question: InquiryQuestion = {
  payor: { id: 'meridian', name: 'Meridian', electronicId: 'MRDN1' },
  provider: { name: 'Alder Bay Hospital', npi: '1234567893' },
  patientIsSubscriber: true,
  member: { firstName: 'Ana', lastName: 'Núñez-O’Brien', birthDate: '1986-04-27', number: 'ACTIVE-1' },
  subscriber: null,
  groupNumber: 'G 1',
  serviceTypeCodes: ['62', '98'],
  date: '2026-11-21',
};

const messageOf = (changes: Partial<InquiryQuestion> = {}) =>
  inquiryMessage(
    { ...question, ...changes },
    { senderId: 'PORTICO', receiverId: 'PAYER' },
    { controlNumber: 48151623, now: at, timeZone: 'America/Los_Angeles', mode: 'test' },
  );

/** What the simulated payer answers to a question. */
function answerTo(text: string): string {
  const [interchange] = readInterchanges(text);
  if (interchange === undefined) throw new Error('There is no interchange.');
  const answer = writeAnswer(interchange, 1, { now: at, timesAsked: () => 1 });
  return answer.is === 'message' ? answer.text : '';
}

const ask = (number: string, changes: Partial<InquiryQuestion> = {}) => {
  const asked = { ...question, ...changes, member: { ...question.member, number } };
  const message = messageOf(asked);
  return readAnswer(answerTo(message.text), asked, { trace: message.trace, at });
};

describe('the question in X12', () => {
  it('has its control number, and a trace of its own each time, and names the plan and the service types', () => {
    const [one, other] = [messageOf(), messageOf()];
    expect(one.trace).not.toBe(other.trace);
    expect(one.text).toContain(`TRN*1*${one.trace}*9123456789~`);
    expect(one.text).toContain('*048151623*');
    expect(one.text).toContain('EQ*30^62^98~');
    expect(one.text).toContain('DTP*291*D8*20261121~');
    expect(one.text).toMatch(/BHT\*0022\*13\*\w+\*20261121\*0200~/);
    expect(one.text).toContain("NM1*IL*1*NUNEZ-O'BRIEN*ANA****MI*ACTIVE-1~");
  });

  it('has traces in capitals and digits, 30 at most, which every payer returns as they are', () => {
    const { text, trace } = messageOf();
    expect(trace).toMatch(/^[0-9A-F]{30}$/);
    expect(text).toMatch(new RegExp(`BHT\\*0022\\*13\\*${trace}\\*`));
  });

  it.each([
    ['1eg4-te5-mk73', '1EG4TE5MK73'],
    ['1EG4 TE5 MK73', '1EG4TE5MK73'],
    ['w 123 456', 'W123456'],
    ['active-1', 'ACTIVE-1'],
    ['0EG4-TE5-MK73', '0EG4-TE5-MK73'],
    ['1SG4-TE5-MK73', '1SG4-TE5-MK73'],
  ])('has numbers in capitals without spaces, and without hyphens where they are Medicare’s: %s', (number, sent) => {
    const { text } = messageOf({ member: { ...question.member, number }, groupNumber: 'g 1-b' });
    expect(text).toContain(`*MI*${sent}~`);
    expect(text).toContain('REF*6P*G1-B~');
    const ofHolder = messageOf({ patientIsSubscriber: false, subscriber: { ...question.member, number } });
    expect(ofHolder.text).toContain(`*MI*${sent}~`);
  });

  it('has the number of a gateway’s test member as it is', () => {
    const ids = { senderId: 'PORTICO', receiverId: 'PAYER' };
    const context = { controlNumber: 1, now: at, timeZone: 'UTC', mode: 'test', hasTestMember: true } as const;
    const member = { ...question.member, number: 'Test9wcSu' };
    expect(inquiryMessage({ ...question, member }, ids, context).text).toContain('*MI*Test9wcSu~');
  });

  it('asks about a dependent below the policy holder, by the one number of the card where there is no other', () => {
    const subscriber = { firstName: 'Luis', lastName: 'Rivera', birthDate: '', number: '' };
    const child = { ...question.member, birthDate: '2015-01-01' };
    const { text } = messageOf({ patientIsSubscriber: false, subscriber, member: child });
    expect(text).toContain('NM1*IL*1*RIVERA*LUIS****MI*ACTIVE-1~');
    expect(text).toContain('DMG*D8*20150101~');
  });

  it('says nothing of the relationship, which the guide forbids beside number, name and birthday', () => {
    const subscriber = { firstName: 'Luis', lastName: 'Rivera', birthDate: '1984-01-02', number: '' };
    for (const asked of [messageOf(), messageOf({ patientIsSubscriber: false, subscriber })]) {
      expect(asked.text).not.toContain('~INS');
    }
  });
});

describe('the answer to it', () => {
  it('has what the insurer says of preventive care without being asked, in its words too (decision 67)', () => {
    const benefits = ask('CHECKUP-1').outcome.benefits;
    expect(Object.keys(benefits?.byServiceType ?? {}).toSorted()).toEqual(['62', '81', '98']);
    expect(benefits?.byServiceType['81']?.copay).toEqual({ cents: 3000, per: 'visit' });
    expect(benefits?.facts).toEqual({
      birthDate: '1986-04-27',
      sex: null,
      insuranceTypes: ['PR'],
      remarks: { '81': ['ONE ROUTINE PHYSICAL PER CALENDAR YEAR'] },
    });
  });

  it('is the plan’s benefits, a service type’s own beside the whole plan’s', () => {
    const { outcome } = ask('ACTIVE-1');
    expect(outcome.reason).toBe('none');
    expect(outcome.benefits).toMatchObject({
      from: 'insurer',
      at: '2026-11-21T10:00:00.000Z',
      planName: 'Choice PPO',
      overall: {
        copay: null,
        coinsuranceBasisPoints: 2000,
        deductible: { remainingCents: 60_000, totalCents: 150_000 },
        outOfPocket: { remainingCents: 380_000 },
      },
      byServiceType: {
        '98': {
          copay: { cents: 3000, per: 'visit' },
          coinsuranceBasisPoints: null,
          deductible: { remainingCents: null },
        },
        '62': { copay: null, coinsuranceBasisPoints: 2000 },
      },
      outOfNetwork: { overall: { coinsuranceBasisPoints: 4000, deductible: { remainingCents: 300_000 } } },
    });
  });

  it('counts the family’s remainder where it is less', () =>
    expect(ask('FAMILY-1').outcome.benefits?.overall).toMatchObject({
      deductible: { remainingCents: 15_000 },
      outOfPocket: { remainingCents: 90_000 },
    }));

  it('offers the family’s remainder where the individual’s is not told, and takes it for nobody’s', () =>
    expect(ask('FAMONLY-1').outcome).toMatchObject({
      reason: 'incomplete',
      benefits: {
        overall: {
          deductible: { remainingCents: null },
          candidates: { deductible: [{ value: 220_000, text: '', isFamily: true }] },
        },
      },
    }));

  it('asks to call the insurer where that is all it says of the plan (EB01 U)', () =>
    expect(ask('CONTACT-1').outcome).toMatchObject({ reason: 'contact', rejections: [] }));

  it('keeps what it leaves open as a choice, with what tells the values apart', () =>
    expect(ask('TIED-1').outcome.benefits?.byServiceType).toMatchObject({
      '98': {
        candidates: {
          copay: [
            { value: 3000, text: 'Primary care' },
            { value: 6000, text: 'Specialist' },
          ],
        },
      },
      '62': {
        candidates: {
          coinsurance: [
            { value: 1000, place: '11' },
            { value: 3000, place: '22' },
          ],
        },
      },
    }));

  it('takes no figures from exclusions of parts of the care (decision 63)', () => {
    const figures = (number: string) => ({ ...ask(number).outcome.benefits, notices: null, rules: null });
    expect(figures('NARROWED-1')).toEqual(figures('ACTIVE-1'));
  });

  it('has what is stated for the employee, where nothing is for the individual', () =>
    expect(ask('EMPLOYEE-1').outcome).toMatchObject({
      reason: 'none',
      benefits: {
        byServiceType: { '98': { copay: { cents: 2500, per: 'visit' } }, '62': { coinsuranceBasisPoints: 1500 } },
      },
    }));

  it('of Medicare has the deductible of Part B for care without a stay, and of Part A for a stay', () => {
    expect(ask('MEDICARE-1').outcome).toMatchObject({
      reason: 'none',
      benefits: { overall: { deductible: { remainingCents: 25_700 }, coinsuranceBasisPoints: 2000 } },
    });
    expect(ask('MEDICARE-1', { serviceTypeCodes: ['2', '48'] }).outcome).toMatchObject({
      reason: 'none',
      benefits: {
        byServiceType: {
          '2': { deductible: { remainingCents: 25_700 }, coinsuranceBasisPoints: 2000 },
          '48': { deductible: { remainingCents: 167_600 }, coinsuranceBasisPoints: 0 },
        },
      },
    });
  });

  it('settles nothing where it is about somebody else', () => {
    const answer = answerTo(messageOf().text);
    const { outcome, kind } = readAnswer(answer, question, { trace: messageOf().trace, at });
    expect([outcome.benefits, outcome.reason, kind]).toEqual([null, 'noAnswer', 'other']);
  });

  it('is known by its trace whatever the case of its letters', () => {
    const { text, trace } = messageOf();
    const answer = answerTo(text).replaceAll(trace, trace.toLowerCase());
    expect(readAnswer(answer, question, { trace, at }).outcome.reason).toBe('none');
    expect(readAnswer(answerTo(text), question, { trace: trace.toLowerCase(), at }).outcome.reason).toBe('none');
  });

  it('without a trace is believed where it is the only one', () => {
    const { text, trace } = messageOf();
    const untraced = answerTo(text)
      .replaceAll(/TRN\*2\*[^~]*~/g, '')
      .replace(/SE\*(\d+)/, (_, count) => `SE*${count - 1}`);
    const read = (answer: string) => readAnswer(answer, question, { trace, at }).outcome;
    expect(read(untraced).reason).toBe('none');
    expect(read(untraced + untraced)).toMatchObject({ reason: 'noAnswer', benefits: null });
    expect(read(untraced + answerTo(text)).reason).toBe('none');
  });

  it('settles nothing where it is no X12, or damaged', () => {
    const { text, trace } = messageOf();
    const answer = answerTo(text);
    for (const damaged of ['', '<html>', answer.slice(0, -40), answer.replace('SE*', 'SE*9')]) {
      expect(readAnswer(damaged, question, { trace, at })).toMatchObject({
        outcome: { reason: 'noAnswer', benefits: null },
        mayTryAgain: false,
        kind: 'unreadable',
        deviations: [{ payor: 'MRDN1', effect: 'refused', position: expect.any(Number) }],
      });
    }
  });

  it('is used without the row that is outside the guide, and tells where that stood (decision 64)', () => {
    const { outcome, kind, deviations } = ask('IRREGULAR-1');
    expect(kind).toBe('271');
    expect(outcome.reason).toBe('incomplete');
    expect(outcome.benefits).toMatchObject({
      overall: { coinsuranceBasisPoints: 2000, deductible: { remainingCents: 60_000 } },
      byServiceType: { '98': { copay: null, candidates: { copay: [] } }, '62': { coinsuranceBasisPoints: 2000 } },
    });
    expect(deviations).toEqual([
      { payor: 'MRDN1', segment: 'EB', position: expect.any(Number), element: 2, effect: 'withheld' },
    ]);
    expect(ask('ACTIVE-1').deviations).toEqual([]);
  });

  it('is used without a row of which nobody knows what it says, and asks for every figure that it may be', () => {
    const { text, trace } = messageOf();
    const read = (from: string, to: string) => readAnswer(answerTo(text).replace(from, to), question, { trace, at });
    const ofService = read('~EB*B**98', '~EB***98');
    expect(ofService.deviations).toMatchObject([{ segment: 'EB', element: 1, effect: 'withheld' }]);
    expect(ofService.outcome.benefits).toMatchObject({
      planName: 'Choice PPO',
      overall: { coinsuranceBasisPoints: 2000 },
      byServiceType: { '98': { copay: null, candidates: { copay: [], coinsurance: [] } } },
    });
    const ofAny = read('~EB*B**98', '~ES*B**98');
    expect(ofAny.deviations).toMatchObject([{ segment: '', element: null, effect: 'withheld' }]);
    expect(ofAny.outcome).toMatchObject({
      reason: 'incomplete',
      benefits: {
        planName: 'Choice PPO',
        overall: { coinsuranceBasisPoints: null, deductible: { remainingCents: null } },
      },
    });
  });

  it.each(['42', '80'])('for %s is asked for again where the payer says so, or nothing (AAA04)', (code) => {
    const mayTryAgain = (action: string) => {
      const answer = answerOf(`AAA*N**${code}${action === '' ? '' : `*${action}`}`);
      const { outcome, mayTryAgain: may } = readAnswer(answer, question, { trace: 'T', at });
      expect(outcome).toMatchObject({ reason: 'noAnswer', rejections: [{ code }] });
      expect(outcome.mayAskAgain === true).toBe(action === 'R' || action === 'P');
      return may;
    };
    expect(['', 'R', 'P', 'C', 'N', 'S', 'W', 'X', 'Y'].filter(mayTryAgain)).toEqual(['', 'R', 'P']);
  });

  it('may be asked for again for 42 and 80 alone', () => {
    expect(ask('AAA42-1')).toMatchObject({ mayTryAgain: true, outcome: { reason: 'noAnswer' } });
    expect(ask('AAA80-1').mayTryAgain).toBe(true);
    expect(ask('AAA72-1')).toMatchObject({
      mayTryAgain: false,
      outcome: { reason: 'rejected', rejections: [{ code: '72', keys: ['INVALID-MEMBER-ID'] }] },
    });
  });
});
