import { describe, expect, it } from 'vitest';
import type { BenefitRow } from '../model/response.ts';
import { read } from './testing/read.ts';
import { row } from './testing/answers.ts';

const mri = (information: string, more: Partial<BenefitRow>): BenefitRow =>
  row(information, { serviceTypeCodes: ['62'], ...more });
const approvalOfMri = (...rows: BenefitRow[]) => read(...rows).rules.get('62')?.approval ?? null;
const needed = { authorization: 'Y' } as const;
const remark = { messages: ['CONTRAST ONLY'] };

describe('prior authorization (EB11; issue 11, point 4)', () => {
  it.each<[string, BenefitRow[], string | null]>([
    ['needed: EB*A*IND*62*****.2***Y*Y', [mri('A', { ...needed, network: 'Y', basisPoints: 2000 })], 'needed'],
    ['not needed', [mri('A', { authorization: 'N', network: 'Y' })], 'notNeeded'],
    ['unknown to the payer itself', [mri('1', { authorization: 'U' })], 'unsaid'],
    ['not spoken of', [mri('A', { network: 'Y' })], null],
    ['of other care alone', [row('A', { serviceTypeCodes: ['98'], ...needed })], null],
    ['needed, where other rows say nothing', [mri('1', {}), mri('A', needed)], 'needed'],
    [
      'needed in network, not where the network does not matter',
      [mri('A', { ...needed, network: 'Y' }), mri('A', { authorization: 'N', network: 'W' })],
      'needed',
    ],
    ['both at once', [mri('A', needed), mri('B', { authorization: 'N' })], 'perhaps'],
    ['of care that is not covered', [mri('I', needed)], null],
    ['out of network alone', [mri('A', { ...needed, network: 'N' })], null],
  ])('%s', (_, rows, is) => expect(approvalOfMri(...rows)?.is ?? null).toBe(is));

  it('of a row with a remark is for a part of the care, in the payer’s words', () => {
    expect(approvalOfMri(mri('A', { ...needed, ...remark }))).toEqual({ is: 'perhaps', remarks: remark.messages });
    expect(approvalOfMri(mri('A', { authorization: 'N', ...remark }))).toBeNull();
  });

  it('of a part does not become one of all beside a row that says no', () => {
    expect(approvalOfMri(mri('1', { authorization: 'N' }), mri('A', { ...needed, ...remark }))?.is).toBe('perhaps');
  });

  it('of the plan as a whole says that some care needs it, unless the service type says otherwise', () => {
    expect(approvalOfMri(row('1', needed))?.is).toBe('perhaps');
    expect(approvalOfMri(row('1', needed), mri('A', { authorization: 'N' }))?.is).toBe('notNeeded');
    expect(approvalOfMri(row('1', { authorization: 'N' }))).toBeNull();
  });

  it('may be needed where it could not be read', () => {
    expect(approvalOfMri(mri('A', { unreadable: [11] }))?.is).toBe('perhaps');
  });
});

describe('prior authorization out of network', () => {
  it('is told apart', () => {
    const { rules, outOfNetwork } = read(mri('A', { network: 'Y' }), mri('A', { ...needed, network: 'N' }));
    expect([rules.get('62')?.approval, outOfNetwork?.rules.get('62')?.approval?.is]).toEqual([null, 'needed']);
  });
});
