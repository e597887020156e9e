import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualEncoding } from './encoding.ts';
import { Hl7Error } from './hl7-error.ts';
import { messageText, parseMessage, readHeader } from './message.ts';
import { type NewSegment, writeMessage } from './write.ts';

// Issue 15, point 4: several character sets, escape sequences, repetitions; a message parsed and written back is the same.

const bytesOf = (text: string, charset: BufferEncoding = 'utf8'): Uint8Array => Buffer.from(text, charset);
const header = 'MSH|^~\\&|REG|ALDER|PORTICO|ALDER|20261126094500||ADT^A08^ADT_A01|4711|P|2.5.1';
const failureOf = (bytes: Uint8Array): unknown => {
  try {
    return parseMessage(bytes);
  } catch (error) {
    return error;
  }
};

describe('a message of HL7 version 2', () => {
  it('has segments, fields, repetitions, components and subcomponents by number', () => {
    const pid = parseMessage(bytesOf(`${header}\rPID|1||7^^^A&1.2.3&ISO^MR~8^^^B^SS|""||\r`)).segment('PID');
    expect(pid?.value(1)).toBe('1');
    expect(pid?.field(2)).toEqual([]);
    expect(pid?.field(3).map((each) => [each.component(1), each.component(4, 2), each.component(5)])).toEqual([
      ['7', '1.2.3', 'MR'],
      ['8', '', 'SS'],
    ]);
    expect([pid?.isDeleted(4), pid?.isDeleted(5), pid?.value(4), pid?.field(99)]).toEqual([true, false, '', []]);
  });

  it('may have other separators, which its header names', () => {
    const message = parseMessage(bytesOf('MSH$*!#%$REG$$$$$$ADT*A08$1$P$2.3\rPID$$$7***A%1.2.3%ISO!8*a#S#b'));
    expect(message.header.field(9)[0]?.component(2)).toBe('A08');
    expect(
      message
        .segment('PID')
        ?.field(3)
        .map((each) => each.component(2)),
    ).toEqual(['', 'a*b']);
  });

  it.each([
    ['CR', '\r'],
    ['CR and LF', '\r\n'],
    ['LF', '\n'],
  ])('ends its segments in %s', (_what, end) =>
    expect(parseMessage(bytesOf([header, 'PID|1', 'ZZZ|x', ''].join(end))).segments.map(({ name }) => name)).toEqual([
      'MSH',
      'PID',
      'ZZZ',
    ]),
  );

  it.each(['', '0d', '0a', '20 0d 0a', 'ef bb bf', 'ef bb bf 0d 0a'])(
    'is read by its character set after %s',
    (lead) => {
      const before = Buffer.from(lead.replaceAll(' ', ''), 'hex');
      const message = bytesOf(`${header}||||||8859/1\nPID|||||M\u00fcller`, 'latin1');
      const { segments } = parseMessage(Buffer.concat([before, message]));
      expect(segments.map(({ name }) => name)).toEqual(['MSH', 'PID']);
      expect(segments[1]?.value(5)).toBe('Müller');
    },
  );

  it.each([
    ['has more segments than any real one', Buffer.from(`${header}\r${'NTE|1\r'.repeat(2000)}`), 'too many segments'],
    ['is longer than a megabyte', Buffer.concat([bytesOf(`${header}\r`), Buffer.alloc(1_000_001, 0x41)]), 'megabyte'],
  ])('that %s is wrong as it is, and not to be sent again', (_what, bytes, message) =>
    expect(failureOf(bytes)).toMatchObject({ segment: 'MSH', code: 100, message: expect.stringContaining(message) }),
  );

  it.each([
    ['a line is no segment', bytesOf(`\n${header}\rnothing\r`)],
    ['its character set is not known', bytesOf(`${header}||||||EBCDIC\r`)],
    ['it is not of its character set', bytesOf(`${header}||||||UTF-8\rPID|||||M\u00fcller`, 'latin1')],
  ])('has a header by which it is answered, although %s', (_what, bytes) => {
    expect(failureOf(bytes)).toBeInstanceOf(Hl7Error);
    expect([3, 10].map((field) => readHeader(bytes)?.value(field))).toEqual(['REG', '4711']);
  });

  it.each(['', 'nothing', 'MSH', 'MSH|||||'])('has no header where that cannot be read: %j', (text) =>
    expect(readHeader(bytesOf(text))).toBeNull(),
  );

  it('keeps a line feed within a field, where segments end in CR', () =>
    expect(
      parseMessage(bytesOf(`${header}\rNTE|1||two\nlines\r`))
        .segment('NTE')
        ?.value(3),
    ).toBe('two\nlines'));

  it.each([
    ['\\F\\\\S\\\\T\\\\R\\\\E\\', '|^&~\\'],
    ['one\\.br\\two', 'one\ntwo'],
    ['\\H\\bold\\N\\', 'bold'],
    ['M\\XC3BC\\ller', 'Müller'],
    ['C:\\temp', 'C:\\temp'],
    ['a\\b\\F\\c', 'a\\b|c'],
    ['\\Q\\', '\\Q\\'],
  ])('says %j for %j', (written, read) =>
    expect(
      parseMessage(bytesOf(`${header}\rNTE|1||${written}\r`))
        .segment('NTE')
        ?.value(3),
    ).toBe(read),
  );

  it.each([
    ['', 'utf8', 'José'],
    ['', 'latin1', 'José'],
    ['ASCII', 'utf8', 'José'],
    ['UNICODE UTF-8', 'utf8', 'Nguyễn 王'],
    ['8859/1', 'latin1', 'Señora Müller'],
    ['ISO-8859-1', 'latin1', 'Señora Müller'],
    ['utf8', 'utf8', 'Łódź'],
    ['CP1252', 'latin1', 'Señora Müller'],
    ['8859/1~UNICODE UTF-8', 'latin1', 'Ñ'],
  ] as const)('is in the character set %j that it names, written as %s', (charset, encoding, name) => {
    const text = `${header}||||||${charset}\rPID|||||${name}\r`;
    expect(parseMessage(bytesOf(text, encoding)).segment('PID')?.value(5)).toBe(name);
  });

  it('is in Latin-2 or Cyrillic where it says so', () => {
    const of = (charset: string, ...octets: number[]) => {
      const text = bytesOf(`${header}||||||${charset}\rPID|||||`, 'latin1');
      return parseMessage(Buffer.concat([text, Buffer.from(octets)]))
        .segment('PID')
        ?.value(5);
    };
    expect(of('8859/2', 0xa3)).toBe('Ł');
    expect(of('8859/5', 0xbf)).toBe('П');
  });

  it.each([
    ['nothing', '', 'MSH', null, 100],
    ['another format', 'ISA*00*', 'MSH', null, 100],
    ['no header', 'PID|1\r', 'MSH', null, 100],
    ['separators that are letters', 'MSHA^~\\&A\r', 'MSH', 2, 102],
    ['a separator twice', 'MSH|^^\\&|\r', 'MSH', 2, 102],
    ['a line that is no segment', `${header}\rPID|1\rsecond line of an address\r`, 'MSH', null, 100],
    ['a character set of two bytes', `${header}||||||UNICODE UTF-16\r`, 'MSH', 18, 103],
    ['a character set that nobody knows', `${header}||||||EBCDIC\r`, 'MSH', 18, 103],
    ['segments without end', `${header}\r${'OBX|1\r'.repeat(2000)}`, 'MSH', null, 100],
  ])('is refused with its place where it is %s', (_what, text, segment, field, code) => {
    const error = failureOf(bytesOf(text));
    expect(error).toBeInstanceOf(Hl7Error);
    expect(error).toMatchObject({ segment, field, code });
  });

  it('is refused where it is not of the character set that it names, and where it is longer than a megabyte', () => {
    const latin = bytesOf(`${header}||||||UNICODE UTF-8\rPID|||||José`, 'latin1');
    expect(failureOf(latin)).toMatchObject({ field: 18, code: 103 });
    expect(failureOf(Buffer.concat([bytesOf(header), Buffer.alloc(1_000_000, 0x20)]))).toMatchObject({ code: 100 });
  });
});

