import { randomUUID } from 'node:crypto';
import { whatHappened } from '../../platform/audit/fhir/audit-event.ts';
import { application, humanUser, person as roleOfPerson, user } from '../../platform/audit/fhir/codings.ts';
import type { AccountData, EventActor } from './account-data.ts';
import { type Entry, entryOf, type Reference, reference } from './bundle-entry.ts';
import { documentsOf, inquiryOf, messageOf, notHere, relatedOf, stayOf } from './fhir-of-portal.ts';

export interface FhirBundle {
  resourceType: 'Bundle';
  type: 'collection';
  timestamp: string;
  entry: readonly Entry[];
}

/**
 * The data of an account as a FHIR R4 Bundle: Patient and Person, RelatedPerson, Coverage with what insurers were asked and said,
 * Encounter, Appointment, Communication and AuditEvent. R4 has no resource for a price estimate: each is a DocumentReference with
 * its figures as JSON. What else R4 has none for is named by an OperationOutcome, with what is left out until when.
 *
 * @param newId a UUID for each resource.
 */
export function bundleOf(data: AccountData, newId: () => string = randomUUID): FhirBundle {
  const patient = entryOf(newId, patientOf(data));
  const person = entryOf(newId, { ...personOf(data), link: [{ target: reference(patient) }] });
  const subject = reference(patient);
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: data.exportedAt,
    entry: [
      patient,
      person,
      ...relatedOf(data, subject).map((each) => entryOf(newId, each)),
      ...coverageOf(data, subject).map((each) => entryOf(newId, each)),
      ...data.inquiries.flatMap((inquiry) => inquiryOf(inquiry, subject, newId)),
      ...stayOf(data, subject).map((each) => entryOf(newId, each)),
      ...data.visits.map((visit) => entryOf(newId, appointmentOf(visit, subject))),
      ...documentsOf(data, subject).map((each) => entryOf(newId, each)),
      ...data.messages.flatMap((message) => messageOf(message, subject, newId)),
      ...data.securityEvents.map((event) => entryOf(newId, auditEventOf(event, data, reference(person)))),
      entryOf(newId, notHere(data)),
    ],
  };
}

/** As the hospital has them on record, or as they say of themselves. */
function patientOf({ patient, account }: AccountData): Entry['resource'] {
  if (patient === null) return { resourceType: 'Patient', ...identityOf(account) };
  const { medicalRecordNumber, name, otherNames, birthDate, sex, addresses, phones, email } = patient;
  const medicalRecord = { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] };
  return {
    resourceType: 'Patient',
    identifier: [{ use: 'usual', type: medicalRecord, value: medicalRecordNumber }],
    name: [name, ...otherNames].map(({ firstName, middleName, lastName }) => ({
      family: lastName,
      given: [firstName, ...middleName.split(' ')].filter((given) => given !== ''),
    })),
    gender: sex,
    birthDate,
    ...filled({
      telecom: [
        ...phones.map(({ use, number }) => ({ system: 'phone', use, value: number })),
        ...(email === null ? [] : [{ system: 'email', value: email }]),
      ],
      address: addresses.map(({ use, lines, city, state, zip, country }) =>
        present({ use: use === 'other' ? 'old' : use, line: lines, city, state, postalCode: zip, country }),
      ),
    }),
  };
}

function personOf({ account }: AccountData): Entry['resource'] {
  return {
    resourceType: 'Person',
    identifier: [{ system: 'urn:ietf:rfc:3986', value: `urn:uuid:${account.id}` }],
    ...identityOf(account),
  };
}

/** Who the owner of the account is, as the account has it. */
function identityOf({ firstName, lastName, birthDate, zip, phones, email }: AccountData['account']) {
  return {
    name: [{ family: lastName, given: [firstName] }],
    birthDate,
    ...filled({
      telecom: [
        ...phones.map((value) => ({ system: 'phone', value })),
        ...(email === null ? [] : [{ system: 'email', value: email }]),
      ],
      address: zip === '' ? [] : [{ postalCode: zip }],
    }),
  };
}

/**
 * Those on record, and those that were entered. One that has ended, and an entered one that another has replaced, is no longer
 * active (R4: `cancelled`, "the coverage is no longer in force").
 */
function coverageOf({ exportedAt, patient, insurances }: AccountData, beneficiary: Reference): Entry['resource'][] {
  const today = exportedAt.slice(0, 10);
  const onRecord = (patient?.coverage ?? []).map((coverage) => ({
    payor: coverage.payorName,
    number: coverage.subscriberId,
    group: coverage.groupNumber,
    relationship: coverage.relationship,
    period: present({ start: coverage.start ?? '', end: coverage.end ?? '' }),
    isActive: coverage.end === null || coverage.end >= today,
  }));
  const entered = insurances.map((insurance) => ({
    payor: insurance.payorName || insurance.payorId,
    number: insurance.member.number || (insurance.subscriber?.number ?? null),
    group: insurance.groupNumber,
    relationship: insurance.patientIsSubscriber ? 'self' : 'other',
    period: {},
    isActive: insurance.isOnFile,
  }));
  return [...onRecord, ...entered].map(({ payor, number, group, relationship, period, isActive }) => ({
    resourceType: 'Coverage',
    status: isActive ? 'active' : 'cancelled',
    beneficiary,
    payor: [{ display: payor ?? 'unknown' }],
    ...present({ subscriberId: number ?? '' }),
    ...(relationship === null ? {} : { relationship: { coding: [{ system: RELATIONSHIPS, code: relationship }] } }),
    ...(group ? { class: [{ type: { coding: [{ system: CLASSES, code: 'group' }] }, value: group }] } : {}),
    ...(Object.keys(period).length === 0 ? {} : { period }),
  }));
}

const RELATIONSHIPS = 'http://terminology.hl7.org/CodeSystem/subscriber-relationship';
const CLASSES = 'http://terminology.hl7.org/CodeSystem/coverage-class';

function appointmentOf(
  { title, clinician, status, startsAt, endsAt }: AccountData['visits'][number],
  actor: Reference,
): Entry['resource'] {
  return {
    resourceType: 'Appointment',
    status,
    description: [title, clinician].filter((text) => text !== '').join(', '),
    start: startsAt,
    end: endsAt,
    participant: [{ actor, status: 'accepted' }],
  };
}

/** As the trail itself is exported (platform/audit/fhir), without what is not the owner's to have: ids and names of others, and addresses. */
function auditEventOf(
  { at, event, by }: AccountData['securityEvents'][number],
  { hospital, portal }: AccountData,
  owner: Reference,
): Entry['resource'] {
  return {
    ...whatHappened({ at: new Date(at), event }, { name: hospital, publicUrl: portal }),
    agent: [agentOf(by, hospital, owner)],
    entity: [{ what: owner, type: roleOfPerson, role: user }],
  };
}

function agentOf(by: EventActor, hospital: string, owner: Reference): object {
  if (by === 'portal') return { type: { coding: [application] }, who: { display: 'Portico' }, requestor: true };
  const human = { type: { coding: [humanUser] }, requestor: true };
  const names = { proxy: 'Somebody who looks after the owner', visitor: 'visitor', staff: `Staff of ${hospital}` };
  return by === 'owner' ? { ...human, who: owner } : { ...human, name: names[by] };
}

/** Without the lists that are empty, which FHIR does not have. */
function filled<Lists extends Record<string, readonly unknown[]>>(lists: Lists): Partial<Lists> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<Lists>;
}

/** Without what is empty. */
function present(values: Record<string, string | readonly string[]>): Record<string, string | readonly string[]> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0));
}
