import { draftsMemory as memory } from '../portal/personal-memory.ts';

/** What was typed into a form, by the names of its fields. Never a secret. */
export type DraftFields = Readonly<Record<string, string | boolean>>;

/** A draft is kept for an hour, in milliseconds. */
export const DRAFT_LIFETIME = 60 * 60 * 1000;

interface Kept {
  /** Of this tab, so that the owner's key tells nothing by itself. */
  readonly salt: string;
  /** Whose drafts these are, as a salted hash. */
  readonly owner: string;
  readonly forms: Readonly<Record<string, { readonly at: number; readonly fields: DraftFields }>>;
}

/**
 * Makes the drafts of this tab those of a person: what anybody else has left is forgotten. To be called before any form
 * shows. Where the browser cannot hash (a page that is not secure), none outlives the page.
 */
export async function claimDrafts(username: string): Promise<void> {
  const kept = read();
  const salt = kept?.salt ?? crypto.getRandomValues(new Uint8Array(16)).join('.');
  const owner = await keyOf(salt, username);
  const isSame = owner !== null && owner === kept?.owner;
  memory.remember(JSON.stringify({ salt, owner: owner ?? '', forms: isSame ? kept.forms : {} } satisfies Kept));
}

/** What was typed into the form before, if that is less than an hour ago. */
export function recallDraft(form: string, now: number): DraftFields | undefined {
  const draft = read()?.forms[form];
  return draft !== undefined && now - draft.at < DRAFT_LIFETIME ? draft.fields : undefined;
}

/** Keeps what was typed; undefined forgets it. */
export function keepDraft(form: string, fields: DraftFields | undefined, now: number): void {
  const kept = read();
  if (!kept) return;
  const { [form]: _before, ...others } = kept.forms;
  const forms = fields === undefined ? others : { ...others, [form]: { at: now, fields } };
  memory.remember(JSON.stringify({ ...kept, forms } satisfies Kept));
}

function read(): Kept | undefined {
  const text = memory.recall();
  return text === undefined ? undefined : (JSON.parse(text) as Kept);
}

async function keyOf(salt: string, username: string): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}\n${username}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
