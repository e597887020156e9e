import { beforeAll, describe, expect, it } from 'vitest';
import { readSettings, type Settings } from '../../platform/settings/settings.ts';
import { onlineBooking } from '../../platform/settings/online-booking.ts';
import { canBook } from './can-book.ts';

const mri = { template: 'mri-knee', locationId: 'alder-main' };

describe('"Book this" leads where the hospital schedules it (issue 14, point 5)', () => {
  let settings: Settings;
  beforeAll(async () => {
    settings = await readSettings('test', {});
  });

  const can = (
    booking: object | undefined,
    booked = mri,
    scheduling: { url: string } | undefined = { url: 'https://s' },
  ) => {
    const healthSystem = {
      ...settings.healthSystem,
      ...(booking === undefined ? {} : { onlineBooking: onlineBooking.parse(booking) }),
    };
    return canBook(booked, { healthSystem, visits: scheduling === undefined ? {} : { scheduling } });
  };

  it('which is nowhere without a scheduling page, without a place, or at another hospital', () => {
    expect(can(undefined)).toBe(true);
    expect(canBook(mri, { healthSystem: settings.healthSystem, visits: {} })).toBe(false);
    expect(can(undefined, { template: 'mri-knee', locationId: '' })).toBe(false);
    const others = settings.healthSystem.locations.map((each) => ({ ...each, ours: false }));
    const visits = { scheduling: { url: 'https://s' } };
    expect(canBook(mri, { healthSystem: { ...settings.healthSystem, locations: others }, visits })).toBe(false);
  });

  it('by kind of care, by service and by place, as the settings say', () => {
    expect(can({ categories: ['imaging'] })).toBe(true);
    expect(can({ categories: ['imaging'], locations: ['north-valley'] })).toBe(false);
    expect(can({})).toBe(false);
    expect(can({ services: ['code-CPT-20610'] }, { ...mri, template: 'code-CPT-20610' })).toBe(true);
    expect(can({ services: ['ct-head'] })).toBe(false);
  });

  it.each([[{ categories: ['imagine'] }], [{ services: ['mri-nee'] }], [{ kinds: [] }]])(
    'refuses what is none: %j',
    (wrong) => expect(onlineBooking.safeParse(wrong).success).toBe(false),
  );
});
