import { describe, expect, it } from 'vitest';
import type { DatedEvent } from '../model/parties.ts';
import { benefitsOf } from './benefits-of.ts';
import { response, row, subscriber } from './testing/answers.ts';
import { asked } from './testing/read.ts';

const of = (...people: Parameters<typeof subscriber>) => benefitsOf(response(subscriber(...people)), asked);
const on = (qualifier: string, from: string, to: string | null = null): DatedEvent => ({ qualifier, from, to });
const nothing = { endsOn: null, endedOn: null, beginsOn: null };

describe('the dates of a plan on 2026-11-21 (DTP; issue 11, point 4)', () => {
  it.each<[string, DatedEvent[], object]>([
    ['no dates', [], nothing],
    ['DTP*347: it ends', [on('347', '2026-12-05')], { ...nothing, endsOn: '2026-12-05' }],
    ['DTP*347: it has ended', [on('347', '2026-11-20')], { ...nothing, endedOn: '2026-11-20' }],
    ['DTP*347 of that very day', [on('347', '2026-11-21')], { ...nothing, endsOn: '2026-11-21' }],
    ['DTP*346: it has begun', [on('346', '2026-01-01')], nothing],
    ['DTP*346: it begins', [on('346', '2026-12-01')], { ...nothing, beginsOn: '2026-12-01' }],
    ['DTP*291, a year', [on('291', '2026-01-01', '2026-12-31')], { ...nothing, endsOn: '2026-12-31' }],
    ['DTP*307, a month that is over', [on('307', '2026-10-01', '2026-10-31')], { ...nothing, endedOn: '2026-10-31' }],
    ['DTP*356 and DTP*357', [on('356', '2026-01-01'), on('357', '2026-11-30')], { ...nothing, endsOn: '2026-11-30' }],
    [
      'two months of eligibility, the second of which holds',
      [on('307', '2026-10-01', '2026-10-31'), on('307', '2026-11-01', '2026-11-30')],
      { ...nothing, endsOn: '2026-11-30' },
    ],
    ['an admission', [on('435', '2026-01-01')], nothing],
  ])('%s', (_, dates, expected) => {
    expect(of({ benefits: [row('1', { dates })] }).planDates).toEqual(expected);
    expect(of({ benefits: [row('1')], dates }).planDates).toEqual(expected);
  });

  it('an end of the person counts beside a beginning of the row', () => {
    const { planDates } = of({
      benefits: [row('1', { dates: [on('346', '2026-01-01')] })],
      dates: [on('347', '2026-12-05')],
    });
    expect(planDates.endsOn).toBe('2026-12-05');
  });

  it.each<[string, DatedEvent[], DatedEvent[], string]>([
    ['DTP*636 of the row, which sets no bound', [on('347', '2025-12-31')], [on('636', '2026-11-01')], '2025-12-31'],
    ['DTP*292 of the row, which sets a beginning', [on('347', '2025-12-31')], [on('292', '2025-01-01')], '2025-12-31'],
    ['a period of the person’s', [on('291', '2025-01-01', '2025-12-31')], [on('346', '2025-01-01')], '2025-12-31'],
    ['a later end of the row’s', [on('347', '2026-10-31')], [on('349', '2026-12-31')], '2026-10-31'],
  ])('a plan that has ended by the person’s dates is not active beside %s', (_, dates, ofRow, endedOn) => {
    const { active, planDates } = of({ benefits: [row('1', { dates: ofRow })], dates });
    expect({ active, planDates }).toEqual({ active: null, planDates: { ...nothing, endedOn } });
  });

  it.each<[string, DatedEvent[], DatedEvent[]]>([
    [
      'of the same kind, of last year',
      [on('291', '2025-01-01', '2025-12-31')],
      [on('291', '2026-01-01', '2026-12-31')],
    ],
    ['that begin later', [on('346', '2027-01-01')], [on('346', '2026-01-01')]],
    ['that echo the day of the question', [on('291', '2026-11-21')], [on('348', '2026-01-01')]],
  ])('dates of the row take the place of the person’s %s', (_, dates, ofRow) => {
    expect(of({ benefits: [row('1', { dates: ofRow })], dates }).active).toBe(true);
  });

  it('an unknown network (EB12 U) says nothing against a plan that is active, or has ended', () => {
    const { active, planDates, planName } = of({
      benefits: [row('1', { network: 'U', planDescription: 'PPO', dates: [on('347', '2026-12-05')] })],
    });
    expect({ active, planDates, planName }).toEqual({
      active: true,
      planDates: { ...nothing, endsOn: '2026-12-05' },
      planName: 'PPO',
    });
    expect(of({ benefits: [row('6', { network: 'U' })] }).active).toBe(false);
    const procedure = { qualifier: 'HC', code: '73721', modifiers: [], lastCode: null };
    expect(of({ benefits: [row('1', { procedure })] }).active).toBeNull();
  });

  it('a row that holds without an end has none, whatever another row says', () => {
    const { active, planDates } = of({ benefits: [row('1'), row('1', { dates: [on('347', '2026-10-01')] })] });
    expect({ active, planDates }).toEqual({ active: true, planDates: nothing });
  });

  it('a plan that is not active any more says since when', () => {
    const { active, planDates } = of({ benefits: [row('6', { dates: [on('357', '2026-06-30')] })] });
    expect({ active, planDates }).toEqual({ active: false, planDates: { ...nothing, endedOn: '2026-06-30' } });
  });
});
