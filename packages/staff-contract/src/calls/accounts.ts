import { languageTag } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { accountId, line, nothing, reason, time } from './fields.ts';

/** `mustReset`: suspended until its password is reset by a link. */
export const accountStatuses = ['active', 'mustReset', 'suspended', 'closed'] as const;

/** What staff can take from an account, and give back (spec §6): `editestimates` lets it save and delete estimates. */
export const securityPoints = ['editestimates'] as const;
export type SecurityPoint = (typeof securityPoints)[number];

/** Where in the hospital a patient is. */
export const admittedTo = ['emergencyRoom', 'inpatient'] as const;
export type AdmittedTo = (typeof admittedTo)[number];

/** What a line of a search shows: enough to tell people apart, and no more. */
const foundAccount = z.object({
  accountId,
  status: z.enum(accountStatuses),
  username: z.string(),
  name: z.string(),
  /** ISO date. */
  birthDate: z.string(),
  createdAt: time,
});
export type FoundAccountModel = z.infer<typeof foundAccount>;

/** Several fields narrow the search; a medical record number stands alone. */
export const findAccounts = defineStaffCall({
  isRead: true,
  permission: 'readAccounts',
  input: z.object({ name: line, email: line, phone: line, username: line, medicalRecordNumber: line, reason }),
  reply: z.object({
    accounts: z.array(foundAccount),
    /** Whether there may be more than are listed. */
    isCut: z.boolean(),
  }),
});

/** What the help desk may see of an account: nothing that opens it, and nothing of its estimates. */
const accountView = z.object({
  accountId,
  status: z.enum(accountStatuses),
  /** When a closed account is erased. */
  erasedAt: z.nullable(time),
  username: z.string(),
  name: z.string(),
  /** ISO date. */
  birthDate: z.string(),
  zip: z.string(),
  email: z.nullable(z.string()),
  isEmailConfirmed: z.boolean(),
  phones: z.array(z.string()),
  language: languageTag,
  /** The record number is null where the hospital's own server alone knows it. */
  patient: z.nullable(z.object({ medicalRecordNumber: z.nullable(z.string()), linkedAt: time })),
  createdAt: time,
  lastSignInAt: z.nullable(time),
  passwordChangedAt: time,
  /** Kinds of its second factors. */
  factors: z.array(z.string()),
  recoveryCodes: z.int(),
  hasSecurityQuestion: z.boolean(),
  sessions: z.array(z.object({ browser: z.string(), signedInAt: time, lastUsedAt: time })),
  devices: z.int(),
  locks: z.int(),
  securityPoints: z.array(z.enum(securityPoints)),
  /** Null of who is not in the hospital. */
  admission: z.nullable(
    z.object({
      to: z.enum(admittedTo),
      locationId: z.string(),
      unit: z.string(),
      bed: z.nullable(z.string()),
      admittedAt: time,
    }),
  ),
});
export type AccountViewModel = z.infer<typeof accountView>;

const named = z.object({ accountId });
const namedWithReason = z.object({ accountId, reason });

export const showAccount = defineStaffCall({
  isRead: true,
  permission: 'readAccounts',
  input: namedWithReason,
  reply: accountView,
});

/** Lifts every lock after too many tries. A suspension is lifted by two persons. */
export const unlockAccount = defineStaffCall({ permission: 'helpAccounts', input: named, reply: nothing });

export const endSessions = defineStaffCall({
  permission: 'helpAccounts',
  input: named,
  reply: z.object({ sessions: z.int() }),
});

export const suspendAccount = defineStaffCall({
  permission: 'helpAccounts',
  input: z.object({ accountId, untilReset: z._default(z.boolean(), false), reason }),
  reply: nothing,
});

const namedPoint = z.object({ accountId, point: z.enum(securityPoints), reason });

export const restrictAccount = defineStaffCall({ permission: 'helpAccounts', input: namedPoint, reply: nothing });

export const permitAccount = defineStaffCall({ permission: 'helpAccounts', input: namedPoint, reply: nothing });

/** Where patients can be admitted. */
export const listLocations = defineStaffCall({
  isRead: true,
  permission: 'readAccounts',
  input: nothing,
  reply: z.object({ locations: z.array(z.object({ locationId: z.string(), name: z.string() })) }),
});

/** Notes that the patient was admitted, or moved: where they begin from the next sign-in on. */
export const admitPatient = defineStaffCall({
  permission: 'helpAccounts',
  input: z.object({ accountId, to: z.enum(admittedTo), locationId: line, unit: line, bed: line, reason }),
  reply: nothing,
});

export const dischargePatient = defineStaffCall({ permission: 'helpAccounts', input: namedWithReason, reply: nothing });

export const unlinkAccount = defineStaffCall({ permission: 'endAccounts', input: namedWithReason, reply: nothing });

/** `fhir`: a FHIR R4 Bundle. */
const exportForms = ['json', 'fhir'] as const;
export type ExportForm = (typeof exportForms)[number];

/** Everything that an account has, for its owner to take along. */
export const exportAccount = defineStaffCall({
  isRead: true,
  permission: 'exportAccounts',
  input: z.object({ accountId, form: z.enum(exportForms), reason }),
  reply: z.object({ fileName: z.string(), text: z.string() }),
});

export const closeAccount = defineStaffCall({ permission: 'endAccounts', input: namedWithReason, reply: nothing });
