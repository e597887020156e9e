import { describe, expect, it } from 'vitest';
import { readCoverage } from '../../patients/fhir/read-coverage.ts';
import type { AccountData } from './account-data.ts';
import { bundleOf } from './fhir-bundle.ts';

const person = { firstName: 'Linh', lastName: 'Nguyễn', birthDate: '1990-03-09', number: 'MB-1' };
const data: AccountData = {
  exportedAt: '2026-11-21T10:00:00.000Z',
  hospital: 'Alder Bay',
  portal: 'https://portal.example.org',
  notYet: null,
  account: {
    status: 'active',
    emailConfirmedAt: null,
    permissions: [],
    id: '11111111-1111-4111-8111-111111111111',
    username: 'linh',
    firstName: 'Linh',
    lastName: 'Nguyễn',
    birthDate: '1990-03-09',
    zip: '',
    email: null,
    phones: [],
    language: 'en',
    createdAt: '2026-11-01T10:00:00.000Z',
    lastPasswordChangeAt: '2026-11-01T10:00:00.000Z',
    securityQuestion: null,
  },
  terms: { version: null, acceptedAt: null },
  patient: null,
  stay: null,
  factors: [],
  shownBy: null,
  identities: [],
  recoveryCodesLeft: 0,
  accessCodes: [],
  recordNotices: [],
  lookedAfterBy: [],
  looksAfter: [],
  invitations: [],
  inquiries: [],
  keptEstimates: [],
  workingEstimates: [],
  sessions: [],
  devices: [],
  apps: [],
  securityEvents: [{ at: '2026-11-01T10:00:00.000Z', event: 'accountUnlocked', by: 'staff' }],
  insurances: [
    {
      payorId: 'meridian',
      payorName: '',
      patientIsSubscriber: true,
      member: person,
      subscriber: null,
      groupNumber: 'G-7',
      isOnFile: true,
      enteredAt: '2026-11-02T10:00:00.000Z',
    },
  ],
  estimates: [
    {
      id: '22222222-2222-4222-8222-222222222222',
      amountCents: 45_000,
      selfPayCents: null,
      serviceName: 'MRI of the knee',
      nameLanguage: 'en',
      locationName: 'Alder Bay Hospital',
      payorName: 'Meridian',
      savedAt: '2026-11-03T10:00:00.000Z',
      validUntil: '2026-12-03T10:00:00.000Z',
      savedBy: 'owner',
    },
  ],
  visits: [
    {
      id: '33333333-3333-4333-8333-333333333333',
      title: 'Primary care visit',
      clinician: '',
      status: 'booked',
      isVideo: false,
      startsAt: '2027-01-04T18:00:00.000Z',
      endsAt: '2027-01-04T18:30:00.000Z',
    },
  ],
  messages: [],
};

/** With coverage on record that ends on these days. */
const withCoverage = (ends: readonly (string | null)[]): AccountData => ({
  ...data,
  patient: {
    medicalRecordNumber: 'AB-1',
    name: { firstName: 'Linh', middleName: '', lastName: 'Nguyễn' },
    otherNames: [],
    birthDate: '1990-03-09',
    sex: 'female',
    addresses: [],
    phones: [],
    email: null,
    emails: [],
    language: null,
    coverage: ends.map((end) => ({
      payorName: 'Meridian',
      subscriberId: 'MB-1',
      groupNumber: null,
      relationship: 'self',
      start: null,
      end,
    })),
  },
});

const resourcesOf = (type: string, given = data) =>
  bundleOf(given)
    .entry.map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === type);

