import { describe, expect, it } from 'vitest';
import type { BenefitRow } from '../model/response.ts';
import { rejection, row } from './testing/answers.ts';
import { coinsurance, copay, mri, read, remaining } from './testing/read.ts';

const open = { candidates: [] };
const plan = [row('1'), coinsurance(2000), remaining(60_000), row('G', { period: '29', amountCents: 300_000 })];
const rejected = (code: string): Partial<BenefitRow> => ({ rejections: [rejection('subscriberBenefit', code)] });
const ofMri = (...rows: BenefitRow[]) => read(...plan, ...rows).byServiceType.get('62');

describe('a row with a rejection (AAA of loops 2110; decision 241)', () => {
  it('leaves what is told of its service open, whatever the row states', () => {
    const undetermined = { copay: open, coinsurance: open, deductible: { remainingCents: null } };
    expect(ofMri(row('1', { ...mri, ...rejected('62') }))).toMatchObject({ ...undetermined, source: 'own' });
    expect(ofMri(row('C', { ...mri, period: '29', amountCents: 90_000, ...rejected('42') }))).toMatchObject(
      undetermined,
    );
    expect(ofMri(copay(3000, { ...mri, ...rejected('15') }), copay(3000, mri))).toMatchObject({ copay: open });
    expect(read(...plan, row('1', { ...mri, ...rejected('62') })).overall).toMatchObject({
      coinsurance: { value: 2000 },
    });
  });

  it('of other care changes nothing', () => {
    expect(ofMri(row('1', { serviceTypeCodes: ['98'], ...rejected('62') }))).toEqual(ofMri());
  });

  it('does not say that the plan is active, nor lets another row end it', () => {
    expect(read(row('1', rejected('42'))).active).toBeNull();
    expect(read(row('1'), row('1', rejected('42'))).active).toBe(true);
    expect(read(row('6'), row('1', rejected('42'))).active).toBeNull();
    expect(read(row('6', rejected('42'))).active).toBeNull();
  });
});
