import { asText } from '../../patients/fhir/json.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { FhirService } from '../../platform/settings/patients.ts';
import { DAY_SECONDS, secondsAfter } from '../../platform/time.ts';
import type {
  CareAppointment,
  CareList,
  CareMessage,
  CarePorts,
  CareRelatedPerson,
  FreeTime,
} from '../../ports/care.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PatientRecord } from '../../ports/patients.ts';
import { createFhirHttp } from '../fhir-http.ts';
import { createFhirQuestions } from '../fhir-questions.ts';
import { createFhirServer, TypeNotOffered } from '../fhir-server.ts';
import type { ServiceSurroundings } from '../json-service.ts';
import { patientsOfFhirServer } from '../patients-fhir.ts';
import type { Deadline } from '../retry-after.ts';
import { keepAnswers } from './kept-answers.ts';
import { type CareType, isInScope, readOffers } from './offers.ts';
import { readAppointment } from './read-appointment.ts';
import { readCommunication } from './read-communication.ts';
import { readRelatedPerson } from './read-related-person.ts';
import { readSlot } from './read-slot.ts';

/** Resources in a page of a search. */
const PAGE = '50';

interface Surroundings extends ServiceSurroundings {
  readonly clock: Clock;
  readonly keys: Keys;
  readonly mrnSystem: string | null;
}

/**
 * Appointments, free times, messages and related persons of a hospital's FHIR R4 server. What it can be searched for it says itself; what it refuses for all
 * that is not asked for until that is read anew. Answers are kept for some seconds, in memory.
 */
export function careOfFhirServer(service: FhirService, surroundings: Surroundings): CarePorts {
  const { clock, mrnSystem, report, patience } = surroundings;
  const server = createFhirServer(service.url, createFhirHttp(service, clock), clock);
  const asking = createFhirQuestions('appointments', { report, patience });
  const offers = keepAnswers<Set<CareType>>(limits.careOffers.window, clock);
  const found = keepAnswers<PatientRecord | null>(limits.careAnswers.window, clock);
  const appointments = keepAnswers<CareList<CareAppointment> | null>(limits.careAnswers.window, clock);
  const messages = keepAnswers<CareList<CareMessage> | null>(limits.careAnswers.window, clock);
  const freeTimes = keepAnswers<readonly FreeTime[] | null>(limits.careAnswers.window, clock);
  const related = keepAnswers<readonly CareRelatedPerson[] | null>(limits.careAnswers.window, clock);

  /** null where the server does not offer the type, or does not give it to the portal. */
  const ifOffered = async <Answer>(
    type: CareType,
    ask: (deadline: Deadline) => Promise<Answer>,
  ): Promise<Answer | null> => {
    if (!isInScope(type, service.smart)) return null;
    const offered = await offers.of('', () =>
      asking(async (deadline) => new Set(readOffers(await server.read('metadata', deadline)))),
    );
    if (!offered.has(type)) return null;
    try {
      return await asking(ask);
    } catch (error) {
      if (!(error instanceof TypeNotOffered)) throw error;
      offered.delete(type);
      return null;
    }
  };

  const patients = patientsOfFhirServer(service, surroundings);
  return {
    patients: {
      findByMedicalRecordNumber: (number) => found.of(number, () => patients.findByMedicalRecordNumber(number)),
      findByPerson: (person) => found.of(JSON.stringify(person), () => patients.findByPerson(person)),
    },
    appointments: {
      appointmentsOf: (fhirId) =>
        appointments.of(fhirId, () =>
          ifOffered('Appointment', async (deadline) => {
            const since = secondsAfter(clock.now(), -DAY_SECONDS).toISOString().slice(0, 10);
            const parameters = { patient: fhirId, date: `ge${since}`, _count: PAGE };
            const { resources, isCut } = await server.searchPages('Appointment', parameters, deadline);
            const read = resources.map((resource) => readAppointment(resource, fhirId));
            return { entries: inOrder(onceEach(read), ({ startsAt }) => startsAt.getTime()), isCut };
          }),
        ),
      freeTimes: () =>
        freeTimes.of('', () =>
          ifOffered('Slot', async (deadline) => {
            const parameters = {
              status: 'free',
              start: `ge${clock.now().toISOString()}`,
              _sort: 'start',
              _count: PAGE,
            };
            const asked = { ...parameters, _include: 'Slot:schedule' };
            const { own, included } = await server.searchFirst('Slot', asked, deadline);
            const schedules = new Map(included.map((each) => [`Schedule/${asText(each['id'])}`, each]));
            const read = own.map((resource) => readSlot(resource, schedules));
            return inOrder(present(read), ({ startsAt }) => startsAt.getTime()).filter(
              ({ startsAt }) => startsAt > clock.now(),
            );
          }),
        ),
    },
    messages: {
      messagesOf: (fhirId) =>
        messages.of(fhirId, () =>
          ifOffered('Communication', async (deadline) => {
            const parameters = { recipient: `Patient/${fhirId}`, _sort: '-sent', _count: PAGE };
            const { resources, isCut } = await server.searchPages('Communication', parameters, deadline);
            const read = resources.map((resource) => readCommunication(resource, fhirId));
            return { entries: inOrder(onceEach(read), ({ sentAt }) => -sentAt.getTime()), isCut };
          }),
        ),
    },
    relatedPersons: {
      relatedTo: (fhirId) =>
        related.of(fhirId, () =>
          ifOffered('RelatedPerson', async (deadline) => {
            const { resources } = await server.searchPages(
              'RelatedPerson',
              { patient: fhirId, _count: PAGE },
              deadline,
            );
            const context = { fhirId, mrnSystem, today: clock.now().toISOString().slice(0, 10) };
            return onceEach(resources.map((resource) => readRelatedPerson(resource, context)));
          }),
        ),
    },
  };
}

function present<Entry>(entries: ReadonlyArray<Entry | null>): Entry[] {
  return entries.filter((each) => each !== null);
}

/** A server may give a resource on two pages, where something was added meanwhile (R4, 3.1.1.3). */
function onceEach<Entry extends { readonly id: string }>(entries: ReadonlyArray<Entry | null>): Entry[] {
  return [...new Map(present(entries).map((each) => [each.id, each])).values()];
}

function inOrder<Entry>(entries: readonly Entry[], by: (entry: Entry) => number): Entry[] {
  return entries.toSorted((one, other) => by(one) - by(other));
}