describe('an account as a FHIR R4 Bundle (issue 12, point 6)', () => {
  it('has one entry for each thing, and an account without a record is its own patient', () => {
    expect(bundleOf(data).entry.map(({ resource }) => resource.resourceType)).toEqual([
      'Patient',
      'Person',
      'Coverage',
      'Appointment',
      'DocumentReference',
      'AuditEvent',
      'OperationOutcome',
    ]);
    const [patient] = resourcesOf('Patient');
    expect(patient).toEqual({
      resourceType: 'Patient',
      name: [{ family: 'Nguyễn', given: ['Linh'] }],
      birthDate: '1990-03-09',
    });
  });

  it('has what the portal adds: a stay, who looks after them, what insurers said, messages, estimates that were begun', () => {
    const [since, endsAt] = ['2026-11-20T10:00:00.000Z', '2027-11-20T10:00:00.000Z'];
    const payor = { id: 'meridian', name: 'Meridian', electronicId: '1' };
    const asked = { payor, provider: { name: 'Alder Bay', npi: '1' }, patientIsSubscriber: true, member: person };
    const question = { ...asked, subscriber: null, groupNumber: '', serviceTypeCodes: ['30'], date: '2026-11-20' };
    const rich: AccountData = {
      ...data,
      stay: { class: 'emergencyRoom', location: 'Alder Bay', unit: 'Emergency', bed: null, admittedAt: since },
      lookedAfterBy: [{ scopes: ['view'], since, endsAt }],
      inquiries: [{ id: '1', askedAt: since, answeredAt: null, status: 'waiting', question, outcome: null }],
      workingEstimates: [
        {
          id: '1',
          service: 'MRI',
          serviceArea: 'bay',
          location: null,
          withoutInsurance: true,
          beganAt: since,
          changedAt: since,
        },
      ],
      messages: [
        {
          reference: 'R-1',
          sentAt: since,
          topic: 'helpdesk',
          status: 'open',
          text: 'Hello',
          from: { ...person, phone: '', email: '', contactVia: 'Email', platformType: '' },
          answers: [{ at: since, text: 'Good day' }],
        },
      ],
    };
    expect(resourcesOf('Encounter', rich)).toMatchObject([{ status: 'in-progress', class: { code: 'EMER' } }]);
    expect(resourcesOf('RelatedPerson', rich)).toMatchObject([{ period: { start: since, end: endsAt } }]);
    expect(resourcesOf('CoverageEligibilityRequest', rich)).toMatchObject([{ insurer: { display: 'Meridian' } }]);
    expect(resourcesOf('CoverageEligibilityResponse', rich)).toMatchObject([{ outcome: 'queued' }]);
    expect(resourcesOf('Communication', rich).map((each) => each['payload'])).toEqual([
      [{ contentString: 'Hello' }],
      [{ contentString: 'Good day' }],
    ]);
    expect(resourcesOf('DocumentReference', rich).map((each) => each['docStatus'])).toEqual(['final', 'preliminary']);
  });

  it('says what it does not have, and what is left out until when', () => {
    const notYet = { from: '2026-12-05T10:00:00.000Z', parts: ['patient'] as const };
    const [outcome] = resourcesOf('OperationOutcome', { ...data, notYet });
    expect(outcome?.['issue']).toMatchObject([
      { severity: 'information', diagnostics: expect.stringContaining('plain JSON') },
      { severity: 'information', diagnostics: 'Left out until 2026-12-05T10:00:00.000Z: patient.' },
    ]);
  });

  it('has a coverage that a hospital’s import reads, with payer, number and group', () => {
    const [coverage] = resourcesOf('Coverage');
    expect(readCoverage(coverage as never, { mrnSystem: null } as never)).toMatchObject({
      coverage: { payorName: 'meridian', subscriberId: 'MB-1', groupNumber: 'G-7', relationship: 'self' },
    });
  });

  it('has an estimate as a document, whole', () => {
    const [document] = resourcesOf('DocumentReference') as unknown as [{ content: [{ attachment: { data: string } }] }];
    const whole = Buffer.from(document.content[0].attachment.data, 'base64').toString();
    expect(JSON.parse(whole)).toEqual(data.estimates[0]);
  });

  it.each([
    ['owner', { who: { reference: expect.stringContaining('urn:uuid:') } }],
    ['proxy', { name: 'Somebody who looks after the owner' }],
    ['visitor', { name: 'visitor' }],
    ['staff', { name: 'Staff of Alder Bay' }],
    ['portal', { who: { display: 'Portico' } }],
  ] as const)('says of an event that it was by %s, as the trail does, and names nobody else', (by, who) => {
    const securityEvents = [{ at: '2026-11-01T10:00:00.000Z', event: 'accountUnlocked', by }];
    const [event] = resourcesOf('AuditEvent', { ...data, securityEvents });
    expect(event).toMatchObject({ type: { code: '110114' }, outcomeDesc: 'accountUnlocked', outcome: '0' });
    expect(event?.['agent']).toEqual([{ type: expect.anything(), requestor: true, ...who }]);
  });

  it('has a coverage that has ended, and one that another replaced, as no longer in force', () => {
    const status = (given: typeof data) => resourcesOf('Coverage', given).map((each) => each['status']);
    expect(status(data)).toEqual(['active']);
    expect(status({ ...data, insurances: data.insurances.map((each) => ({ ...each, isOnFile: false })) })).toEqual([
      'cancelled',
    ]);
    expect(status(withCoverage(['2026-11-20', '2026-11-21', null]))).toEqual([
      'cancelled',
      'active',
      'active',
      'active',
    ]);
  });
});
