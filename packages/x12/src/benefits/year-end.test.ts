import { expect, it } from 'vitest';
import type { DatedEvent } from '../model/parties.ts';
import type { BenefitRow } from '../model/response.ts';
import { benefitsOf } from './benefits-of.ts';
import { response, row, subscriber } from './testing/answers.ts';
import { asked } from './testing/read.ts';

const year = (to: string): DatedEvent[] => [{ qualifier: '292', from: '2025-12-01', to }];
const dated = (...dates: DatedEvent[]): Partial<BenefitRow> => ({ period: '29', amountCents: 50_000, dates });
const spanned = (qualifier: string, from: string, to: string | null) => dated({ qualifier, from, to });
const withMonth = dated(
  { qualifier: '291', from: '2026-01-01', to: '2026-12-31' },
  { qualifier: '307', from: '2026-11-01', to: '2026-11-30' },
);
const left = (information: string, dates: DatedEvent[]) => row(information, { period: '29', amountCents: 0, dates });

it.each<[string, Partial<BenefitRow>[], string | null]>([
  ['no dates', [{ period: '29', amountCents: 0 }], null],
  ['a year from December to November', [{ period: '29', amountCents: 0, dates: year('2026-11-30') }], '2026-11-30'],
  ['a year of 52 weeks', [spanned('291', '2025-12-06', '2026-12-04')], '2026-12-04'],
  ['a year of the plan from February', [spanned('346', '2026-02-01', '2027-01-31')], '2027-01-31'],
  ['a month of the plan', [spanned('291', '2026-11-01', '2026-11-30')], null],
  ['half a year', [spanned('291', '2026-07-01', '2026-12-31')], null],
  ['two years', [spanned('291', '2025-01-01', '2026-12-31')], null],
  ['the day of the question (472)', [spanned('472', '2026-11-21', '2026-11-21')], null],
  ['eligibility of a year (307)', [spanned('307', '2025-12-01', '2026-11-30')], null],
  ['a first day without a last', [spanned('346', '2026-11-01', null)], null],
  ['an end of benefits (349)', [spanned('349', '2026-11-21', null)], null],
  ['a year beside a month of eligibility', [withMonth], '2026-12-31'],
  ['an episode', [{ period: '26', amountCents: 0, dates: year('2026-11-30') }], null],
])('the year of the deductible on 2026-11-21 (DTP of EB01 C): %s', (_what, rows, expected) => {
  const benefits = rows.map((more) => row('C', more));
  expect(benefitsOf(response(subscriber({ benefits })), asked).yearEndsOn).toBe(expected);
});

it('is the earliest that deductible and maximum name, and not that of the plan’s other rows', () => {
  const benefits = [
    left('C', year('2026-12-31')),
    left('G', year('2026-11-30')),
    row('1', { dates: [{ qualifier: '347', from: '2026-11-25', to: null }] }),
  ];
  expect(benefitsOf(response(subscriber({ benefits })), asked).yearEndsOn).toBe('2026-11-30');
});
