import * as z from 'zod';

const reference = z.object({ reference: z.string().startsWith('urn:uuid:') });
const coding = z.object({ system: z.string(), code: z.string() });
/** What R4 requires of each resource that the bundle has. */
const resources = [
  z.looseObject({ resourceType: z.literal('Patient'), name: z.array(z.looseObject({ family: z.string() })) }),
  z.looseObject({ resourceType: z.literal('Person'), link: z.array(z.object({ target: reference })) }),
  z.looseObject({
    resourceType: z.literal('Coverage'),
    status: z.enum(['active', 'cancelled']),
    beneficiary: reference,
    payor: z.array(z.object({ display: z.string() })).min(1),
  }),
  z.looseObject({
    resourceType: z.literal('Appointment'),
    status: z.enum(['booked', 'cancelled']),
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    participant: z.array(z.object({ actor: reference, status: z.literal('accepted') })).min(1),
  }),
  z.looseObject({
    resourceType: z.literal('DocumentReference'),
    status: z.literal('current'),
    content: z.array(z.object({ attachment: z.looseObject({ contentType: z.string(), data: z.base64() }) })).min(1),
  }),
  z.looseObject({
    resourceType: z.literal('Encounter'),
    status: z.literal('in-progress'),
    class: coding,
    subject: reference,
  }),
  z.looseObject({ resourceType: z.literal('RelatedPerson'), patient: reference }),
  z.looseObject({
    resourceType: z.literal('CoverageEligibilityRequest'),
    status: z.literal('active'),
    purpose: z.array(z.literal('benefits')).min(1),
    patient: reference,
    created: z.iso.datetime(),
    insurer: z.object({ display: z.string() }),
  }),
  z.looseObject({
    resourceType: z.literal('CoverageEligibilityResponse'),
    status: z.literal('active'),
    purpose: z.array(z.literal('benefits')).min(1),
    patient: reference,
    created: z.iso.datetime(),
    request: reference,
    outcome: z.enum(['queued', 'complete', 'error']),
    insurer: z.object({ display: z.string() }),
  }),
  z.looseObject({ resourceType: z.literal('Communication'), status: z.literal('completed') }),
  z.looseObject({
    resourceType: z.literal('OperationOutcome'),
    issue: z.array(z.object({ severity: z.literal('information'), code: z.string(), diagnostics: z.string() })).min(1),
  }),
  z.looseObject({
    resourceType: z.literal('AuditEvent'),
    type: coding,
    recorded: z.iso.datetime(),
    agent: z.array(z.looseObject({ requestor: z.boolean() })).min(1),
    source: z.object({ observer: z.object({ display: z.string() }) }),
  }),
] as const;
/** A bundle of an account's data, as R4 wants it. */
export const bundleShape = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('collection'),
  timestamp: z.iso.datetime(),
  entry: z.array(
    z.object({
      fullUrl: z.string().startsWith('urn:uuid:'),
      resource: z.discriminatedUnion('resourceType', resources),
    }),
  ),
});
