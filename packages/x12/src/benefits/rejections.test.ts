import { describe, expect, it } from 'vitest';
import { fieldsOfRejection, mayTryAgain, personOfRejection } from './rejections.ts';

describe('AAA03 names what is to be corrected', () => {
  it.each([
    [['72', '76', '64', '68'], ['memberId']],
    [['73', '65'], ['name']],
    [['74', '66'], ['sex']],
    [['58', '60', '71'], ['birthDate']],
    [
      ['75', '67', '77'],
      ['memberId', 'name', 'birthDate'],
    ],
    [['78'], ['group']],
    [['52', '56', '57', '61', '62', '63'], ['date']],
    [['15'], ['missing']],
    [['35', '43', '44', '45', '46', '47', '48', '49', '50', '51', '97'], ['provider']],
    [['79', 'T4'], ['payer']],
    [['41'], ['access']],
    [['42', '80'], ['later']],
    [['04', '33', '98', ''], []],
  ])('%j is about %j', (codes, fields) => {
    for (const code of codes) expect(fieldsOfRejection(code)).toEqual(fields);
  });

  it('of the subscriber or of the dependent', () => {
    expect(personOfRejection({ code: '72', level: 'subscriber' })).toBe('subscriber');
    expect(personOfRejection({ code: '71', level: 'dependent' })).toBe('dependent');
    expect(personOfRejection({ code: '67', level: 'subscriber' })).toBe('dependent');
    expect(personOfRejection({ code: '42', level: 'payer' })).toBeNull();
  });

  it('may be tried again for 42 and 80 alone', () => {
    const codes = ['15', '41', '42', '43', '72', '75', '79', '80', 'T4'];
    expect(codes.filter((code) => mayTryAgain({ code }))).toEqual(['42', '80']);
  });

  it('may be tried again unless the payer says that this is of no use (AAA04)', () => {
    const actions = [null, 'C', 'N', 'P', 'R', 'S', 'W', 'X', 'Y'] as const;
    expect(actions.filter((action) => mayTryAgain({ code: '42', action }))).toEqual([null, 'P', 'R']);
    expect(actions.filter((action) => mayTryAgain({ code: '72', action }))).toEqual([]);
  });
});
