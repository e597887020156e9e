import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { line, nothing, time } from './fields.ts';

/** Who did what an entry says. */
export const auditActors = ['visitor', 'account', 'staff', 'system'] as const;
export type AuditActor = (typeof auditActors)[number];

export const auditFormats = ['csv', 'jsonl', 'fhir'] as const;
export type AuditFormat = (typeof auditFormats)[number];

/** Which entries are asked for; what is '' or null is not asked about. */
const filter = z.object({
  /** A username, or the id of an account that may be gone. */
  account: line,
  /** A day or a local time of the hospital: 2026-11-21, 2026-11-21T10:00. The last day counts to its end. */
  since: line,
  until: line,
  event: line,
  actor: z._default(z.nullable(z.enum(auditActors)), null),
  /** A member of staff, as the trail names them. */
  person: line,
});
export type AuditFilterSent = z.input<typeof filter>;

const entry = z.object({
  number: z.int(),
  at: time,
  event: z.string(),
  accountId: z.nullable(z.string()),
  /** Of an account that still exists. */
  username: z.nullable(z.string()),
  actor: z.enum(auditActors),
  /** The member of staff. */
  person: z.nullable(z.string()),
  /** What else is known: no patient data, and of addresses keyed hashes alone. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type AuditEntryModel = z.infer<typeof entry>;

/** The number of an entry. */
const entryNumber = z.nullable(z.int().check(z.positive()));

const permission = 'readTrail';

/** Entries, the newest first, a page at a time. That they are read is an entry. */
export const listAudit = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ filter, before: z._default(entryNumber, null) }),
  reply: z.object({
    entries: z.array(entry),
    /** Before which number the next page begins; null where there is none. */
    next: entryNumber,
  }),
});

/** Every event that an entry may have, to choose from. */
export const listAuditEvents = defineStaffCall({
  isRead: true,
  permission,
  input: nothing,
  reply: z.object({ events: z.array(z.string()) }),
});

/** A part of a file with the entries, the oldest first. That it is made is an entry. */
export const exportAudit = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({
    filter,
    format: z.enum(auditFormats),
    /** As the part before has told it; null for the first. */
    after: z._default(entryNumber, null),
    upTo: z._default(entryNumber, null),
  }),
  reply: z.object({
    fileName: z.string(),
    text: z.string(),
    entries: z.int(),
    /** What the next part is asked with; null where this was the last. */
    next: z.nullable(z.object({ after: z.int(), upTo: z.int() })),
  }),
});

/** How an entry is not as it was appended. */
const auditDamages = [
  'missing',
  'missingToEnd',
  'changed',
  'behindEnd',
  'secretNotHere',
  'notAsNoted',
  'otherEnd',
  'formerSecret',
  'cutOff',
] as const;
export type AuditDamage = (typeof auditDamages)[number];

const verdict = z.object({
  entries: z.int(),
  /** Where the trail ends, as NUMBER:HASH: kept elsewhere, it shows later whether an end was cut off. */
  head: z.string(),
  /** The first entry that is wrong, and how; null where the trail is whole but for what follows. */
  broken: z.nullable(z.object({ number: z.int(), to: z.int(), damage: z.enum(auditDamages) })),
  /** Damage that is known, and who let the trail go on after it. */
  continued: z.array(
    z.object({ damaged: z.string(), number: z.int(), at: z.string(), by: z.string(), reason: z.string() }),
  ),
  verifiedAt: time,
});
export type AuditVerdictModel = z.infer<typeof verdict>;

/** Checks the whole trail. A long one takes a while: null says that it is under way, and the call is made again. */
export const verifyAudit = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({
    /** NUMBER:HASH of an earlier verification. */
    note: line,
  }),
  reply: z.object({ verdict: z.nullable(verdict) }),
});
