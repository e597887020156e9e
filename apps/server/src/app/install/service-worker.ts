import { createHash } from 'node:crypto';

/**
 * The service worker with what it keeps. Browsers take a worker for a new version when a byte of it is different, so
 * the content of what it keeps stands in it as a digest.
 *
 * @param code of the web app's build (apps/web: src/service-worker/main.ts).
 * @param kept paths of the offline page and of its files.
 * @param contents of all of them.
 */
export function serviceWorker(
  code: string,
  kept: { page: string; files: readonly string[] },
  contents: readonly string[],
): string {
  const version = createHash('sha256').update(contents.join('\0')).digest('base64url');
  return `self.offline = ${JSON.stringify({ ...kept, version })};\n${code}`;
}
