import { describe, expect, it } from 'vitest';
import { X12Error, readInterchanges, writeInterchange } from '../index.ts';
import { ISA, answer } from '../testing/messages.ts';
import { refusalOf } from '../testing/read.ts';

const text = answer('EB*1**30^98**HARBOR CHOICE PPO', 'EB*F***********W*HC:70551');

describe('an interchange', () => {
  it('says its sender, receiver, time and control data', () => {
    expect(readInterchanges(text)[0]?.control).toEqual({
      authorizationQualifier: '00',
      authorization: '',
      securityQualifier: '00',
      security: '',
      senderQualifier: 'ZZ',
      senderId: 'HARBORPAYER',
      receiverQualifier: 'ZZ',
      receiverId: 'PORTICO',
      date: '2026-11-21',
      time: '10:30',
      version: '00501',
      controlNumber: '000000042',
      ackRequested: false,
      usage: 'T',
    });
    expect(readInterchanges(text)[0]?.groups[0]).toMatchObject({
      functionalId: 'HB',
      senderCode: 'HARBORPAYER',
      receiverCode: 'PORTICO',
      date: '2026-11-21',
      time: '10:30',
      controlNumber: '42',
      version: '005010X279A1',
    });
  });

  describe('with a group of another kind beside the 271, in a lenient reading', () => {
    const group997 = (count = 3, control = '9') =>
      `GS*FA*HARBORPAYER*PORTICO*20261121*1030*9*X*005010~ST*997*0009~AK1*HS*42~SE*${count}*0009~GE*1*${control}~`;
    const both = (group: string, groups = 2) =>
      text.replace('~GS*', `~${group}GS*`).replace('IEA*1*', `IEA*${groups}*`);
    const readLeniently = (message: string) => {
      const told: unknown[] = [];
      const [interchange] = readInterchanges(message, ({ segment, position, element }) =>
        told.push([segment, position, element]),
      );
      return { kinds: interchange?.groups.flatMap(({ transactions }) => transactions.map(({ kind }) => kind)), told };
    };

    it('is read without it, and told', () => {
      expect(readLeniently(both(group997()))).toEqual({ kinds: ['271'], told: [['GS', 2, 1]] });
      expect(readLeniently(both(group997().replace('GS*FA', 'GS*HN').replace('ST*997', 'ST*277'))).kinds).toEqual([
        '271',
      ]);
      expect(() => readInterchanges(both(group997()))).toThrow(X12Error);
    });

    it('is refused where that one is not closed, or counts or repeats wrongly', () => {
      for (const wrong of [
        group997(4),
        group997(3, '8'),
        group997().replace('GE*1', 'GE*2'),
        group997().replace('SE*3*0009~', ''),
        group997().replace('SE*3*0009', 'SE*3*0008'),
      ]) {
        expect(() => readLeniently(both(wrong))).toThrow(X12Error);
      }
      expect(() => readLeniently(both(group997(), 1))).toThrow(X12Error);
    });

    it('is refused where a group of 271s is of another guide', () => {
      expect(() => readLeniently(text.replaceAll('005010X279A1', '004010X092A1'))).toThrow(X12Error);
    });
  });

  it('is written as it was read', () => {
    expect(readInterchanges(text).map((each) => writeInterchange(each))).toEqual([text]);
  });

  const same = readInterchanges(text);

  it.each([
    ['line feeds', text.replaceAll('~', '~\n')],
    ['carriage returns and line feeds', text.replaceAll('~', '~\r\n')],
    ['line feeds as terminators', text.replaceAll('~', '\n')],
    ['both as terminators', text.replaceAll('~', '\r\n')],
    ['a byte order mark', `\uFEFF${text}`],
    ['blanks and line ends around it', `\r\n  ${text} \n\n`],
    ['a tab, an end-of-file character and other blanks after it', `${text}\r\n\t \u00A0\f\n\u001A`],
    ['blanks at the ends of elements', text.replace('PPO', 'PPO  ').replaceAll('EB*1', 'EB*1 ').replace('30^', '30 ^')],
    ['empty elements at the ends of segments', text.replaceAll('PPO', 'PPO***').replaceAll('HM0001', 'HM0001**')],
    ['identifiers in lower case', text.replaceAll(/(^|~)([A-Z0-9]+)\*/g, (found) => found.toLowerCase())],
    ['an ISA that is not filled up', text.replaceAll(/ +\*/g, '*')],
    [
      'an ISA that is filled up too far',
      text.replace('HARBORPAYER    ', 'HARBORPAYER        ').replace('*T*:', '*T *:  '),
    ],
    ['zeros before counts', text.replace('SE*', 'SE*00').replace('GE*', 'GE*00').replace('IEA*', 'IEA*0000')],
    ['other separators', text.replaceAll('*', '|').replaceAll('^', '!').replaceAll(':', '>').replaceAll('~', '\x1d')],
  ])('means the same with %s', (_what, other) => {
    expect(readInterchanges(other)).toEqual(same);
  });

  it('has no repetition separator if ISA11 is a letter (before 00402)', () => {
    const old = answer('EB*1**30', 'MSG*A^B').replace('*^*00501', '*U*00401');
    expect(readInterchanges(old)[0]?.groups).toHaveLength(1);
  });

  it('may be one of several, with separators of their own, and segments are counted through', () => {
    const [isa, ...rest] = text.split('~');
    const second = [isa?.replaceAll('*', '|'), ...rest.map((each) => each.replaceAll('*', '|'))].join('~');
    expect(readInterchanges(`${text}\n${second}`)).toHaveLength(2);
    const wrong = `${text}\n${second.replace('EB|1', 'EB|Z')}`;
    expect(refusalOf(wrong)).toMatchObject({ segment: 'EB', position: text.split('~').length - 1 + 12 });
  });

  it('may hold several transactions in a group, and several groups', () => {
    const transaction = text.slice(text.indexOf('ST*'), text.indexOf('GE*'));
    const group = text.slice(text.indexOf('GS*'), text.indexOf('IEA*'));
    const twice = text
      .replace(group, group + group)
      .replaceAll(transaction, transaction + transaction)
      .replaceAll('GE*1', 'GE*2')
      .replace('IEA*1', 'IEA*2');
    expect(readInterchanges(twice)[0]?.groups.map((each) => each.transactions.length)).toEqual([2, 2]);
  });

  it('may leave out GS08 and ST03, as a published answer does', () => {
    expect(refusalOf(text.replaceAll('*005010X279A1', ''))).toBeNull();
  });
});

