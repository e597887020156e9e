import { lifetimeOf } from '../portal/lifetimes.ts';
import { draftsMemory as memory } from '../portal/personal-memory.ts';

/** The input of a form, by the names of its fields. Never a secret. */
export type DraftFields = Readonly<Record<string, string | boolean>>;

interface SavedDraft {
  /** Random for each tab, so that the hash of the owner does not identify the person by itself. */
  readonly salt: string;
  /** The owner of the drafts, as a salted hash. */
  readonly owner: string;
  readonly forms: Readonly<Record<string, { readonly at: number; readonly fields: DraftFields }>>;
}

/**
 * Assigns the drafts of this tab to a person: drafts of another person are deleted. To be called before any form is
 * shown. If the browser cannot hash (on a page that is not secure), no draft outlives the page.
 */
export async function claimDrafts(username: string): Promise<void> {
  const saved = read();
  const salt = saved?.salt ?? crypto.getRandomValues(new Uint8Array(16)).join('.');
  const owner = await keyOf(salt, username);
  const isSame = owner !== null && owner === saved?.owner;
  memory.remember(JSON.stringify({ salt, owner: owner ?? '', forms: isSame ? saved.forms : {} } satisfies SavedDraft));
}

/** The earlier input of the form, if it is not too old. */
export function recallDraft(form: string, now: number): DraftFields | undefined {
  const draft = read()?.forms[form];
  return draft !== undefined && now - draft.at < lifetimeOf('drafts') ? draft.fields : undefined;
}

/** Whether any form has a draft that is not too old. */
export function hasDraft(now: number): boolean {
  return Object.keys(read()?.forms ?? {}).some((form) => recallDraft(form, now) !== undefined);
}

/** Stores the input; undefined deletes it. */
export function saveDraft(form: string, fields: DraftFields | undefined, now: number): void {
  const saved = read();
  if (!saved) return;
  const { [form]: _before, ...others } = saved.forms;
  const forms = fields === undefined ? others : { ...others, [form]: { at: now, fields } };
  memory.remember(JSON.stringify({ ...saved, forms } satisfies SavedDraft));
}

function read(): SavedDraft | undefined {
  const text = memory.recall();
  return text === undefined ? undefined : (JSON.parse(text) as SavedDraft);
}

async function keyOf(salt: string, username: string): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}\n${username}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
