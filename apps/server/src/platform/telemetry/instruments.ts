import { states } from '@portico/contract';
import { auditEvents } from '../audit/events.ts';
import { flowNames, flowStepNames } from './flow-steps.ts';
import type { ListAtStart } from './label-lists.ts';
import { insurerOutcomes, outsideServices, serviceOutcomes } from './outside-services.ts';

/**
 * One thing that is measured. Each label has a closed list of values, so that no name, address, id or path of anybody can become
 * one: in the code, or known when the server starts. Any other value is counted as `other` (label-lists.ts).
 */
export interface Instrument {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** What it measures, in a line: of seconds, bytes or how many. */
  readonly help: string;
  readonly labels: Readonly<Record<string, readonly string[] | ListAtStart>>;
  /** Of a histogram: upper bounds. */
  readonly buckets?: readonly number[];
}

const ofRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const ofWaits = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ofServices = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];
const statuses = Array.from({ length: 500 }, (_each, at) => String(at + 100));

/** Identifiers of segments that a 271, or what may come in its place, has (005010X279A1; 999; TA1). */
/** Empty for an interchange that is none. */
const segments =
  ' ISA IEA GS GE ST SE BHT HL TRN NM1 N2 N3 N4 PER REF PRV DMG INS HI DTP MPI EB HSD III LS LE MSG AAA TA1 AK1 AK2 AK9 IK3 IK4 IK5 CTX'.split(
    ' ',
  );

/** Everything that is measured, besides what prom-client measures of the process (`nodejs_…`, `process_…`). */
export const instruments = {
  portico_http_request_seconds: {
    kind: 'histogram',
    help: 'Time to answer, by route and status.',
    labels: { method: methods, route: 'routes', status: statuses },
    buckets: ofRequests,
  },
  portico_pages_total: {
    kind: 'counter',
    help: 'Pages opened, by state.',
    labels: { state: [...states.keys()] },
  },
  portico_events_total: {
    kind: 'counter',
    help: 'Events as the audit trail records them: sign-ins, refusals, locks, what staff do.',
    labels: { event: auditEvents, actor: ['visitor', 'account', 'staff', 'system'] },
  },
  portico_flow_steps_total: {
    kind: 'counter',
    help: 'Steps of flows: begun, done, refused for what was given, or failed. Given up: begun and not done.',
    labels: { flow: flowNames, step: flowStepNames, outcome: ['begun', 'done', 'refused', 'failed'] },
  },
  portico_eligibility_answers_total: {
    kind: 'counter',
    help: 'Inquiries to insurers, by payor, gateway and how they ended.',
    labels: { payor: 'payors', gateway: 'gateways', outcome: insurerOutcomes },
  },
  portico_eligibility_seconds: {
    kind: 'histogram',
    help: 'Time until an insurer answers, or is given up, by payor.',
    labels: { payor: 'payors' },
    buckets: ofServices,
  },
  portico_eligibility_deviations_total: {
    kind: 'counter',
    help: "Places of insurers' answers outside the guide, by payer, segment and effect.",
    labels: { payor: 'payers', segment: segments, effect: ['withheld', 'refused'] },
  },
  portico_service_requests_total: {
    kind: 'counter',
    help: 'Requests to services outside, by service and how they ended.',
    labels: { service: outsideServices, outcome: serviceOutcomes },
  },
  portico_service_seconds: {
    kind: 'histogram',
    help: 'Time until a service outside answers, or is given up.',
    labels: { service: outsideServices },
    buckets: ofServices,
  },
  portico_jobs_total: {
    kind: 'counter',
    help: 'Jobs that ran, by queue. One that failed is tried again.',
    labels: { queue: 'queues', outcome: ['done', 'failed'] },
  },
  portico_job_seconds: {
    kind: 'histogram',
    help: 'Time that a job took, by queue.',
    labels: { queue: 'queues' },
    buckets: ofServices,
  },
  portico_jobs_waiting: {
    kind: 'gauge',
    help: 'Jobs that wait, by queue.',
    labels: { queue: 'queues' },
  },
  portico_jobs_late_seconds: {
    kind: 'gauge',
    help: 'How long the oldest job has waited since it was due, by queue.',
    labels: { queue: 'queues' },
  },
  portico_prices_age_seconds: {
    kind: 'gauge',
    help: 'Time since the live prices of a location were imported.',
    labels: { location: 'locations' },
  },
  portico_prices_file_age_seconds: {
    kind: 'gauge',
    help: "Time since the day on which the hospital's file of the live prices says that it was updated.",
    labels: { location: 'locations' },
  },
  portico_pool_wait_seconds: {
    kind: 'histogram',
    help: 'Time that a request waited for a connection to PostgreSQL, by pool.',
    labels: { pool: ['main', 'replica'] },
    buckets: ofWaits,
  },
  portico_pool_connections: {
    kind: 'gauge',
    help: 'Connections to PostgreSQL in use and idle, and who waits for one, by pool.',
    labels: { pool: ['main', 'replica'], state: ['busy', 'idle', 'waiting'] },
  },
  portico_audit_wait_seconds: {
    kind: 'histogram',
    help: 'Time that an entry waited for the end of the audit trail, which one transaction holds at a time.',
    labels: {},
    buckets: ofWaits,
  },
  portico_processes: {
    kind: 'gauge',
    help: 'Processes of this server, where there are several: those that told their measurements, and those that did not.',
    labels: { state: ['serving', 'silent'] },
  },
  portico_disk_free_bytes: {
    kind: 'gauge',
    help: 'Room that is left for this user on the disk of a folder.',
    labels: { folder: ['data', 'price_files'] },
  },
  portico_disk_size_bytes: {
    kind: 'gauge',
    help: 'Size of the disk of a folder.',
    labels: { folder: ['data', 'price_files'] },
  },
} as const satisfies Readonly<Record<string, Instrument>>;

type Instruments = typeof instruments;

/** The names of all instruments of a kind. */
export type InstrumentOf<Kind extends Instrument['kind']> = {
  [Name in keyof Instruments]: Instruments[Name]['kind'] extends Kind ? Name : never;
}[keyof Instruments];

/** The values of an instrument's labels: one of a list in the code, or a text that is looked up in a list of the start. */
export type LabelsOf<Name extends keyof Instruments> = {
  readonly [
    Label in keyof Instruments[Name]['labels']
  ]: Instruments[Name]['labels'][Label] extends readonly (infer Value)[] ? Value : string;
};
