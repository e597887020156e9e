import { describe, expect, it } from 'vitest';
import { limits } from '../../platform/limits/limits.ts';
import { PatientsUnreachable } from '../../ports/patients.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import type { FhirFault } from '../../testing/strict-fhir-server.ts';
import { fhirAppointment, fhirMessage } from './testing/care-resources.ts';
import { careTest } from './testing/care-test.ts';

const soon = '2026-12-01T18:00:00Z';

const { setUp } = careTest();

const asked = (taken: readonly string[], what: string): number => taken.filter((each) => each.includes(what)).length;
const searches = { Appointment: 'POST /r4/Appointment/_search', Communication: 'POST /r4/Communication/_search' };

describe('appointments of a FHIR server (issue 15, point 6)', () => {
  it('are when, where, with whom and what for', async () => {
    const { care, started } = await setUp([
      fhirAppointment('one', '2026-12-01T10:00:00-08:00', {
        identifier: [{ value: 'provider-7' }],
        patientInstruction: 'Come early.',
      }),
    ]);
    expect(await care.appointments.appointmentsOf('ines')).toEqual({
      isCut: false,
      entries: [
        {
          id: 'one',
          identifiers: ['provider-7'],
          status: 'booked',
          startsAt: new Date(soon),
          endsAt: new Date('2026-12-01T18:30:00Z'),
          title: 'MR KNEE',
          codes: [{ system: 'urn:types', code: 'MRI-KNEE' }],
          clinicians: ['Noor Haddad, PT'],
          place: { reference: 'Location/11', name: 'BAYSIDE IMG' },
          isVideo: false,
          instructions: 'Come early.',
          replaces: null,
        },
      ],
    });
    // No address, and no log of addresses, holds the search.
    expect(started.taken.filter((each) => /ines|AB-1001/.test(each))).toEqual([]);
  });

  it('are by video where the hospital says so, by either of the ways of R4', async () => {
    const virtual = { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'VR' }] };
    const url = 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Appointment.virtualService';
    const { care } = await setUp([
      fhirAppointment('code', soon, { appointmentType: virtual }),
      fhirAppointment('extension', soon, { extension: [{ url }] }),
      fhirAppointment('neither', soon),
    ]);
    const found = await care.appointments.appointmentsOf('ines');
    expect(found?.entries.map(({ id, isVideo }) => [id, isVideo])).toEqual([
      ['code', true],
      ['extension', true],
      ['neither', false],
    ]);
  });

  it.each([
    ['booked', 'booked'],
    ['arrived', 'booked'],
    ['checked-in', 'booked'],
    ['proposed', 'pending'],
    ['pending', 'pending'],
    ['waitlist', 'pending'],
    ['cancelled', 'cancelled'],
    ['fulfilled', undefined],
    ['noshow', undefined],
    ['entered-in-error', undefined],
    ['a-status-of-tomorrow', undefined],
  ])('that are %s are shown as %s', async (status, shown) => {
    const { care } = await setUp([fhirAppointment('one', soon, { status })]);
    expect((await care.appointments.appointmentsOf('ines'))?.entries[0]?.status).toBe(shown);
  });

  it('of somebody else, and broken ones, are left out, whatever the server sends', async () => {
    const others = [{ actor: { reference: 'Patient/ines-2' } }, { actor: { display: 'Patient/ines' } }];
    const { care } = await setUp([
      fhirAppointment('good', soon),
      fhirAppointment('other', soon, { participant: others, comment: '"Patient/ines"' }),
      { ...fhirAppointment('no-time', soon), start: '2026-12-01' },
      fhirAppointment('../id', soon),
      { ...fhirAppointment('nobody', soon), participant: 'Patient/ines' },
    ]);
    expect((await care.appointments.appointmentsOf('ines'))?.entries.map(({ id }) => id)).toEqual(['good']);
  });

  it('are read page by page, each once and by their time, and no further than five pages', async () => {
    const at = (hour: number): string => `2026-12-01T${String(hour).padStart(2, '0')}:00:00Z`;
    const all = Array.from({ length: 12 }, (_, index) => fhirAppointment(`a-${index}`, at(20 - index)));
    const { care, started } = await setUp([...all, fhirAppointment('a-3', at(17))], { pageSize: 3 });
    const found = await care.appointments.appointmentsOf('ines');
    expect(found?.isCut).toBe(false);
    expect(found?.entries.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => `a-${11 - index}`));
    expect(asked(started.taken, '/page/')).toBe(4);
    await started.close();
    const { care: cut } = await setUp(all, { pageSize: 2 });
    expect(await cut.appointments.appointmentsOf('ines')).toMatchObject({ isCut: true, entries: { length: 10 } });
  });

  it.each(['https://elsewhere.example/r4/page/2', 'http://127.0.0.1:1/r4', 'file:///etc/passwd', ''])(
    'are not followed to %j: the token goes to no other server',
    async (nextPage) => {
      const { care, started } = await setUp([fhirAppointment('a', soon), fhirAppointment('b', soon)], { pageSize: 1 });
      started.nextPage = nextPage;
      const failure: unknown = await care.appointments.appointmentsOf('ines').catch((error: unknown) => error);
      expect(failure).toMatchObject({ kind: 'garbage', detail: 'a next page at another address' });
    },
  );
});

