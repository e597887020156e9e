import { describe, expect, it } from 'vitest';
import { textOfAnswer } from './text-of-answer.ts';

const latin = Buffer.from('NM1*IL*1*NÚÑEZ', 'latin1');
const utf8 = Buffer.from('NM1*IL*1*NÚÑEZ', 'utf8');

describe('the text of an answer', () => {
  it.each([
    ['Latin-1 that says so', latin, 'application/edi-x12; charset=ISO-8859-1'],
    ['Latin-1 that says nothing', latin, 'application/edi-x12'],
    ['Latin-1 that says UTF-8', latin, 'application/edi-x12; charset=utf-8'],
    ['Latin-1 that says something unknown', latin, 'text/plain; charset="x-none"'],
    ['UTF-8 that says so', utf8, 'application/json; charset=UTF-8'],
    ['UTF-8 that says nothing', utf8, ''],
    ['UTF-8 that says ASCII', utf8, 'text/plain; charset=us-ascii'],
  ])('is read: %s', (_, bytes, contentType) => expect(textOfAnswer(bytes, contentType)).toBe('NM1*IL*1*NÚÑEZ'));
});
