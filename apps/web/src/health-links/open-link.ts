import { HEALTH_LINKS_PATH } from '@portico/contract';
import {
  type HealthLink,
  readHealthLink,
  readManifest,
  readSharedDocument,
  type SharedDocument,
} from '@portico/health-links';
import { decryptFile } from './decrypt-file.ts';

export type { HealthLink, SharedDocument };

/** `gone`: it has ended, was taken back, or never was. `unreadable`: its key does not open it, or it is no document. */
export type OpenError = 'gone' | 'tooMany' | 'unreachable' | 'unreadable';

export type OpenedLink =
  | { readonly is: 'open'; readonly document: SharedDocument }
  | { readonly is: 'wrongPasscode'; readonly triesLeft: number | null }
  | { readonly is: 'failed'; readonly error: OpenError };

/**
 * The link of this portal in a text; else why there is none. A browser may ask no other portal from here (`foreign`), and need not:
 * other links open in a health app.
 */
export function ourLink(text: string): HealthLink | 'noLink' | 'foreign' {
  const read = readHealthLink(text);
  if ('error' in read) return 'noLink';
  const { url, isDirect } = read.link;
  return !isDirect && url.startsWith(`${window.location.origin}${HEALTH_LINKS_PATH}/`) ? read.link : 'foreign';
}

/** Opens a link as any receiver does, and decrypts it here. @param passcode '' for none. */
export async function openLink({ url, key }: HealthLink, passcode: string): Promise<OpenedLink> {
  const reply = await ask(url, { recipient: window.location.hostname, ...(passcode === '' ? {} : { passcode }) });
  if (reply === null) return { is: 'failed', error: 'unreachable' };
  const { status, body } = reply;
  if (status === 401) return { is: 'wrongPasscode', triesLeft: triesIn(body) };
  if (status === 404) return { is: 'failed', error: 'gone' };
  if (status === 429) return { is: 'failed', error: 'tooMany' };
  const [file] = readManifest(body) ?? [];
  if (file === undefined || !('embedded' in file)) return { is: 'failed', error: 'unreachable' };
  const document = readSharedDocument(await decryptFile(file.embedded, key));
  return document === null ? { is: 'failed', error: 'unreadable' } : { is: 'open', document };
}

async function ask(url: string, body: object): Promise<{ status: number; body: unknown } | null> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
    });
    return { status: reply.status, body: await reply.json() };
  } catch {
    return null;
  }
}

function triesIn(body: unknown): number | null {
  const tries = (body as { remainingAttempts?: unknown } | null)?.remainingAttempts;
  return typeof tries === 'number' ? tries : null;
}
