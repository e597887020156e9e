import { describe, expect, it } from 'vitest';
import { goodFaithDates } from './good-faith-dates.ts';

const validUntil = '2026-12-25';

describe('the clocks of a good-faith estimate (issue 14, point 4; 45 CFR 149.610(b)(1)(vi))', () => {
  it.each([
    // Thursday November 26 is Thanksgiving: it is no business day.
    ['on request alone', '2026-11-25', null, '2026-12-01', 3],
    ['asked on a Saturday', '2026-11-28', null, '2026-12-02', 3],
    ['in two business days: no day before the care', '2026-11-25', '2026-11-30', null, 3],
    ['today: no day before the care', '2026-11-25', '2026-11-25', null, 3],
    ['in three business days', '2026-11-25', '2026-12-01', '2026-11-27', 1],
    ['in nine business days', '2026-11-25', '2026-12-09', '2026-11-27', 1],
    ['in ten business days', '2026-11-25', '2026-12-10', '2026-12-01', 3],
    ['over the new year', '2027-12-29', '2028-01-05', '2027-12-30', 1],
  ])('%s', (_what, today, scheduledFor, dueBy, dueWithin) => {
    expect(goodFaithDates({ today, scheduledFor, validUntil })).toMatchObject({ dueBy, dueWithin });
  });

  it('asks the others within one business day, and wants a new estimate one business day before the care', () => {
    const dates = goodFaithDates({ today: '2026-11-25', scheduledFor: '2026-12-28', validUntil });
    expect(dates).toMatchObject({ othersAskedBy: '2026-11-27', changesBy: '2026-12-24' });
    expect(goodFaithDates({ today: '2026-11-25', scheduledFor: null, validUntil }).changesBy).toBeNull();
  });

  it('names no day before today, and none after the care, whenever the care is', () => {
    const today = '2026-11-25';
    for (let ahead = 0; ahead <= 40; ahead += 1) {
      const scheduledFor = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10);
      const { dueBy, othersAskedBy, changesBy } = goodFaithDates({ today, scheduledFor, validUntil });
      for (const day of [dueBy, othersAskedBy, changesBy].filter((each) => each !== null)) {
        expect({ scheduledFor, day, isRight: today <= day && day <= scheduledFor }).toMatchObject({ isRight: true });
      }
    }
  });
});
