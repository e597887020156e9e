import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { accountStatuses } from './accounts.ts';
import { accountId, nothing, reason, time } from './fields.ts';

const permission = 'settleMessages';

/** How many messages are shown, and settled, at once. */
export const MOST_REFUSED = 200;

/** A message of HL7 v2 (ADT) that was refused and waits: nothing of its patient. */
const refusedMessage = z.object({
  messageId: z.uuid(),
  receivedAt: time,
  /** The event of MSH-9, such as A08; null where it cannot be read. */
  event: z.nullable(z.string()),
  /** Who sent it (MSH-3, MSH-4), and under which number (MSH-10); '' where it does not say. */
  sender: z.string(),
  controlId: z.string(),
  /** Where it is wrong: a segment, and its field from 1; null for the segment as a whole. */
  segment: z.string(),
  field: z.nullable(z.int()),
  /** What is wrong, by HL7 table 0357, and in the words in which its sender was answered. */
  code: z.int(),
  answer: z.string(),
});
export type RefusedMessageModel = z.infer<typeof refusedMessage>;

/** How the feed does, and what was refused of it, the oldest first. */
export const listRefusedMessages = defineStaffCall({
  isRead: true,
  permission,
  input: nothing,
  reply: z.object({
    /** Whether this portal listens for messages. */
    hasFeed: z.boolean(),
    lastAt: z.nullable(time),
    /** Within a day. */
    taken: z.int(),
    refused: z.int(),
    messages: z.array(refusedMessage),
    /** How many wait; more than `messages` has, where the list is cut. */
    found: z.int(),
  }),
});

const messageIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_REFUSED));

/**
 * What came of a message that was tried again. `moved`: its record was merged, and an account opens another record now. `superseded`: a
 * newer message of the patient has come. `gone`: a colleague has settled it meanwhile.
 */
export const replayOutcomes = ['changed', 'merged', 'moved', 'superseded', 'refused', 'gone'] as const;
export type ReplayOutcome = (typeof replayOutcomes)[number];

/** Tries messages again as they came, each by itself. What is held because two people would be joined stays refused. */
export const replayMessages = defineStaffCall({
  permission,
  input: z.object({ messageIds, reason }),
  reply: z.object({ outcomes: z.array(z.object({ messageId: z.uuid(), outcome: z.enum(replayOutcomes) })) }),
});

/** A record, as whoever tells two people apart reads it. */
const recordModel = z.object({
  medicalRecordNumber: z.string(),
  /** The one in use first. */
  names: z.array(z.string()),
  /** ISO date. */
  birthDate: z.string(),
  sex: z.enum(['female', 'male', 'other', 'unknown']),
  standing: z.enum(['active', 'inactive', 'deceased']),
  /** Each in one line. */
  addresses: z.array(z.string()),
  /** E.164. */
  phones: z.array(z.string()),
  emails: z.array(z.string()),
});
export type RecordModel = z.infer<typeof recordModel>;

/** What the replay of a message that is held would do. */
export const replayPlan = z.object({
  /** Of the records as they are and as they would be, and of the account: another one where it would make something else of them. */
  key: z.string(),
  /** Records that would go out of use: `after` takes their place. */
  merged: z.array(recordModel),
  /** The record of the message as it is; null for a patient who is new. */
  before: z.nullable(recordModel),
  after: recordModel,
  /** Whether the record stays as it is, what is not shown of it included. */
  isUnchanged: z.boolean(),
  /** Further numbers by which the patient would be found. */
  furtherNumbers: z.array(z.string()),
  /** Whether others look after the patient of one of the records, who has no account: they open it, and two persons confirm it. */
  isLookedAfter: z.boolean(),
  /** Whose account opens one of the records: two persons confirm it. Null: nobody's does. */
  account: z.nullable(
    z.object({
      accountId,
      owner: z.string(),
      birthDate: z.string(),
      username: z.string(),
      status: z.enum(accountStatuses),
      /** Numbers of the records that it opens now; `after` is what it would open. */
      opens: z.array(z.string()),
    }),
  ),
});
export type ReplayPlanModel = z.infer<typeof replayPlan>;

/**
 * What a replay would do, and why it is refused. `held`: it is taken once staff have made sure who its people are. `taken`: without that, as a setting
 * or another message has made good what was missing. `superseded`: a newer message of the patient has come. `refused`: it would be still.
 */
export const showReplay = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ messageId: z.uuid() }),
  reply: z.object({
    message: refusedMessage,
    would: z.enum(['held', 'taken', 'superseded', 'refused']),
    /** Of one that is held. */
    plan: z.nullable(replayPlan),
  }),
});

/** What was seen, and is meant. */
export const seenReplay = { messageId: z.uuid(), planKey: z.string().check(z.maxLength(64)), reason };

/** Takes a message that is held, where nobody opens one of its records; otherwise two persons do, by `confirmReplay` of `askForOpening`. */
export const confirmReplay = defineStaffCall({
  permission,
  input: z.object(seenReplay),
  reply: z.object({ outcome: z.enum(replayOutcomes) }),
});

/** Gives messages up, all or none. */
export const discardMessages = defineStaffCall({
  permission,
  input: z.object({ messageIds, reason }),
  reply: nothing,
});