describe('an envelope that is wrong is refused', () => {
  const last = text.split('~').length - 1;

  it.each([
    ['nothing', '', '', 1, null],
    ['no interchange', 'HTTP/1.1 200 OK', '', 1, null],
    ['a page instead of a message', '<html><body>Service unavailable</body></html>', '', 1, null],
    ['an ISA that is cut off', ISA.slice(0, 80), 'ISA', 1, null],
    ['nothing but an ISA', ISA, '', 2, null],
    ['separators that are the same', text.replace('*T*:~', '*T*^~'), 'ISA', 1, null],
    ['a letter as separator', text.replace('*T*:~', '*T*A~'), 'ISA', 1, null],
    ['a sender that is too long', text.replace('HARBORPAYER    ', 'HARBORPAYER12345'), 'ISA', 1, 6],
    ['a control number with a letter', text.replace('*000000042*0', '*00000004A*0'), 'ISA', 1, 13],
    ['a day that no calendar has', text.replace('*261121*', '*261131*'), 'ISA', 1, 9],
    ['a group that is not known', text.replace('GS*HB', 'GS*HC'), 'GS', 2, 1],
    ['a group of another kind', text.replace('GS*HB', 'GS*HS'), 'ST', 3, 1],
    ['another version', text.replaceAll('005010X279A1', '004010X092A1'), 'GS', 2, 8],
    ['another responsible agency', text.replace('*X*005010', '*T*005010'), 'GS', 2, 7],
    ['another count of segments', text.replace(/SE\*\d+/, 'SE*99'), 'SE', last - 2, 1],
    ['another control number of the transaction', text.replace(/(SE\*\d+)\*0042/, '$1*42'), 'SE', last - 2, 2],
    ['another count of transactions', text.replace('GE*1*', 'GE*2*'), 'GE', last - 1, 1],
    ['another control number of the group', text.replace('GE*1*42', 'GE*1*43'), 'GE', last - 1, 2],
    ['another count of groups', text.replace('IEA*1', 'IEA*2'), 'IEA', last, 1],
    ['another control number of the interchange', text.replace(/42~$/, '43~'), 'IEA', last, 2],
    ['a text that ends early', text.slice(0, text.indexOf('SE*')), '', last - 2, null],
    ['a text that ends within a segment', text.slice(0, -3), 'IEA', last, null],
    ['something behind it', `${text}garbage`, '', last + 1, null],
    ['a control character', text.replace('PPO', 'P\0O'), 'EB', 12, 5],
    ['a line end within a segment', text.replace('PPO', 'P\nO'), 'EB', 12, 5],
    ['a segment without identifier', text.replace('~EB*1', '~*1'), '', 12, null],
    ['an identifier that is none of ASCII, though its bits are', text.replace('~EB*1', '~E\u0142*1'), '', 12, null],
    ['an empty segment', text.replace('~EB*1', '~~EB*1'), '', 12, null],
  ])('%s', (_what, wrong, segment, position, element) => {
    expect(refusalOf(wrong)).toMatchObject({ segment, position, element });
  });

  it('text that may be patient data is not repeated in the error', () => {
    expect(refusalOf(text.replace('EB*1', 'MARSH DREW*1'))).toMatchObject({ segment: '', position: 12 });
    expect(() => readInterchanges(text.replace('EB*1', 'MARSH DREW*1'))).not.toThrow(/MARSH/);
    expect(() => readInterchanges(text.replace('EB*1', 'MARSH D\0*1'))).not.toThrow(/MARSH/);
  });
});