describe('what a FHIR server does not offer (issue 15, point 6)', () => {
  it('is read from its capabilities, kept for a time, and not asked for', async () => {
    const { care, started, clock } = await setUp([fhirAppointment('one', soon)], { offers: ['Communication'] });
    expect(await care.appointments.appointmentsOf('ines')).toBeNull();
    expect(await care.appointments.freeTimes()).toBeNull();
    expect(await care.messages.messagesOf('ines')).toEqual({ entries: [], isCut: false });
    expect(asked(started.taken, searches.Appointment)).toBe(0);
    expect(asked(started.taken, 'metadata')).toBe(1);
    clock.advance(limits.careOffers.window);
    await care.appointments.appointmentsOf('ines');
    expect(asked(started.taken, 'metadata')).toBe(2);
  });

  it('is also what it refuses to the portal, which asks again once the capabilities are read anew', async () => {
    const { care, started, clock } = await setUp([fhirAppointment('one', soon)], { withheld: ['Appointment'] });
    expect(await care.appointments.appointmentsOf('ines')).toBeNull();
    clock.advance(limits.careAnswers.window);
    expect(await care.appointments.appointmentsOf('ines')).toBeNull();
    expect(asked(started.taken, searches.Appointment)).toBe(1);
    clock.advance(limits.careOffers.window);
    await care.appointments.appointmentsOf('ines');
    expect(asked(started.taken, searches.Appointment)).toBe(2);
  });

  it.each([
    ['system/Patient.rs system/Coverage.rs', 0],
    ['system/Appointment.r', 0],
    ['system/Appointment.rs', 1],
    ['system/*.read', 1],
  ])('is not asked for outside the scopes %s', async (scope, times) => {
    const { care, started } = await setUp([], { scope });
    await care.appointments.appointmentsOf('ines');
    expect(asked(started.taken, searches.Appointment)).toBe(times);
    expect(asked(started.taken, 'metadata')).toBe(times);
  });
});

describe('a FHIR server with appointments and messages', () => {
  it('is asked once by a page that is loaded again and again, and by all who ask at once', async () => {
    const { care, started, clock } = await setUp([fhirAppointment('one', soon)]);
    await Promise.all(Array.from({ length: 20 }, () => care.appointments.appointmentsOf('ines')));
    expect(asked(started.taken, searches.Appointment)).toBe(1);
    clock.advance(limits.careAnswers.window - 1);
    await care.appointments.appointmentsOf('ines');
    expect(asked(started.taken, searches.Appointment)).toBe(1);
    clock.advance(1);
    await care.appointments.appointmentsOf('ines');
    expect(asked(started.taken, searches.Appointment)).toBe(2);
    await care.appointments.appointmentsOf('somebody-else');
    expect(asked(started.taken, searches.Appointment)).toBe(3);
  });

  const ways: ReadonlyArray<[FhirFault, PatientsUnreachable['kind']]> = [
    ['noConfiguration', 'refused'],
    ['configurationOfAnother', 'garbage'],
    ['tokenEndpointInClear', 'garbage'],
    ['unknownClient', 'refused'],
    ['scopeRefused', 'refused'],
    ['tokenEndpointDown', 'unreachable'],
    ['tokenWithoutValue', 'garbage'],
    ['tokenNeverTaken', 'refused'],
    ['beingRepaired', 'unreachable'],
    ['notFhir', 'garbage'],
    ['silence', 'timeout'],
  ];
  it.each(ways)('fails by %s, which is said without a word on the patient, and not kept', async (fault, kind) => {
    const { care, started, clock, errors } = await setUp([fhirAppointment('one', soon)]);
    started.fault = fault;
    const failure: unknown = await care.appointments.appointmentsOf('ines').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PatientsUnreachable);
    expect(errors).toEqual([{ service: 'appointments', reason: kind, detail: expect.any(String) }]);
    expect(`${String(failure)} ${JSON.stringify(errors)}`).not.toMatch(/ines|Bearer|127\.0\.0\.1|eyJ/);
    started.fault = undefined;
    if (fault === 'beingRepaired' || fault === 'tokenEndpointDown') return;
    clock.advance(1);
    expect(await care.appointments.appointmentsOf('ines')).toMatchObject({ entries: [{ id: 'one' }] });
  });

  it('that takes a token back, or says when to come again, is asked again', async () => {
    const { care, started, clock } = await setUp([fhirAppointment('one', soon)]);
    for (const fault of ['tokenTakenBack', 'tooManyQuestions'] as const) {
      started.fault = fault;
      expect(await care.appointments.appointmentsOf('ines')).toMatchObject({ entries: [{ id: 'one' }] });
      clock.advance(limits.careAnswers.window);
    }
  });
});

