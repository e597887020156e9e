import { getAppointments, getScheduling } from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fhirAppointment } from '../../adapters/care/testing/care-resources.ts';
import { limits } from '../../platform/limits/limits.ts';
import { callEngines } from '../../testing/databases.ts';
import { providerOf, providers, ticketIn } from '../../visits/testing/visits.ts';
import { type CarePortal, inDays, openCarePortal } from '../testing/care-portal.ts';

describe.each(callEngines)('what was booked on the scheduling page, on %s (issue 15, point 6)', (engine) => {
  let portal: CarePortal;
  let clock: CarePortal['clock'];
  let resources: CarePortal['resources'];
  let test: CarePortal['test'];
  let browser: CarePortal['browser'];
  beforeAll(async () => {
    portal = await openCarePortal(engine);
    ({ clock, resources, test, browser } = portal);
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.startOver());

  const appointmentsOf = async () => (await browser.get(getAppointments.path)).json().response;
  const scheduling = () => providerOf(test, providers.scheduling.token);
  let count = 0;
  async function book(startsAt: string): Promise<string> {
    count += 1;
    const ticket = ticketIn((await browser.get(getScheduling.path)).json().response.url);
    await scheduling().report({ appointment: `provider-${count}`, ticket, startsAt });
    return `provider-${count}`;
  }
  beforeEach(async () => {
    await test.database.db.deleteFrom('visits').execute();
  });

  it('is sent and not yet confirmed, until the hospital has it', async () => {
    const id = await book(inDays(5));
    const { unconfirmed } = await appointmentsOf();
    expect(unconfirmed).toHaveLength(1);
    clock.advance(limits.careAnswers.window);
    resources.push(fhirAppointment('theirs', inDays(5), { identifier: [{ value: id }] }));
    expect(await appointmentsOf()).toMatchObject({
      unconfirmed: [],
      appointments: [{ id: 'theirs', visit: unconfirmed[0], movedFrom: null }],
    });
  });

  it('was moved where the hospital has another time for it, and is known by its time where no number is', async () => {
    const moved = await book(inDays(5));
    await book(inDays(6));
    resources.push(
      fhirAppointment('moved', inDays(7), { identifier: [{ value: moved }] }),
      fhirAppointment('same-time', inDays(6)),
    );
    const { appointments, unconfirmed } = await appointmentsOf();
    expect(unconfirmed).toEqual([]);
    expect(appointments).toMatchObject([
      { id: 'same-time', movedFrom: null, visit: expect.any(String) },
      { id: 'moved', movedFrom: inDays(5), visit: expect.any(String) },
    ]);
  });

  it('is not booked any more where it was cancelled here, by its number, though the hospital still has it', async () => {
    const id = await book(inDays(5));
    await scheduling().report({ appointment: id, sequence: 1, status: 'cancelled', startsAt: inDays(5) });
    resources.push(
      fhirAppointment('theirs', inDays(5), { identifier: [{ value: id }] }),
      fhirAppointment('another', inDays(6)),
    );
    const { appointments } = await appointmentsOf();
    expect(appointments).toMatchObject([
      { id: 'theirs', status: 'cancelled', cancelledHere: 'this', visit: expect.any(String) },
      { id: 'another', status: 'booked' },
    ]);
    expect(appointments[1]).not.toHaveProperty('cancelledHere');
  });

  it('is said to have been cancelled beside what the hospital has at the same time, where no number tells', async () => {
    const id = await book(inDays(5));
    await scheduling().report({ appointment: id, sequence: 1, status: 'cancelled', startsAt: inDays(5) });
    resources.push(fhirAppointment('same-time', inDays(5)));
    expect((await appointmentsOf()).appointments).toMatchObject([
      { id: 'same-time', status: 'booked', cancelledHere: 'sameTime', visit: null },
    ]);
    // Booked anew at that time, it is that one.
    await book(inDays(5));
    clock.advance(limits.careAnswers.window);
    const { appointments } = await appointmentsOf();
    expect(appointments).toMatchObject([{ id: 'same-time', status: 'booked', visit: expect.any(String) }]);
    expect(appointments[0]).not.toHaveProperty('cancelledHere');
  });

  it('is cancelled as well where the hospital has cancelled it, and is one entry', async () => {
    const id = await book(inDays(5));
    resources.push(fhirAppointment('theirs', inDays(5), { status: 'cancelled', identifier: [{ value: id }] }));
    const { appointments, unconfirmed } = await appointmentsOf();
    expect(appointments).toMatchObject([{ id: 'theirs', status: 'cancelled', visit: expect.any(String) }]);
    expect(appointments[0]).not.toHaveProperty('cancelledHere');
    expect(unconfirmed).toEqual([]);
  });

  it('is not called unconfirmed once it is past or was cancelled', async () => {
    await book(inDays(-1));
    const id = await book(inDays(5));
    await scheduling().report({ appointment: id, sequence: 1, status: 'cancelled', startsAt: inDays(5) });
    expect((await appointmentsOf()).unconfirmed).toEqual([]);
  });
});
