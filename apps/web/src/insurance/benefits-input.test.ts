import { formatBenefits, type DefaultBenefits } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { allFields, benefitFields } from './benefit-fields.ts';
import { fourKinds } from './testing/four-kinds.ts';
import { changedInput, defaultsOf, validateBenefitsInput, tidyBenefit, type BenefitsInput } from './benefits-input.ts';

const fields = allFields(benefitFields(fourKinds));
const blank = { text: '', isNotApplicable: false };
const nothingKnown: DefaultBenefits = { Overall: [], ServiceTypes: [] };
const validate = (texts: Record<string, string>, defaults = nothingKnown) =>
  validateBenefitsInput(
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { ...blank, text }])),
    fields,
    defaults,
  );

describe('the fields of benefits by hand', () => {
  it('are filled in with what is known', () => {
    const DefaultBenefits: DefaultBenefits = {
      Overall: [
        { BenefitId: 'copay', defaultValue: 'N/A', Candidates: [] },
        { BenefitId: 'deductible', defaultValue: '150', Candidates: [] },
      ],
      ServiceTypes: [{ Id: '62', Defaults: [{ BenefitId: 'coinsurance', defaultValue: '20', Candidates: [] }] }],
    };
    expect(defaultsOf({ DefaultBenefits })).toEqual({
      'overall:copay': { text: '', isNotApplicable: true },
      'overall:deductible': { text: '150', isNotApplicable: false },
      '62:coinsurance': { text: '20', isNotApplicable: false },
    });
  });
});

describe('fields that an insurer fills in later, when it is asked again', () => {
  const [copay, coinsurance] = fields;
  if (copay === undefined || coinsurance === undefined) throw new Error('no fields');
  const typed = { text: '75', isNotApplicable: false };
  const told: BenefitsInput = { [copay.key]: { text: '40', isNotApplicable: false } };

  it('are those that nobody has changed', () => {
    const changed = changedInput({}, {}, coinsurance, typed);
    expect({ ...told, ...changed }).toEqual({ ...told, [coinsurance.key]: typed });
    expect(changedInput(changed, told, coinsurance, blank)).toEqual({ [coinsurance.key]: blank });
  });

  it('are those that were only visited, too', () => {
    expect(changedInput({}, {}, copay, blank)).toEqual({});
    expect(changedInput({}, { [copay.key]: { ...blank, text: '40.5' } }, copay, { ...blank, text: '40.50' })).toEqual(
      {},
    );
  });
});

describe('benefits that were entered (spec §5)', () => {
  it('go as one string, without what was left blank', () => {
    const input: BenefitsInput = {
      'overall:deductible': { text: '$1,500', isNotApplicable: false },
      'overall:coinsurance': { text: '12.5', isNotApplicable: false },
      'overall:copay': { text: '25', isNotApplicable: true },
      '62:copay': { text: '30', isNotApplicable: false },
      '62:coinsurance': blank,
    };
    const { entered, invalid, error } = validateBenefitsInput(input, fields, nothingKnown);
    expect(formatBenefits(entered)).toBe(
      'overall:copay=N/A;overall:coinsurance=12.50;overall:deductible=1500;62:copay=30',
    );
    expect({ invalid, error }).toEqual({ invalid: [], error: null });
  });

  it('need at least one for the plan', () => {
    expect(validate({}).error).toBe('noOverall');
    expect(validate({ '62:copay': '30' }).error).toBe('noOverall');
  });

  it('need more than the maximum-out-of-pocket', () => {
    expect(validate({ 'overall:outOfPocket': '3000' }).error).toBe('onlyMaximum');
    expect(validate({ 'overall:outOfPocket': '3000', 'overall:deductible': '0' }).error).toBeNull();
  });

  it('must be numbers without a trailing dot', () => {
    expect(validate({ 'overall:copay': '25.', 'overall:deductible': '150', '62:coinsurance': '120' })).toMatchObject({
      invalid: ['overall:copay', '62:coinsurance'],
      error: null,
    });
  });

  it.each([
    ['25.5', '$', '25.50'],
    ['25', '$', '25'],
    ['12.345', '%', '12.35'],
    ['25.', '$', '25.'],
    ['', '$', ''],
  ] as const)('%j is shown as it is sent: %s %j', (text, unit, shown) => expect(tidyBenefit(text, unit)).toBe(shown));

  describe('where the insurer left open which figure counts (design: asked of the patient, never assumed)', () => {
    const candidates = (...values: string[]) => values.map((Val) => ({ Val, Text: '' }));
    const told = (...values: string[]): DefaultBenefits => ({
      Overall: [],
      ServiceTypes: [
        { Id: '62', Defaults: [{ BenefitId: 'coinsurance', defaultValue: '', Candidates: candidates(...values) }] },
      ],
    });

    it('wants one of them: what the plan has otherwise does not take their place', () =>
      expect(validate({ 'overall:coinsurance': '20' }, told('10', '30'))).toMatchObject({
        undecided: ['62:coinsurance'],
        error: null,
      }));

    it.each(['30', '25', 'N/A'])('takes %s', (text) =>
      expect(validate({ 'overall:coinsurance': '20', '62:coinsurance': text }, told('10', '30')).undecided).toEqual([]),
    );

    it('wants to know of the only one, too, such as the family’s, whether it is the patient’s', () =>
      expect(validate({ 'overall:coinsurance': '20' }, told('10')).undecided).toEqual(['62:coinsurance']));
  });
});