describe('what cannot be written is refused', () => {
  const [interchange] = readInterchanges(text);
  const said = JSON.stringify(interchange);

  it.each([
    ['a separator in a value', 'CHOICE', 'CHO*ICE', 'EB', 12, 5],
    ['a repetition separator in a code', '"98"', '"9^8"', 'EB', 12, 3],
    ['a control character', 'CHOICE', String.raw`CHO\u0007ICE`, 'EB', 12, 5],
    ['a blank at the end', 'CHOICE PPO', 'CHOICE ', 'EB', 12, 5],
    ['an amount that is no number of cents', '"amountCents":null', '"amountCents":10.5', 'EB', 12, 7],
    ['an amount below nothing', '"amountCents":null', '"amountCents":-1', 'EB', 12, 7],
    ['a quantity without end', '"quantity":null', '"quantity":1e300', 'EB', 12, 10],
    ['a sender that is too long', '"senderId":"HARBORPAYER"', '"senderId":"HARBORPAYER12345"', 'ISA', 1, 6],
  ])('%s', (_what, from, to, segment, position, element) => {
    const wrong = JSON.parse(said.replace(from, to)) as NonNullable<typeof interchange>;
    expect(() => writeInterchange(wrong)).toThrow(expect.objectContaining({ segment, position, element }));
  });

  it('repetitions without a separator for them', () => {
    const separators = { element: '*', repetition: null, component: ':', segment: '~' };
    expect(() => interchange && writeInterchange(interchange, separators)).toThrow(X12Error);
  });

  it.each(['**:~', '*^:A', '*^: ', '*\n:~', '*^:é'])('with the separators %j', (four) => {
    const [element = '', repetition = '', component = '', segment = ''] = four.split('');
    const separators = { element, repetition, component, segment };
    expect(() => interchange && writeInterchange(interchange, separators)).toThrow(/^Segment 1 \(ISA\)/);
  });

  it('a 271 in a group of 270s', () => {
    const wrong = JSON.parse(said.replace('"HB"', '"HS"')) as NonNullable<typeof interchange>;
    expect(() => writeInterchange(wrong)).toThrow('a group of 270 holds a 271');
  });
});
