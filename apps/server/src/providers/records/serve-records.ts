import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../ports/clock.ts';
import {
  appointmentsFrom,
  type Calendar,
  messagesFrom,
  relatedPersons,
  type Resource,
  slotsFrom,
  strayAppointments,
} from './care-resources.ts';
import { wayOf } from './ways-to-fail.ts';

/** Where the FHIR server is. */
export const RECORDS_PATH = '/fhir/r4';

/** Resources of a page: fewer than anybody would choose, so that there are several. */
const PAGE = 3;

/** Who the patients are, as the portal imports them. */
const patientsFile = new URL('../../demo/patients/patients.json', import.meta.url);

export interface ServedRecords {
  readonly clock: Clock;
  readonly timeZone: string;
  /** The bearer token that it takes. */
  readonly token: string;
  /** Where it is, once it listens. */
  readonly origin: () => string;
  /** Milliseconds of one second of delay. */
  readonly second: number;
}

type Fields = Readonly<Record<string, string | undefined>>;

/**
 * A hospital's FHIR R4 server with appointments, free times, messages and related persons of the demonstration's patients. It takes a token, is searched by POST, answers
 * page by page, and fails for some patients as real ones do.
 */
export function serveRecords(app: FastifyInstance, served: ServedRecords): void {
  const { clock, timeZone, token, origin, second } = served;
  const base = (): string => `${origin()}${RECORDS_PATH}`;
  const busy = new Set<string>();
  const patients = (JSON.parse(readFileSync(patientsFile, 'utf8')) as { entry: Array<{ resource: Resource }> }).entry
    .map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === 'Patient');

  const answer = async (type: string, fields: Fields, reply: FastifyReply): Promise<FastifyReply> => {
    const patient = patientOf(fields);
    switch (wayOf(patient)) {
      case 'slowly':
        await wait(3 * second);
        break;
      case 'down':
        return send(reply, 503, outcome('transient'));
      case 'refuses':
        return send(reply, 401, outcome('login'));
      case 'busy':
        // Every other question comes too early.
        if (!busy.delete(patient)) {
          busy.add(patient);
          return send(reply.header('retry-after', '1'), 429, outcome('throttled'));
        }
        break;
      default:
    }
    const found = search(type, fields, { now: clock.now(), timeZone });
    if (found === null) return send(reply, 404, outcome('not-supported'));
    return send(reply, 200, bundle(type, fields, found));
  };

  const search = (type: string, fields: Fields, calendar: Calendar): Found | null => {
    const patient = patientOf(fields);
    if (type === 'Patient') {
      const number = fields['identifier']?.split('|').at(-1);
      const isNamed = ({ identifier }: Resource): boolean =>
        (identifier as Array<{ value?: string }>).some(({ value }) => value === number);
      return { own: patients.filter(isNamed), included: [] };
    }
    if (type === 'Appointment') {
      const own = appointmentsFrom(calendar).filter((each) => JSON.stringify(each).includes(`"Patient/${patient}"`));
      return { own: wayOf(patient) === 'stray' ? [...own, ...strayAppointments(calendar)] : own, included: [] };
    }
    if (type === 'Communication') {
      return {
        own: messagesFrom(calendar).filter(({ recipient }) => JSON.stringify(recipient).includes(`/${patient}"`)),
        included: [],
      };
    }
    if (type === 'RelatedPerson') {
      return {
        own: relatedPersons.filter((each) => JSON.stringify(each).includes(`"Patient/${patient}"`)),
        included: [],
      };
    }
    if (type === 'Slot') {
      const { slots, schedules } = slotsFrom(calendar);
      return { own: slots, included: schedules };
    }
    return null;
  };

  const bundle = (type: string, fields: Fields, { own, included }: Found): object => {
    const size = type === 'Appointment' ? PAGE : own.length;
    const from = Number(fields['from'] ?? 0);
    const rest = new URLSearchParams({ type, patient: patientOf(fields), from: String(from + size) });
    const link = own.length > from + size ? [{ relation: 'next', url: `${base()}/page?${rest}` }] : [];
    return {
      resourceType: 'Bundle',
      type: 'searchset',
      link,
      entry: [
        ...own.slice(from, from + size).map((resource) => ({ resource, search: { mode: 'match' } })),
        ...included.map((resource) => ({ resource, search: { mode: 'include' } })),
      ],
    };
  };

  const isKnown = ({ headers }: FastifyRequest): boolean => headers.authorization === `Bearer ${token}`;

  app.get(`${RECORDS_PATH}/metadata`, (_request, reply) => send(reply, 200, capabilities));
  app.post(`${RECORDS_PATH}/:type/_search`, async (request, reply) => {
    if (!isKnown(request)) return send(reply, 401, outcome('login'));
    const { type } = request.params as { type: string };
    return answer(type, (request.body ?? {}) as Fields, reply);
  });
  app.get(`${RECORDS_PATH}/page`, async (request, reply) => {
    if (!isKnown(request)) return send(reply, 401, outcome('login'));
    const fields = request.query as Fields;
    return answer(fields['type'] ?? '', fields, reply);
  });
}

interface Found {
  readonly own: readonly Resource[];
  readonly included: readonly Resource[];
}

function patientOf({ patient, recipient = '' }: Fields): string {
  return patient ?? recipient.replace('Patient/', '');
}

const capabilities = {
  resourceType: 'CapabilityStatement',
  status: 'active',
  kind: 'instance',
  fhirVersion: '4.0.1',
  format: ['json'],
  rest: [
    {
      mode: 'server',
      resource: ['Patient', 'Appointment', 'Slot', 'Communication', 'RelatedPerson'].map((type) => ({
        type,
        interaction: [{ code: 'search-type' }],
      })),
    },
  ],
};

function outcome(code: string): object {
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code }] };
}

function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).type('application/fhir+json').send(JSON.stringify(body));
}
