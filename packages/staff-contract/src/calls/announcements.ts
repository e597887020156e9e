import { announcementKinds, announcementText, languageTag } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { line, reason, time } from './fields.ts';
import { previewLook, previewReply } from './preview.ts';

const permission = 'announce';

/** In characters, what a form sends at most of one language: more than an announcement may have, so that it is told and not cut. */
export const MAX_TYPED_ANNOUNCEMENT = 4000;

/** Of an announcement, or of an act. */
const number = z.int().check(z.positive());
const kind = z.enum(announcementKinds);
/** As it was typed. */
const typedLine = z.string().check(z.maxLength(MAX_TYPED_ANNOUNCEMENT));
const typedText = z.catchall(z.object({ en: z._default(typedLine, ''), es: z._default(typedLine, '') }), typedLine);

const signed = { by: z.string(), at: time, reason: z.string() };
const announcement = z.object({
  number,
  kind,
  text: announcementText,
  from: time,
  /** null: until it is withdrawn. */
  until: z.nullable(time),
  /** The same on the hospital's clock, as a form has it: 2026-11-27T08:00. */
  local: z.object({ from: z.string(), until: z.nullable(z.string()) }),
  /** waiting: it is its time, and another one is shown meanwhile. */
  status: z.enum(['shown', 'waiting', 'toCome', 'over']),
  published: z.object(signed),
  /** What ended it before its time; null for what stands, or has had its time. `replacedBy`: the number of the one in its place. */
  ended: z.nullable(z.object({ ...signed, replacedBy: z.nullable(number) })),
});
export type AnnouncementModel = z.infer<typeof announcement>;

/** What stands above the sign-in form, what is to come, and what was: the newest first. */
export const listAnnouncements = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({}),
  reply: z.object({
    announcements: z.array(announcement),
    /** Whether there are more that are over. */
    isCut: z.boolean(),
    /** What the settings' file has shown while staff announce nothing; null for nothing. */
    ofFile: z.nullable(z.object({ kind, text: announcementText })),
    /** To give back with a publication, which overwrites nothing of a colleague's unseen. */
    lastAct: z.nullable(number),
    /** Languages that the hospital has added: they show the English text where they have none of their own. */
    addedLanguages: z.array(languageTag),
  }),
});

export const publishAnnouncement = defineStaffCall({
  permission,
  input: z.object({
    kind,
    text: typedText,
    /** Local times of the hospital, 2026-11-27T08:00; '' for at once, and for until it is withdrawn. */
    from: line,
    until: line,
    /** The number of the one in whose place it is shown, and which is over then. */
    replaces: z._default(z.nullable(number), null),
    reason,
    /** What the list had as `lastAct`. */
    seen: z.nullable(number),
  }),
  reply: z.object({ number }),
});

export const withdrawAnnouncement = defineStaffCall({
  permission,
  input: z.object({ number, reason }),
  reply: z.object({}),
});

/** The sign-in page with an announcement, as the portal's server draws it for whoever opens it. */
export const previewAnnouncement = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ kind, text: typedText, ...previewLook }),
  reply: previewReply,
});
