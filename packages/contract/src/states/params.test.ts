import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParams, writeParams } from './params.ts';

describe('key=value parameters (design: States)', () => {
  it('survive every character, the delimiters included', () => {
    const value = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(fc.dictionary(value, value, { maxKeys: 6 }), (params) => {
        expect({ ...readParams(writeParams(params)) }).toEqual({ ...params });
      }),
    );
  });

  it('are split before they are decoded', () =>
    expect({ ...readParams('tDesc=a%26b%3Dc&svcArea=bay') }).toEqual({ tDesc: 'a&b=c', svcArea: 'bay' }));

  it('leave out what is empty', () =>
    expect(writeParams({ svcArea: 'bay', location: '', token: undefined })).toBe('svcArea=bay'));

  it('keep the first of two values of one key', () => expect(readParams('a=1&a=2')?.['a']).toBe('1'));

  it('take names of object members as plain keys', () => {
    expect(readParams('__proto__=x')?.['__proto__']).toBe('x');
    expect(readParams('')?.['constructor']).toBeUndefined();
  });

  it.each(['bay', '=bay', 'svcArea=%', 'svcArea=%ff', 'svcArea=bay&', '&'])('are unreadable as %j', (segment) =>
    expect(readParams(segment)).toBeNull(),
  );
});
