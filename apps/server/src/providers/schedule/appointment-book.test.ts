import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settableClock } from '../../testing/settable-clock.ts';
import { createPortalClient } from '../portal-client.ts';
import { openAppointmentBook } from './appointment-book.ts';
import { openDays } from './openings.ts';
import { book, type ScheduleServices, tellWhatIsLeft } from './schedule.ts';

const timeZone = 'America/Los_Angeles';
const clock = settableClock();
const holder = { person: 'ana', isGuest: false, firstName: 'Ana', visit: null };

describe("the scheduling provider's book", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-book-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const servicesOn = async (portalUrl: string): Promise<ScheduleServices> => ({
    clock,
    timeZone,
    locations: ['alder-main'],
    book: await openAppointmentBook(join(folder, 'data', 'appointments.json')),
    portal: createPortalClient(() => portalUrl, 'token', 1),
  });

  it('keeps an appointment through a restart, and that a portal that was away has not heard of it', async () => {
    const nobody = 'http://127.0.0.1:9';
    const services = await servicesOn(nobody);
    const [slot] = openDays('video', 0, { now: clock.now(), timeZone, isTaken: () => false })[0]?.slots ?? [];
    const sent = { type: 'video', slot: slot?.toISOString() ?? '', location: '', name: '', phone: '' } as const;
    expect(await book(sent, 'ticket', holder, services)).toMatchObject({ done: { isUnreported: true } });

    const again = await servicesOn(nobody);
    await tellWhatIsLeft('ana', 'ticket', again);
    expect(again.book.unreported('ana')).toMatchObject([{ startsAt: sent.slot, status: 'booked', sequence: 0 }]);
    expect(again.book.booked('somebody else')).toEqual([]);
  });
});