const { field, component, repetition, escape, subcomponent } = usualEncoding;
const anyValue = fc.string({ unit: 'grapheme', maxLength: 8 });
/** Also what is no value at all: separators and broken escape sequences anywhere. */
const anyText = fc
  .array(fc.oneof(fc.constantFrom(field, component, repetition, escape, subcomponent, '""', '\\F\\', '\n'), anyValue))
  .map((parts) => parts.join('').replaceAll('\r', ''));

describe('any message (property)', () => {
  it('that is parsed and written back is the same', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('PID', 'ZA1', 'OBX'), anyText), { maxLength: 5 }), (segments) => {
        const text = [header, ...segments.map(([name, rest]) => `${name}|${rest}`), ''].join('\r');
        expect(messageText(parseMessage(bytesOf(text)).segments)).toBe(text);
      }),
    );
  });

  it('that is written and parsed has the same values, whatever stands in them', () => {
    const printable = anyValue.map((value) => value.trim()).filter((value) => value !== '' && value !== '""');
    const components = fc.array(fc.array(printable, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
    const repetitions = fc.array(components, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(repetitions, { minLength: 1, maxLength: 4 }), (fields) => {
        const segment: NewSegment = ['ZZZ', ...fields.map((each) => ({ repetitions: each }))];
        const read = parseMessage(bytesOf(`${header}\r${writeMessage([segment])}`)).segment('ZZZ');
        const values = fields.map((each, at) =>
          each.map((parts, repeat) =>
            parts.map((subs, part) => subs.map((_, sub) => read?.field(at + 1)[repeat]?.component(part + 1, sub + 1))),
          ),
        );
        expect(values).toEqual(fields);
      }),
    );
  });

  it('of any bytes is read, or refused with a place', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, hasHeader) => {
        const whole = hasHeader ? Buffer.concat([bytesOf(`${header}\r`), bytes]) : bytes;
        const read = failureOf(whole);
        expect(read instanceof Hl7Error || !(read instanceof Error)).toBe(true);
      }),
    );
  });
});
