import type { AccessData, AccountData } from './account-data.ts';
import { type Entry, entryOf, type Reference, reference } from './bundle-entry.ts';

/** Who looks after the owner, without a name (decision 83). */
export function relatedOf({ lookedAfterBy }: AccountData, patient: Reference): Entry['resource'][] {
  return lookedAfterBy.map(({ scopes, since, endsAt }: AccessData) => ({
    resourceType: 'RelatedPerson',
    active: true,
    patient,
    relationship: [{ text: `Looks after the patient: ${scopes.join(', ')}` }],
    period: { start: since, end: endsAt },
  }));
}

/** What an insurer was asked, and what it answered, whole as JSON in the note of the response: R4 codes benefits otherwise than X12. */
export function inquiryOf(
  { askedAt, answeredAt, question, outcome }: AccountData['inquiries'][number],
  patient: Reference,
  newId: () => string,
): Entry[] {
  if (question === null) return [];
  const insurer = { display: question.payor.name };
  const common = { status: 'active', purpose: ['benefits'], patient, insurer };
  const asked = entryOf(newId, {
    ...common,
    resourceType: 'CoverageEligibilityRequest',
    created: askedAt,
    servicedDate: question.date,
    provider: { display: question.provider.name },
  });
  const answered = entryOf(newId, {
    ...common,
    resourceType: 'CoverageEligibilityResponse',
    created: answeredAt ?? askedAt,
    request: reference(asked),
    outcome: processingOf(outcome),
    ...(outcome === null ? {} : { disposition: JSON.stringify(outcome) }),
  });
  return [asked, answered];
}

/** FHIR's word for how far it came. */
function processingOf(outcome: AccountData['inquiries'][number]['outcome']): 'queued' | 'complete' | 'error' {
  if (outcome === null) return 'queued';
  return outcome.reason === 'none' ? 'complete' : 'error';
}

/** The patient is in the hospital now. */
export function stayOf({ stay }: AccountData, subject: Reference): Entry['resource'][] {
  if (stay === null) return [];
  const isEmergency = stay.class === 'emergencyRoom';
  const code = isEmergency ? { code: 'EMER', display: 'emergency' } : { code: 'IMP', display: 'inpatient encounter' };
  const place = [stay.location, stay.unit, stay.bed].filter((each) => each !== null && each !== '').join(', ');
  return [
    {
      resourceType: 'Encounter',
      status: 'in-progress',
      class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', ...code },
      subject,
      period: { start: stay.admittedAt },
      location: [{ location: { display: place }, status: 'active' }],
    },
  ];
}

/** Estimates, saved, with a number, and begun. */
export function documentsOf(
  { estimates, keptEstimates, workingEstimates }: AccountData,
  subject: Reference,
): Entry['resource'][] {
  return [
    ...estimates.map((estimate) =>
      documentOf(estimate, subject, {
        docStatus: 'final',
        date: estimate.savedAt,
        title: estimate.serviceName,
        description: `${estimate.givenName ?? estimate.serviceName}, ${estimate.locationName}`,
      }),
    ),
    ...keptEstimates.map((estimate) =>
      documentOf(estimate, subject, {
        docStatus: 'final',
        date: estimate.keptAt,
        title: estimate.serviceName,
        description: `${estimate.serviceName}, ${estimate.locationName}, kept under a number`,
      }),
    ),
    ...workingEstimates.map((estimate) =>
      documentOf(estimate, subject, {
        docStatus: 'preliminary',
        date: estimate.changedAt,
        title: estimate.service,
        description: `${estimate.service}, begun and not saved`,
      }),
    ),
  ];
}

function documentOf(
  estimate: object,
  subject: Reference,
  {
    docStatus,
    date,
    title,
    description,
  }: { docStatus: 'final' | 'preliminary'; date: string; title: string; description: string },
): Entry['resource'] {
  const data = Buffer.from(JSON.stringify(estimate)).toString('base64');
  return {
    resourceType: 'DocumentReference',
    status: 'current',
    docStatus,
    type: { text: 'Cost estimate' },
    subject,
    date,
    description,
    content: [{ attachment: { contentType: 'application/json', title, data } }],
  };
}

/** A message to the help desk, and each answer to it. */
export function messageOf(
  { sentAt, topic, text, answers }: AccountData['messages'][number],
  subject: Reference,
  newId: () => string,
): Entry[] {
  const common = { resourceType: 'Communication', status: 'completed', subject, topic: { text: topic } };
  const asked = entryOf(newId, { ...common, sent: sentAt, sender: subject, payload: [{ contentString: text }] });
  const answered = answers.map((answer) =>
    entryOf(newId, {
      ...common,
      sent: answer.at,
      inResponseTo: [reference(asked)],
      payload: [{ contentString: answer.text }],
    }),
  );
  return [asked, ...answered];
}

/** What FHIR has no resource for, and what is not handed over yet: so that nobody takes the bundle for everything. */
export function notHere({ notYet }: AccountData): Entry['resource'] {
  const parts =
    'account (username, security question, terms), factors, sessions, devices, apps, accessCodes, recordNotices, invitations, looksAfter';
  const issues = [
    `R4 has no resource for these parts of the account. They are in the same data as plain JSON: ${parts}.`,
    ...(notYet === null ? [] : [`Left out until ${notYet.from}: ${notYet.parts.join(', ')}.`]),
  ];
  return {
    resourceType: 'OperationOutcome',
    issue: issues.map((diagnostics) => ({ severity: 'information', code: 'informational', diagnostics })),
  };
}
