import type { Messages } from '@lingui/core';
import type { PortalSettings } from '@portico/contract';

type Added = NonNullable<PortalSettings['added']>;

/** The texts of all screens, by where they are; each is asked for once. */
const loaded = new Map<string, Promise<Messages>>();

/**
 * The texts of an added language (docs/decisions/0219): those that came with the page where they are enough, else those of all screens. Rejects
 * where these could not be loaded. What it has no text for stays English, and is marked as such.
 *
 * @param first the texts that came with the page.
 * @param english the catalogue of the screens that are shown.
 */
export async function addedTexts(
  language: string,
  { textsAt }: Added,
  first: Readonly<Record<string, unknown>>,
  english: Messages,
): Promise<Messages> {
  if (Object.keys(english).every((id) => id in first)) return first as Messages;
  // The server draws pages whose texts are there as far as there are any.
  if (import.meta.env.SSR) return first as Messages;
  const asked = loaded.get(textsAt) ?? load(textsAt);
  loaded.set(textsAt, asked);
  try {
    const all = { ...(first as Messages), ...(await asked) };
    const missing = Object.entries(english).flatMap(([id, message]) => (id in all ? [] : [message]));
    if (missing.length > 0) (await import('./mark-english.ts')).markEnglish(language, missing);
    return all;
  } catch (failure) {
    loaded.delete(textsAt);
    throw failure;
  }
}

async function load(textsAt: string): Promise<Messages> {
  const reply = await fetch(textsAt);
  if (!reply.ok) throw new Error(textsAt);
  return (await reply.json()) as Messages;
}
