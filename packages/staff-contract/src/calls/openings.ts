import { languages, proxyScopes } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { codeChannels } from './access-codes.ts';
import { accountId, line, nothing, reason, time } from './fields.ts';
import { replayPlan, seenReplay } from './refused-messages.ts';

/** What opens an account, or a record to one, and what nothing undoes: two persons of staff do it (decision 200). */
const openingKinds = [
  'issueCode',
  'liftSuspension',
  'reopenAccount',
  'turnOffTwoStep',
  'eraseAccount',
  'inviteProxy',
  'linkRecord',
  'confirmReplay',
] as const;
export type OpeningKind = (typeof openingKinds)[number];

const ofAccount = { accountId, reason };

/** What becomes of those who were let in to a record while somebody had the account that was suspended for it. */
const accessChoices = ['keep', 'end'] as const;

/** How long an access may last, in days. */
export const accessDays = [30, 90, 365, 730] as const;

/** Who is to look after the owner of an account, and what they may do. */
const invitation = {
  name: line,
  email: line,
  /** ISO date. */
  birthDate: line,
  scopes: z.array(z.enum(proxyScopes)).check(z.minLength(1), z.maxLength(proxyScopes.length)),
  /** Of a minor's record: seen by what shows it. */
  basis: z.nullable(z.enum(['parent', 'guardian'])),
  /** Null: a year, and of a minor until they come of age. */
  days: z.nullable(z.literal(accessDays)),
};

/** What is asked for. */
const opening = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('issueCode'),
    medicalRecordNumber: line,
    channel: z.enum(codeChannels),
    language: z.enum(languages),
    reason,
  }),
  z.object({
    kind: z.literal('liftSuspension'),
    ...ofAccount,
    /** What becomes of those who were let in to the record meanwhile; null where there are none. */
    access: z._default(z.nullable(z.enum(accessChoices)), null),
  }),
  z.object({ kind: z.literal('reopenAccount'), ...ofAccount }),
  z.object({ kind: z.literal('turnOffTwoStep'), ...ofAccount }),
  z.object({ kind: z.literal('eraseAccount'), ...ofAccount }),
  z.object({ kind: z.literal('inviteProxy'), ...ofAccount, ...invitation }),
  /** Of those that may be the account's (decision 170). */
  z.object({ kind: z.literal('linkRecord'), ...ofAccount, medicalRecordNumber: line }),
  /** Of a message of a records system that is held (decision 227). */
  z.object({ kind: z.literal('confirmReplay'), ...seenReplay }),
]);
export type Opening = z.infer<typeof opening>;

/** `approved`: a letter that is printed by who asked for it. Whatever else is approved is done at once. */
const openingStatuses = ['waiting', 'approved', 'done', 'declined'] as const;
export type OpeningStatus = (typeof openingStatuses)[number];

const openingModel = z.object({
  openingId: z.uuid(),
  kind: z.enum(openingKinds),
  status: z.enum(openingStatuses),
  /** Whom it is about, as a member of staff who decides it must know: the name, and the birth date; null once the account is erased. */
  person: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  /** The username, or the medical record number. */
  of: z.nullable(z.string()),
  channel: z.nullable(z.enum(codeChannels)),
  /** Of a suspension: what becomes of those who were let in meanwhile; null where there are none. */
  access: z.nullable(z.enum(accessChoices)),
  /** Of an invitation. */
  invitation: z.nullable(z.object(invitation)),
  /** The record that an account is to open. */
  recordNumber: z.nullable(z.string()),
  /** Of a message that is held: which, and the key of what its replay would do, as it was seen when it was asked for. */
  messageId: z.nullable(z.uuid()),
  planKey: z.nullable(z.string()),
  /** Whether whoever asks may print its letter: for the first time, or anew. */
  canPrint: z.boolean(),
  reason: z.string(),
  askedBy: z.string(),
  isOwn: z.boolean(),
  askedAt: time,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(time),
  expiresAt: time,
});
export type OpeningModel = z.infer<typeof openingModel>;

const permission = 'openAccounts';
const named = z.object({ openingId: z.uuid() });

export const askForOpening = defineStaffCall({
  permission,
  input: z.object({ opening }),
  reply: z.object({ openingId: z.uuid() }),
});

/** What waits, and what was decided and is not past its time. */
export const listOpenings = defineStaffCall({
  isRead: true,
  permission,
  input: nothing,
  reply: z.object({ openings: z.array(openingModel) }),
});

/** How many of colleagues wait for whoever asks: nothing of a person. */
export const countOpenings = defineStaffCall({
  isRead: true,
  permission,
  input: nothing,
  reply: z.object({ waiting: z.int() }),
});

/** The opening of a message that is held, while it waits: nothing of a person. Null where nobody has asked. */
export const findAskedReplay = defineStaffCall({
  isRead: true,
  permission: 'settleMessages',
  input: z.object({ messageId: z.uuid() }),
  reply: z.object({
    asked: z.nullable(z.object({ planKey: z.nullable(z.string()), askedBy: z.string(), askedAt: time })),
  }),
});

/** What a message that is held would do, as it was seen when it was asked for, while it waits: no list shows whose records they are. */
export const showAskedReplay = defineStaffCall({
  isRead: true,
  permission,
  input: named,
  reply: z.object({ plan: replayPlan }),
});

/** Does what was asked for; a letter to hand over is printed afterwards, by who asked. */
export const approveOpening = defineStaffCall({
  permission,
  input: named,
  reply: z.object({ status: z.enum(openingStatuses) }),
});

export const declineOpening = defineStaffCall({ permission, input: named, reply: nothing });

/** The letter of an approved opening, for who asked for it. Printed anew, it has another code, and the one before is taken back. */
export const printLetter = defineStaffCall({
  permission,
  input: named,
  reply: z.object({ fileName: z.string(), pdf: z.string() }),
});
