import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProperties } from './properties.ts';

describe('the properties of a JSON text', () => {
  it('are those that JSON.parse finds, each with its pointer', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })),
        fc.constantFrom(undefined, 2),
        (root, space) => {
          const { offsets, repeated } = findProperties(JSON.stringify(root, null, space));
          expect([...offsets.keys()]).toEqual(pointersOf(JSON.parse(JSON.stringify(root)), ''));
          expect(repeated).toEqual([]);
        },
      ),
    );
  });

  it('stand at their keys, and one that stands twice is found, however it is written', () => {
    const text = '{"a~/b": 1, "list": [{"x": "\\"x\\": 2"}, {"x": 1, "\\u0078": 2}]}';
    const { offsets, repeated } = findProperties(text);
    expect(offsets.get('/a~0~1b')).toBe(1);
    expect(repeated).toEqual([{ pointer: '/list/1/x', at: text.indexOf('"\\u0078"') }]);
  });

  it('are found with the elements of lists', () => {
    const text = '{"list": ["a", [ ], {"b": 1},\n  2]}';
    const { elements } = findProperties(text);
    expect([...elements].map(([pointer, at]) => [pointer, text[at]])).toEqual([
      ['/list/0', '"'],
      ['/list/1', '['],
      ['/list/2', '{'],
      ['/list/3', '2'],
    ]);
  });

  it('are found with the elements of lists directly in the document alone', () => {
    const { elements } = findProperties('{"list": [["a"], {"b": ["c"]}], "object": {"list": ["d"]}}');
    expect([...elements.keys()]).toEqual(['/list/0', '/list/1']);
  });

  // Found by a reviewer: each pointer repeated the key, and 104 KB took 17 seconds.
  it.each([
    ['a list', JSON.stringify(Array(2001).fill(0))],
    ['an object', JSON.stringify(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`k${at}`, at])))],
    ['objects that repeat keys', `[${'{"a":1,"a":2},'.repeat(2000)}{}]`],
    ['keys as long', `{"${'x'.repeat(50_000)}":{"${'y'.repeat(50_000)}":1,"${'y'.repeat(50_000)}":2}}`],
  ])('do not repeat a key of 100,000 characters for each value in it: %s', (_, inner) => {
    const long = 'k'.repeat(100_000);
    const { offsets, elements, repeated } = findProperties(`{"${long}":${inner},"b":[1]}`);
    const pointers = [...offsets.keys(), ...elements.keys(), ...repeated.map(({ pointer }) => pointer)];
    expect(Math.max(...pointers.map(({ length }) => length))).toBeLessThan(1000);
    expect([...offsets.keys(), ...elements.keys()]).toEqual(['/b', '/b/0']);
    expect(repeated).toHaveLength(inner.split(/"a":2|y":2/).length - 1);
  });

  it('stand twice where their keys are as long as they may be, and not where only their beginnings are alike', () => {
    const long = 'k'.repeat(1000);
    expect(findProperties(`{"${long}a":1,"${long}b":2,"x":{"${long}a":1,"${long}b":2}}`).repeated).toEqual([]);
    const text = `{"${long}a":1,"${long}b":2,"${long}a":3}`;
    expect(findProperties(text).repeated).toMatchObject([{ at: text.lastIndexOf('"kkk') }]);
  });

  it('are found beside texts of megabytes', () => {
    for (const long of ['x', '\n']) {
      const { offsets } = findProperties(JSON.stringify({ a: long.repeat(8_000_000), b: 1 }));
      expect([...offsets.keys()]).toEqual(['/a', '/b']);
    }
  });
});

/** In the order of the text: JSON.stringify and JSON.parse put keys alike. */
function pointersOf(value: unknown, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [...(Array.isArray(value) ? [] : [at]), ...pointersOf(each, at)];
  });
}
