import { languageTag } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { nothing } from './fields.ts';

/**
 * What has texts. `screens`: the web app; `messages`: mails, letters and documents; `words`: titles of pages, services and choices of forms,
 * which stand in tables.
 */
const textKinds = ['screens', 'messages', 'words'] as const;
export type TextKind = (typeof textKinds)[number];

/** `code`: it is written in the portal; `portal`: files that come with the portal; `hospital`: the hospital's own files. */
const languageSources = ['code', 'portal', 'hospital'] as const;
export type LanguageSource = (typeof languageSources)[number];

const kind = z.enum(textKinds);

/** What files name the text by: one of messages by its place in them, all others by their English. */
const name = z.string();

/** Of a language; lists have the first alone. */
const language = z.object({
  tag: languageTag,
  source: z.enum(languageSources),
  /** In the language itself; null of one that is written in the portal. */
  name: z.nullable(z.string()),
  isOn: z.boolean(),
  /** Who has gone over every text, and on which day; null: nobody, or the language is written in the portal. */
  review: z.nullable(z.object({ by: z.string(), on: z.iso.date() })),
  texts: z.array(z.object({ kind, all: z.int(), lacking: z.int() })),
  /** The English of texts that it lacks. */
  missing: z.array(z.object({ kind, name, english: z.string() })),
  /** How many stand in its files that the portal does not say any more. */
  stale: z.int(),
  /** How many of the portal's texts the hospital says otherwise. */
  overridden: z.int(),
  own: z.array(z.object({ kind, name, ours: z.string(), own: z.string() })),
});
export type LanguageModel = z.infer<typeof language>;

/** Every language that is on or comes with the portal, with what it has of the portal's texts: nothing of patients. */
export const listLanguages = defineStaffCall({
  isRead: true,
  permission: 'readLanguages',
  input: nothing,
  reply: z.object({
    languages: z.array(language),
    /** The path of the settings file at the server; null: the demonstration's. */
    settingsFile: z.nullable(z.string()),
    /** False where the web app is not built at this server: then its texts are not counted. */
    areScreensKnown: z.boolean(),
  }),
});
