import { expect, it } from 'vitest';
import type { DatedEvent } from '../model/parties.ts';
import { benefitsOf } from './benefits-of.ts';
import { response, row, subscriber } from './testing/answers.ts';
import { asked } from './testing/read.ts';

const year = (to: string): DatedEvent[] => [{ qualifier: '292', from: '2025-12-01', to }];
const left = (information: string, dates: DatedEvent[]) => row(information, { period: '29', amountCents: 0, dates });

it.each<[string, Parameters<typeof row>[1][], string | null]>([
  ['no dates', [{ period: '29', amountCents: 0 }], null],
  ['a year from December to November', [{ period: '29', amountCents: 0, dates: year('2026-11-30') }], '2026-11-30'],
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
