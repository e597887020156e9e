import { describe, expect, it } from 'vitest';
import { readInterchanges } from '../envelope/read-interchanges.ts';
import { answerWith } from './testing/answer-text.ts';
import { benefitsOf } from './benefits-of.ts';

const unlimited = { total: null, period: null, left: null, remarks: [] };

/** The rules for physical therapy by the segments of a 271 after the subscriber's name. */
function rulesOf(...segments: string[]) {
  const [transaction] = readInterchanges(answerWith(segments)).flatMap(({ groups }) =>
    groups.flatMap(({ transactions }) => transactions),
  );
  if (transaction?.kind !== '271') throw new Error('no 271');
  const told = benefitsOf(transaction, { serviceTypeCodes: ['PT'], date: '2026-11-21' });
  const rules = told.rules.get('PT');
  if (rules === undefined) throw new Error('not asked');
  return rules;
}
const limitsOf = (...segments: string[]) => rulesOf(...segments).limits;
const visits = (more: object) => ({ ...unlimited, unit: 'visits', ...more });

describe('limits of a service (EB01 F; issue 11, point 4)', () => {
  it.each<[string, string[], object[]]>([
    ['20 visits a calendar year', ['EB*F*IND*PT***23***VS*20**Y'], [visits({ total: 20, period: 'calendarYear' })]],
    [
      '20 visits, 8 left',
      ['EB*F*IND*PT***23***VS*20**Y', 'EB*F*IND*PT***29***VS*8**Y'],
      [visits({ total: 20, period: 'calendarYear', left: 8 })],
    ],
    [
      '20 visits, 12 used',
      ['EB*F*IND*PT***22***VS*20', 'EB*F*IND*PT***24***VS*12'],
      [visits({ total: 20, period: 'planYear', left: 8 })],
    ],
    [
      '20 visits, 23 used: none left',
      ['EB*F*IND*PT***23***VS*20', 'EB*F*IND*PT***24***VS*23'],
      [visits({ total: 20, period: 'calendarYear', left: 0 })],
    ],
    ['exceeded', ['EB*F*IND*PT***30***VS*20'], [visits({ left: 0 })]],
    ['8 left of an unknown number', ['EB*F*IND*PT***29***VS*8'], [visits({ left: 8 })]],
    [
      '30 days of a stay',
      ['EB*F*IND*PT***36***DY*30'],
      [{ ...unlimited, unit: 'days', total: 30, period: 'admission' }],
    ],
    [
      'by HSD: 20 visits a calendar year',
      ['EB*F*IND*PT', 'HSD*VS*20***23*1'],
      [visits({ total: 20, period: 'calendarYear' })],
    ],
    [
      'by HSD, and what is left',
      ['EB*F*IND*PT***23', 'HSD*VS*20', 'EB*F*IND*PT***29', 'HSD*VS*3'],
      [visits({ total: 20, period: 'calendarYear', left: 3 })],
    ],
    [
      '1,500.00 a calendar year, 200.00 left',
      ['EB*F*IND*PT***23*1500', 'EB*F*IND*PT***29*200'],
      [{ ...unlimited, unit: 'cents', total: 150_000, period: 'calendarYear', left: 20_000 }],
    ],
    [
      '3 a week and 60 a year: what is left is of the year',
      ['EB*F*IND*PT***35***VS*3', 'EB*F*IND*PT***23***VS*60', 'EB*F*IND*PT***29***VS*7'],
      [visits({ total: 3, period: 'week' }), visits({ total: 60, period: 'calendarYear', left: 7 })],
    ],
    [
      'the individual’s before the family’s',
      ['EB*F*FAM*PT***23***VS*40', 'EB*F*IND*PT***23***VS*20'],
      [visits({ total: 20, period: 'calendarYear' })],
    ],
    [
      'two remainders that differ may both be right (decision 250)',
      ['EB*F*IND*PT***23***VS*20', 'EB*F*IND*PT***29***VS*8', 'EB*F*IND*PT***29***VS*5'],
      [visits({ total: 20, period: 'calendarYear', left: 5, mostLeft: 8 })],
    ],
    [
      'a remainder that total less used contradicts: either (decision 250)',
      ['EB*F*IND*PT***23***VS*20', 'EB*F*IND*PT***24***VS*20', 'EB*F*IND*PT***29***VS*8'],
      [visits({ total: 20, period: 'calendarYear', left: 0, mostLeft: 8 })],
    ],
    [
      '… and one that it bears out',
      ['EB*F*IND*PT***23***VS*20', 'EB*F*IND*PT***24***VS*12', 'EB*F*IND*PT***29***VS*8'],
      [visits({ total: 20, period: 'calendarYear', left: 8 })],
    ],
    [
      '20 visits, and two figures of what is used',
      ['EB*F*IND*PT***23***VS*20', 'EB*F*IND*PT***24***VS*12', 'EB*F*IND*PT***24***VS*20'],
      [visits({ total: 20, period: 'calendarYear', left: 0, mostLeft: 8 })],
    ],
    [
      '1 visit a day, and what was used this year: nothing is reckoned across periods',
      ['EB*F*IND*PT***7***VS*1', 'EB*F*IND*PT***24***VS*2', 'EB*F*IND*PT***29***VS*18'],
      [visits({ total: 1, period: 'day', left: 18 })],
    ],
    [
      '3 a week, and what was used this year alone',
      ['EB*F*IND*PT***35***VS*3', 'EB*F*IND*PT***24***VS*12'],
      [visits({ total: 3, period: 'week' })],
    ],
    [
      '2,000.00 in a lifetime, 1,200.00 left, 300.00 used this year: more was used before',
      ['EB*F*IND*PT***32*2000', 'EB*F*IND*PT***33*1200', 'EB*F*IND*PT***24*300'],
      [{ ...unlimited, unit: 'cents', total: 200_000, period: 'lifetime', left: 120_000 }],
    ],
    [
      '… and 1,900.00 left cannot be: either',
      ['EB*F*IND*PT***32*2000', 'EB*F*IND*PT***33*1900', 'EB*F*IND*PT***24*300'],
      [{ ...unlimited, unit: 'cents', total: 200_000, period: 'lifetime', left: 170_000, mostLeft: 190_000 }],
    ],
    [
      '… and without what is left, no more than that',
      ['EB*F*IND*PT***32*2000', 'EB*F*IND*PT***24*2000'],
      [{ ...unlimited, unit: 'cents', total: 200_000, period: 'lifetime', left: 0 }],
    ],
    ['out of network alone', ['EB*F*IND*PT***23***VS*20**N'], []],
    ['of other care', ['EB*F*IND*98***23***VS*20'], []],
    ['a number that cannot be', ['EB*F*IND*PT***23***VS*-2'], []],
    ['a pattern that one number does not tell', ['EB*F*IND*PT', 'HSD*VS*12*WK*3*34*1'], []],
  ])('%s', (_, segments, limits) => expect(limitsOf(...segments)).toEqual(limits));

  it('has the payer’s words, whether they stand at the total or at what is left', () => {
    const [limit] = limitsOf(
      'EB*F*IND*PT***23***VS*20',
      'MSG*COMBINED WITH OCCUPATIONAL THERAPY',
      'EB*F*IND*PT***29***VS*8',
    );
    expect(limit).toMatchObject({ left: 8, remarks: ['COMBINED WITH OCCUPATIONAL THERAPY'] });
  });

  it('is told in words where it has no number', () => {
    expect(rulesOf('EB*F*IND*PT', 'MSG*ONE COURSE A YEAR')).toMatchObject({
      limits: [],
      otherLimits: ['ONE COURSE A YEAR'],
    });
    expect(rulesOf('EB*F*IND*PT', 'HSD*VS*12*WK*3*34*1')).toMatchObject({ limits: [], otherLimits: [] });
    expect(rulesOf('EB*F*IND*PT***23***VS*20').otherLimits).toBeNull();
  });

  it('of a row that the payer rejects (AAA) has no number: that there is one is all that is known', () => {
    expect(rulesOf('EB*F*IND*PT***23***VS*20', 'EB*F*IND*PT***29***VS*0', 'AAA*N**62*N')).toMatchObject({
      limits: [visits({ total: 20, period: 'calendarYear' })],
      otherLimits: [],
    });
  });

  it('nor does such a row say that no approval is needed, though it may be', () => {
    const row = (needed: string) => `EB*A*IND*PT*****.2***${needed}*Y`;
    expect(rulesOf(row('N')).approval).toMatchObject({ is: 'notNeeded' });
    expect(rulesOf(row('N'), 'AAA*N**62*N').approval).toBeNull();
    expect(rulesOf(row('Y'), 'AAA*N**62*N').approval).toMatchObject({ is: 'perhaps' });
  });
});
