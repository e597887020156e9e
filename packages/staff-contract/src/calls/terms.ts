import { languageTag, termsKinds } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { line, reason, time } from './fields.ts';
import { previewLook, previewReply } from './preview.ts';

const permission = 'publishTerms';

/** In characters, what terms may have in one language: some twelve pages. */
export const MAX_TERMS = 30_000;
/** What a form sends at most of one language: more than terms may have, so that it is told and not cut. */
export const MAX_TYPED_TERMS = 60_000;
/** Both languages at three bytes a character, and what is around them. */
const bodyBytes = 2 * 3 * MAX_TYPED_TERMS + 4096;

/** Of terms, or of an act. */
const number = z.int().check(z.positive());
const kind = z.enum(termsKinds);
const version = z.string();
/** As it is typed: an empty line between two paragraphs. */
const typedText = z._default(z.string().check(z.maxLength(MAX_TYPED_TERMS)), '');
const typedWords = z.object({ en: typedText, es: typedText });

const signed = z.object({ by: z.string(), at: time, reason: z.string() });
const published = z.object({
  number,
  kind,
  version,
  from: time,
  /** past: they were in force. */
  status: z.enum(['inForce', 'toCome', 'past', 'withdrawn']),
  /** Whether they can still be taken back. */
  canBeWithdrawn: z.boolean(),
  published: signed,
  /** Who took them back before their day; null for what nobody took back. */
  withdrawn: z.nullable(signed),
});
export type PublishedTermsModel = z.infer<typeof published>;

/** The terms of each kind: what staff have published, the newest first, and the versions of the settings that people could accept. */
export const listTerms = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({}),
  reply: z.object({
    published: z.array(published),
    /** `isInForce`: while staff have published none of the kind. `keptAt`: since when acceptances are recorded with their words; null before the first one. */
    ofSettings: z.array(z.object({ kind, version, isInForce: z.boolean(), keptAt: z.nullable(time) })),
    /** To give back with a publication, which overwrites nothing of a colleague's unseen. */
    lastAct: z.nullable(number),
    /** The first day from which on terms can be published now, on the hospital's clock: 2026-11-28. */
    firstDay: z.string(),
    /** Languages that the hospital has added: they show the English text where their file has none. */
    addedLanguages: z.array(languageTag),
  }),
});

/** The hash of a wording as people compare it: its first twelve digits. */
export function shortWording(wording: string): string {
  return wording.slice(0, 12);
}

/** The words of one version. */
export const showTerms = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ kind, version: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({
    /** What the version says now, then the newest first: one, but where a file of the settings has changed its words. */
    wordings: z.array(
      z.object({
        /** SHA-256 of the words, as 64 hexadecimal digits: an acceptance in the audit trail names it. */
        wording: z.string(),
        /** As they are read: English, Spanish, and each added language that has words of its own. */
        texts: z.array(z.object({ language: languageTag, paragraphs: z.array(z.string()) })),
        /** Since when acceptances are recorded with them; null before the first one. */
        keptAt: z.nullable(time),
      }),
    ),
  }),
});

export const publishTerms = defineStaffCall({
  permission,
  bodyBytes,
  input: z.object({
    kind,
    text: typedWords,
    /** The day from whose beginning on they are in force, on the hospital's clock: 2026-12-01. */
    from: line,
    reason,
    /** What the list had as `lastAct`. */
    seen: z.nullable(number),
  }),
  reply: z.object({ number, version }),
});

/** Takes back what is not in force yet. */
export const withdrawTerms = defineStaffCall({
  permission,
  input: z.object({ number, reason }),
  reply: z.object({}),
});

/** The page with the terms, as the portal draws it for whoever is to accept them. */
export const previewTerms = defineStaffCall({
  isRead: true,
  permission,
  bodyBytes,
  input: z.object({ kind, text: typedWords, from: line, ...previewLook }),
  reply: previewReply,
});
