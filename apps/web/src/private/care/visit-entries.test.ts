import type { Appointment, Visit } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { nextOf, visitEntries } from './visit-entries.ts';

// Issue 15, point 6: what the hospital has, and what was booked here.

const now = new Date('2026-12-01T12:00:00Z');
const at = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

const appointment = (id: string, hours: number, more: Partial<Appointment> = {}): Appointment => ({
  id,
  title: id,
  clinicians: [],
  place: null,
  isVideo: false,
  startsAt: at(hours),
  endsAt: at(hours + 1),
  timeZone: 'America/Los_Angeles',
  status: 'booked',
  movedFrom: null,
  instructions: '',
  visit: null,
  estimate: null,
  begin: { serviceArea: '', location: '', template: '', search: '' },
  ...more,
});

const visit = (id: string, hours: number, more: Partial<Visit> = {}): Visit => ({
  id,
  title: id,
  clinician: '',
  place: null,
  isVideo: false,
  startsAt: at(hours),
  endsAt: at(hours + 1),
  status: 'booked',
  canChange: false,
  open: null,
  ...more,
});

const nextAmong = (visits: Visit[], appointments: Appointment[], unconfirmed: string[] = []) =>
  nextOf(visitEntries(visits, { appointments, unconfirmed }, now).ahead, now);

describe('what comes next', () => {
  it('is the earlier one of the hospital’s calendar and of what was booked here', () => {
    const hospitals = appointment('theirs', 5);
    expect(nextAmong([visit('ours', 3)], [hospitals], ['ours'])).toMatchObject({
      kind: 'visit',
      visit: { id: 'ours' },
      isUnconfirmed: true,
    });
    expect(nextAmong([visit('ours', 9)], [hospitals])).toMatchObject({ appointment: { id: 'theirs' } });
  });

  it('is the hospital’s where the visit is that appointment, at the hospital’s time', () => {
    const moved = appointment('theirs', 8, { visit: 'ours' });
    expect(nextAmong([visit('ours', 3)], [moved])).toMatchObject({
      appointment: { id: 'theirs' },
      visit: { id: 'ours' },
    });
  });

  it('is nothing that was cancelled in either place, that has begun, or that the hospital has not confirmed of its own', () => {
    expect(
      nextAmong(
        [visit('cancelled-here', 2, { status: 'cancelled' }), visit('begun', -0.5)],
        [
          appointment('cancelled-there', 3, { status: 'cancelled', visit: 'of-hospital' }),
          appointment('cancelled-here-too', 4, { status: 'cancelled', cancelledHere: 'this', visit: 'cancelled-here' }),
          appointment('pending', 5, { status: 'pending' }),
        ],
      ),
    ).toBeUndefined();
  });
});
