import { describe, expect, it } from 'vitest';
import { toBasicCharacters } from './basic-characters.ts';

describe('foldText', () => {
  it.each([
    ['Marsh', 'MARSH'],
    ['  María José  Núñez ', 'MARIA JOSE NUNEZ'],
    ['Łukasz Sørensen', 'LUKASZ SORENSEN'],
    ['Straße', 'STRASSE'],
    ['Æsa Þór', 'AESA THOR'],
    ['O’Neil–Smith', "O'NEIL-SMITH"],
    ['Kaʻahumanu Kaʼa Ka′a Ka´a Ka`a', "KA'AHUMANU KA'A KA'A KA'A KA'A"],
    ['a*b~c:d^e', 'A B C D E'],
    ['tab\there', 'TAB HERE'],
    ['Nguyễn', 'NGUYEN'],
    ['山田', ''],
  ])('%j is %j', (text, normalized) => {
    expect(toBasicCharacters(text)).toBe(normalized);
  });
});
