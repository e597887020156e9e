import { describe, expect, it } from 'vitest';
import { billForm } from './bill.ts';
import { readForm } from './form.ts';

const input = { estimate: '$1,234.50', billed: '1700', billedOn: '1/10/2027' };
const read = (more: Partial<typeof input>) =>
  readForm(billForm, { ...input, ...more }, { today: '2027-02-01', isInEstimate: true });

describe('a bill typed beside its estimate (issue 14, point 4)', () => {
  it('has two amounts and the date on it', () => {
    expect(read({})).toEqual({ values: { estimate: 123_450, billed: 170_000, billedOn: '2027-01-10' } });
  });

  it('has no total of a provider who is not in the estimate', () => {
    const absent = readForm(billForm, { ...input, estimate: '' }, { today: '2027-02-01', isInEstimate: false });
    expect(absent).toMatchObject({ values: { estimate: null, billed: 170_000 } });
  });

  it.each([
    ['estimate', '', 'empty'],
    ['billed', 'much', 'notAnAmount'],
    ['billed', 'N/A', 'notAnAmount'],
    ['billedOn', '2/30/2027', 'notADate'],
    ['billedOn', '2/2/2027', 'future'],
  ])('%s is not taken as “%s”: %s', (field, typed, reason) => {
    expect(read({ [field]: typed })).toEqual({ errors: { [field]: reason } });
  });
});
