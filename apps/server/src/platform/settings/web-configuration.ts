import {
  announcementKinds,
  languageTag,
  MAX_ANNOUNCEMENT,
  type ReplyOf,
  type WrittenLanguage,
} from '@portico/contract';
import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod';

type WebConfiguration = ReplyOf<'getWebConfiguration'>;

/** What staff may change while the portal runs (spec §7, 'pre-login banner'). */
export interface WebConfigurationFile {
  /** Reads the file only if it has changed. */
  read(): Promise<WebConfiguration>;
}

const text = z.string().trim().min(1).max(MAX_ANNOUNCEMENT);

/** In added languages, too, by their tags: whether these are switched on is another file's to say. */
const words = z
  .object({ en: text, es: text } satisfies Record<WrittenLanguage, typeof text>)
  .catchall(text)
  .superRefine((given, context) => {
    for (const tag of Object.keys(given).filter((key) => !languageTag.safeParse(key).success)) {
      context.addIssue({ code: 'custom', path: [tag], message: 'is no tag of a language' });
    }
  });

const schema = z.strictObject({
  preLoginBanner: z.nullable(z.strictObject({ kind: z.enum(announcementKinds), text: words })),
});

const nothing: WebConfiguration = { preLoginBanner: null };

/**
 * Watches the file that staff change while the portal runs. A mistake in it must not prevent sign-ins: while it is
 * invalid, its last valid content applies; while it is missing, there is no announcement.
 *
 * @param path from the settings; undefined if the hospital has no such file.
 * @param warn called once for each invalid state of the file.
 */
export function loadWebConfiguration(path: string | undefined, warn: (error: string) => void): WebConfigurationFile {
  let seen: string | undefined;
  let current = Promise.resolve(nothing);
  if (path === undefined) return { read: () => current };
  return {
    read: async () => {
      const version = await versionOf(path);
      if (version !== seen) {
        seen = version;
        current = load(path, current, warn);
      }
      return current;
    },
  };
}

const GONE = 'gone';

async function versionOf(path: string): Promise<string> {
  return stat(path).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => GONE,
  );
}

async function load(
  path: string,
  before: Promise<WebConfiguration>,
  warn: (error: string) => void,
): Promise<WebConfiguration> {
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch {
    warn('webConfigurationFile cannot be read: nothing is announced on the sign-in page.');
    return nothing;
  }
  try {
    return schema.parse(JSON.parse(content));
  } catch (error) {
    const place = error instanceof z.ZodError ? (error.issues[0]?.path.join('.') ?? '') : 'it is not JSON';
    warn(`webConfigurationFile has an error (${place || 'at its top'}): what it said before stands.`);
    return before;
  }
}
