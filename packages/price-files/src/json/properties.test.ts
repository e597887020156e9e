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
