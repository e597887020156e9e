import { describe, expect, it } from 'vitest';
import { acknowledgements, answerOf, type Answering, type Outcome } from './acknowledge.ts';
import { parseMessage } from './message.ts';

// Issue 15, point 4: ACK (AA, AE, AR, with ERR as HL7 2.5.1 has it; the enhanced mode where MSH-15 or MSH-16 ask for it).

const own: Answering = { application: 'PORTICO', controlId: () => 'own-1', time: '20261126100000+0000' };
const message = (more = '', version = '2.5.1') =>
  parseMessage(
    Buffer.from(`MSH|^~\\&|REG^1.2^ISO|ALDER|PORTAL|BAY|20261126||ADT^A08^ADT_A01|47\\T\\11|P|${version}${more}\r`),
  ).header;
const bad: Outcome = {
  answer: 'AE',
  error: { segment: 'PID', field: 7, code: 102, message: 'the birth date is no day of the calendar' },
};
const codesOf = (given: Parameters<typeof message>[0], outcome: Outcome): string[] =>
  acknowledgements(message(given), outcome, own).map((ack) => /\rMSA\|(\w+)/.exec(ack)?.[1] ?? '');

describe('an acknowledgement', () => {
  it('goes back to whoever sent, with their control id, event and version', () =>
    expect(acknowledgements(message(), { answer: 'AA' }, own)).toEqual([
      'MSH|^~\\&|PORTICO|BAY|REG^1.2^ISO|ALDER|20261126100000+0000||ACK^A08^ACK|own-1|P|2.5.1\rMSA|AA|47\\T\\11\r',
    ]));

  it('says where and why a message is refused, in ERR of version 2.5', () =>
    expect(acknowledgements(message(), bad, own)[0]).toContain(
      '\rMSA|AE|47\\T\\11\rERR||PID^1^7|102^Data type error^HL70357|E||||the birth date is no day of the calendar\r',
    ));

  it('says it in the form of older versions to who speaks them', () =>
    expect(acknowledgements(message('', '2.3'), bad, own)[0]).toContain('\rERR|PID^1^7^102&Data type error&HL70357\r'));

  it('goes also to who sent what cannot be read at all', () =>
    expect(
      acknowledgements(null, { answer: 'AE', error: { segment: 'MSH', field: null, code: 100, message: 'no' } }, own),
    ).toEqual([
      'MSH|^~\\&|PORTICO||||20261126100000+0000||ACK|own-1|P|2.5.1\rMSA|AE\rERR||MSH^1|100^Segment sequence error^HL70357|E||||no\r',
    ]));

  it.each([
    ['', ['AA'], ['AE']],
    ['|||AL|NE', ['CA'], ['CE']],
    ['|||AL|AL', ['CA', 'AA'], ['CE', 'AE']],
    ['|||NE|AL', ['AA'], ['AE']],
    ['|||NE|NE', [], []],
    ['|||ER|ER', [], ['CE', 'AE']],
    ['|||SU|', ['CA'], []],
    ['||||AL', ['AA'], ['AE']],
  ])('is as MSH-15 and MSH-16 ask: %s', (asked, good, refused) => {
    expect(codesOf(asked, { answer: 'AA' })).toEqual(good);
    expect(codesOf(asked, bad)).toEqual(refused);
  });

  it('refuses the message as a whole for its type, event, version and processing, and else for what stands in it', () =>
    expect(([100, 101, 102, 103, 200, 201, 202, 203, 204, 205, 207] as const).map(answerOf)).toEqual(
      'AE AE AE AE AR AR AR AR AE AE AR'.split(' '),
    ));
});
