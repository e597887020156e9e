import { helpDeskTopics, languageTag } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { line, nothing, time } from './fields.ts';

/** In characters: several pages. */
export const MAX_ANSWER = 10_000;

export const messageStatuses = ['open', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What the list says of a message: neither who wrote it nor what. */
const listedMessage = z.object({
  /** As it is told: K7Q2M-9XWRT. */
  reference: z.string(),
  topic: z.enum(helpDeskTopics),
  status: z.enum(messageStatuses),
  /** In which its writer read the form, and is answered. */
  language: languageTag,
  sentAt: time,
  /** Whether its writer was signed in, and so can read an answer here. */
  isOfAccount: z.boolean(),
  /** Whether it waits longer than its writer was promised. */
  isLate: z.boolean(),
});
export type ListedMessageModel = z.infer<typeof listedMessage>;

const message = z.extend(listedMessage, {
  /** Who wrote it, as they say. */
  name: z.string(),
  /** ISO date. */
  birthDate: z.string(),
  phone: z.string(),
  email: z.string(),
  /** How they would like to be answered, and what they use: words of the form. */
  contactVia: z.string(),
  platformType: z.string(),
  text: z.string(),
  /** The oldest first. */
  answers: z.array(z.object({ text: z.string(), answeredAt: time, readAt: z.nullable(time) })),
});
export type MessageModel = z.infer<typeof message>;

const permission = 'answerHelpDesk';
const reference = line;

/** What of a message whoever acts has seen: what a colleague has done since is not overwritten. */
const seen = z.object({ status: z.enum(messageStatuses), answers: z.int().check(z.nonnegative()) });

/** The end of a page of the list. */
const place = z.object({ sentAt: time, reference });

/** A page of the messages that wait, the one that has waited longest first; of others the newest first. */
export const listMessages = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({
    status: z._default(z.enum(messageStatuses), 'open'),
    topic: z._default(z.nullable(z.enum(helpDeskTopics)), null),
    /** The `next` of the page before; null for the first. */
    after: z._default(z.nullable(place), null),
  }),
  reply: z.object({
    messages: z.array(listedMessage),
    /** What the next page is asked with; null where this is the last. */
    next: z.nullable(place),
  }),
});

export const showMessage = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ reference }),
  reply: message,
});

/** Only a message of an account has an answer here: its writer is mailed that there is one. */
export const answerMessage = defineStaffCall({
  permission,
  input: z.object({ reference, seen, text: z.string().check(z.maxLength(MAX_ANSWER)) }),
  reply: nothing,
});

/** Takes a message off the list that was answered by mail or phone. */
export const closeMessage = defineStaffCall({ permission, input: z.object({ reference, seen }), reply: nothing });
