import { describe, expect, it } from 'vitest';
import { estimateNumberOf } from '../estimate-number.ts';
import { readForm, validateForm } from './form.ts';
import { keepEstimateForm, type KeptEstimateContext, openKeptEstimateForm } from './kept-estimate.ts';

const today = '2026-11-25';
const byBirthDate: KeptEstimateContext = { today, by: 'birthDate' };
const byZip: KeptEstimateContext = { today, by: 'zip' };
const nothing = { number: '', birthDate: '', zip: '' };

describe('what an estimate is kept and opened with (issue 14, point 5)', () => {
  it('is a date of birth or a ZIP code: the other is not looked at', () => {
    expect(readForm(keepEstimateForm, { birthDate: '4/27/1986', zip: 'x' }, byBirthDate)).toEqual({
      values: { birthDate: '1986-04-27', zip: null },
    });
    expect(readForm(keepEstimateForm, { birthDate: 'x', zip: ' 94301-1234 ' }, byZip)).toEqual({
      values: { birthDate: null, zip: '94301-1234' },
    });
  });

  it('is missing, or is none', () => {
    expect(validateForm(openKeptEstimateForm, nothing, byBirthDate)).toEqual({
      number: 'empty',
      birthDate: 'empty',
    });
    const input = { number: `${estimateNumberOf('7Q2M9XWRT4D').slice(0, -1)}0`, birthDate: '', zip: '9430' };
    expect(validateForm(openKeptEstimateForm, input, byZip)).toEqual({
      number: 'mistyped',
      zip: 'invalid',
    });
  });
});
