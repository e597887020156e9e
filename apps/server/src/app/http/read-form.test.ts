import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.ts';

describe('a form body (spec §7: "JSON or form-encoded POST")', () => {
  it.each([
    ['hSeq=a', { hSeq: 'a' }],
    ['hSeq=a&hSeq=b', { hSeq: ['a', 'b'] }],
    ['hSeq[]=a', { hSeq: ['a'] }],
    ['hSeq%5B%5D=a&hSeq%5B%5D=b', { hSeq: ['a', 'b'] }],
    ['answers[0][question]=q1&answers[0][choice]=c2', { answers: [{ question: 'q1', choice: 'c2' }] }],
    [
      'answers[0][question]=q1&answers[1][question]=q2&answers[0][choice]=c1',
      { answers: [{ question: 'q1', choice: 'c1' }, { question: 'q2' }] },
    ],
    ['passkey[response][id]=x', { passkey: { response: { id: 'x' } } }],
    ['lastName=Mu%C3%B1oz+Soler', { lastName: 'Muñoz Soler' }],
    ['odd]name=1&also[=2', { 'odd]name': '1', 'also[': '2' }],
    ['a[b][c][d][e]=too+deep', { 'a[b][c][d][e]': 'too deep' }],
    ['', {}],
  ])('%s', (body, fields) => expect(readForm(body)).toEqual(fields));

  it('fields without brackets come back as they were sent, whatever they are named', () => {
    const plain = fc.string({ minLength: 1 }).filter((name) => !/[[\]]/.test(name) && name !== '__proto__');
    fc.assert(
      fc.property(fc.dictionary(plain, fc.string({ unit: 'grapheme' })), (fields) => {
        expect(readForm(new URLSearchParams(fields).toString())).toEqual({ ...fields });
      }),
    );
  });

  it('no name reaches the prototype of objects', () => {
    const read = readForm('__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1');
    expect(Object.keys(read)).toEqual(['__proto__', 'constructor']);
    expect('isAdmin' in {}).toBe(false);
  });
});
