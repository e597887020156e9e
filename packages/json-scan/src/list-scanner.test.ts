import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBytes } from './join-bytes.ts';
import { createListScanner, MAX_DEPTH, type ScannedElement } from './list-scanner.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const KEY = 'list';

interface Scanned {
  readonly texts: string[];
  readonly elements: ScannedElement[];
  readonly frame: string;
}

/** Scans chunks whose memory is overwritten after each, as a stream may do. */
function scan(chunks: readonly Uint8Array[], { maxElementBytes = 1 << 20, maxObjectLines = 1000 } = {}): Scanned {
  const frame: Uint8Array[] = [];
  const scanner = createListScanner({
    key: KEY,
    maxElementBytes,
    maxObjectLines,
    frame: {
      bytes: (bytes) => frame.push(bytes.slice()),
      listBegins: () => frame.push(encoder.encode('[')),
      listEnds: () => frame.push(encoder.encode(']')),
    },
    errorOf: (problem, line) => new Error(`${problem} ${line}`),
  });
  const texts: string[] = [];
  const elements: ScannedElement[] = [];
  for (const chunk of chunks) {
    const reused = chunk.slice();
    scanner.scan(reused, (element) => {
      texts.push(decoder.decode(element.bytes));
      elements.push(element);
    });
    reused.fill(0);
  }
  scanner.end();
  return { texts, elements, frame: decoder.decode(joinBytes(frame)) };
}

const scanText = (text: string, limits?: Parameters<typeof scan>[1]): Scanned => scan([encoder.encode(text)], limits);

/** Cuts bytes at offsets that are given as fractions of their length. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...places.map((place) => Math.floor(place * bytes.length)), bytes.length].toSorted((a, b) => a - b);
  return ends.map((end, at) => bytes.subarray(at === 0 ? 0 : ends[at - 1], end));
}

/** Texts with the characters that matter to a scanner. */
const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', '\n', 'é') }));
/**
 * No backslash at the end: once JSON.parse of Node 24.21 has read an object with such a key, it takes another key for it that
 * differs in its last, escaped character.
 */
const name = text.filter((key) => !key.endsWith('\\'));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, -1.5e3),
    text,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(name, fc.constant(KEY)), tie('value'), { maxKeys: 4 }),
  ),
}));
const element = fc.dictionary(fc.oneof(name, fc.constant(KEY)), value, { maxKeys: 4 });
const around = fc.dictionary(
  name.filter((key) => key !== KEY),
  value,
  { maxKeys: 4 },
);
const document = fc
  .record({ before: around, list: fc.array(element, { maxLength: 5 }), after: around })
  .map((parts) => ({
    root: { ...parts.before, [KEY]: parts.list, ...parts.after },
    list: parts.list,
  }));
const indent = fc.constantFrom(undefined, 2, '\t');
const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });

describe('the scan of a list in a JSON document', () => {
  it('finds what JSON.parse finds, wherever the chunks are cut', () => {
    fc.assert(
      fc.property(document, indent, places, ({ root, list }, space, at) => {
        const written = JSON.stringify(root, null, space);
        const { texts, frame } = scan(cut(encoder.encode(written), at));
        const parsed = JSON.parse(written) as typeof root;
        expect(texts.map((each): unknown => JSON.parse(each))).toEqual(parsed[KEY]);
        expect(texts).toHaveLength(list.length);
        expect(JSON.parse(frame)).toEqual({ ...parsed, [KEY]: [] });
      }),
    );
  });

  it('says the same in chunks of one byte as in one chunk', () => {
    fc.assert(
      fc.property(document, indent, ({ root }, space) => {
        const bytes = encoder.encode(JSON.stringify(root, null, space));
        const bytewise = scan(Array.from(bytes, (byte) => Uint8Array.of(byte)));
        const { texts, frame, elements } = scan([bytes]);
        expect(bytewise.texts).toEqual(texts);
        expect(bytewise.frame).toBe(frame);
        const placesOf = (found: readonly ScannedElement[]) =>
          found.map(({ number, line, objectLines }) => ({ number, line, objectLines }));
        expect(placesOf(bytewise.elements)).toEqual(placesOf(elements));
      }),
    );
  });

  it('tells on which line each element and each of its objects begins', () => {
    const written = '{\n"list": [\n{"a": 1},\n\n{"a":\n{"b": {}},\n"c": [{}]}\n]}';
    expect(scanText(written).elements).toMatchObject([
      { number: 1, line: 3, objectLines: [] },
      { number: 2, line: 5, objectLines: [5, 6, 6, 7] },
    ]);
    expect(scanText(written, { maxObjectLines: 4 }).elements).toMatchObject([{}, { objectLines: [] }]);
  });

  it.each([
    ['of another key', '{"lists": [{}], "lis": [{}]}'],
    ['deeper than the root', '{"a": {"list": [{}]}}'],
    ['in a root that is a list', '["list", [{}]]'],
    ['that is a text', '{"a": "list", "b": [{}]}'],
  ])('takes no list %s', (_what, written) => {
    expect(scanText(written)).toMatchObject({ texts: [], frame: written });
  });

  it.each([
    ['{"list": [\n{} {}]}', 'commaExpected 2'],
    ['{"list": [\n1]}', 'elementExpected 2'],
    ['{"list": [{},\n]}', 'elementExpected 2'],
    ['{"list": [\n{"a": "}]}', 'cutShort 2'],
    ['{"list": [{}]\n', 'cutShort 2'],
    ['{"a": "\n', 'cutShort 2'],
    [`{"list": [\n{"a":\n${'['.repeat(MAX_DEPTH)}`, 'tooDeep 2'],
    [`{"a":\n${'['.repeat(MAX_DEPTH)}`, 'tooDeep 2'],
  ])('refuses %j', (written, problem) => {
    expect(() => scanText(written)).toThrow(problem);
  });

  it('leaves elements that are read at once out, and counts them and their lines', () => {
    const written = '{\n"list": [\n{"a":\n1},\n{"b": 2}, {"a":\n\n1}, {"c": [\n{}]}\n], "d": 1}';
    const found: string[] = [];
    const frame: string[] = [];
    const scanner = createListScanner({
      key: KEY,
      maxElementBytes: 100,
      maxObjectLines: 10,
      frame: {
        bytes: (bytes, line) => frame.push(`${decoder.decode(bytes)} ${line}`),
        listBegins: () => {},
        listEnds: () => {},
      },
      readElement: (chunk, start, { number, line }) => {
        const rest = decoder.decode(chunk.subarray(start));
        const whole = /^\{"a":\n+1\}/.exec(rest)?.[0];
        if (whole === undefined) return undefined;
        found.push(`read ${number} ${line}`);
        return { end: start + whole.length, line: line + whole.split('\n').length - 1 };
      },
      errorOf: (problem, line) => new Error(`${problem} ${line}`),
    });
    scanner.scan(encoder.encode(written), ({ number, line, objectLines }) =>
      found.push(`scanned ${number} ${line} ${objectLines.join()}`),
    );
    scanner.end();
    expect(found).toEqual(['read 1 3', 'scanned 2 5 ', 'read 3 5', 'scanned 4 7 7,8']);
    expect(frame).toEqual(['{\n"list":  2', ', "d": 1} 9']);
  });

  it('keeps no more of an element than its limit', () => {
    const written = '{"list": [\n{"a": "0123456789"}]}';
    expect(scanText(written, { maxElementBytes: 19 }).texts).toHaveLength(1);
    expect(() => scanText(written, { maxElementBytes: 18 })).toThrow('elementWithoutEnd 2');
  });
});