describe('messages of a FHIR server (issue 15, point 6)', () => {
  it('are the newest first, with their line breaks, and with what is new', async () => {
    const { care } = await setUp([
      fhirMessage('old', '2026-11-01T08:00:00Z', { received: '2026-11-02T08:00:00Z' }),
      fhirMessage('new', '2026-11-20T08:00:00Z', {
        payload: [{ contentString: 'See the file.\u0007' }, { contentAttachment: { title: 'x' } }],
      }),
    ]);
    expect((await care.messages.messagesOf('ines'))?.entries).toEqual([
      {
        id: 'new',
        sentAt: new Date('2026-11-20T08:00:00Z'),
        from: 'Front desk',
        subject: 'Before you come',
        text: 'See the file.',
        isNew: true,
        hasFiles: true,
      },
      expect.objectContaining({
        id: 'old',
        isNew: false,
        hasFiles: false,
        text: 'Please come early.\n\nBring your card.',
      }),
    ]);
  });

  it('to somebody else, about somebody else, not sent, or empty, are left out', async () => {
    const { care } = await setUp([
      fhirMessage('to-other', soon, { recipient: [{ reference: 'Patient/ben' }] }),
      fhirMessage('about-other', soon, { subject: { reference: 'Patient/ben' } }),
      fhirMessage('draft', soon, { status: 'preparation' }),
      fhirMessage('wrong', soon, { status: 'entered-in-error' }),
      fhirMessage('empty', soon, { payload: [{ contentString: '  ' }] }),
      { ...fhirMessage('no-time', soon), sent: '2026' },
    ]);
    expect((await care.messages.messagesOf('ines'))?.entries).toEqual([]);
  });
});

describe('free times of a FHIR server (issue 15, point 6)', () => {
  it('are those to come that are free, with who and where of their schedule', async () => {
    const slot = (id: string, start: string, status = 'free') => ({
      resourceType: 'Slot',
      id,
      status,
      start,
      schedule: { reference: 'Schedule/s-1' },
      serviceType: [{ text: 'Primary care visit' }],
    });
    const schedule = {
      resourceType: 'Schedule',
      id: 's-1',
      actor: [
        { reference: 'Practitioner/3', display: 'Ruth Mahalath, MD' },
        { reference: 'Location/12', display: 'NORTH' },
      ],
    };
    const at = (seconds: number): string => new Date(settableClock().now().getTime() + seconds * 1000).toISOString();
    const { care } = await setUp([
      schedule,
      slot('later', at(7200)),
      slot('next', at(3600)),
      slot('busy', at(3600), 'busy'),
      slot('past', at(-3600)),
    ]);
    const who = { title: 'Primary care visit', clinicians: ['Ruth Mahalath, MD'] };
    const place = { reference: 'Location/12', name: 'NORTH' };
    expect(await care.appointments.freeTimes()).toEqual([
      { startsAt: new Date(at(3600)), ...who, place },
      { startsAt: new Date(at(7200)), ...who, place },
    ]);
  });
});
