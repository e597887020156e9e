import { describe, expect, it } from 'vitest';
import { benefitsOf } from './benefits-of.ts';
import { response, row, subscriber } from './testing/answers.ts';
import { asked, read } from './testing/read.ts';

describe('facts beside the figures', () => {
  it('are birth date and sex of the patient (DMG); sex U is unknown', () => {
    const factsOf = (sex: 'F' | 'M' | 'U') =>
      benefitsOf(response(subscriber({ demographics: { birthDate: '1986-04-27', sex } })), asked).facts;
    expect(factsOf('F')).toMatchObject({ birthDate: '1986-04-27', sex: 'female' });
    expect(factsOf('M').sex).toBe('male');
    expect(factsOf('U').sex).toBeNull();
    expect(read().facts).toEqual({ birthDate: null, sex: null, insuranceTypes: [], remarks: new Map() });
  });

  it('are the kinds of insurance of the rows that state active coverage (EB04), each once', () => {
    const { facts } = read(
      row('1', { insuranceType: 'MA' }),
      row('1', { insuranceType: 'MA' }),
      row('1', { insuranceType: 'MB' }),
      row('C', { insuranceType: 'HM' }),
    );
    expect(facts.insuranceTypes).toEqual(['MA', 'MB']);
  });

  it('are the payer’s own words at the service types that were asked about, in network', () => {
    const { facts } = read(
      row('1', { serviceTypeCodes: ['98', '62'], messages: ['PREVENTIVE AT 100 PERCENT'] }),
      row('A', { serviceTypeCodes: ['98'], messages: ['PREVENTIVE AT 100 PERCENT'] }),
      row('A', { serviceTypeCodes: ['62'], network: 'N', messages: ['OUTSIDE'] }),
      row('A', { serviceTypeCodes: ['81'], messages: ['NOT ASKED'] }),
    );
    expect(facts.remarks).toEqual(
      new Map([
        ['98', ['PREVENTIVE AT 100 PERCENT']],
        ['62', ['PREVENTIVE AT 100 PERCENT']],
      ]),
    );
  });
});
