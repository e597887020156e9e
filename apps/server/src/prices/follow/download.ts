import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FetchedAnswer } from './fetch-public.ts';
import { FollowError } from './follow-error.ts';

/** A price file as it came. */
export interface Download {
  path: string;
  /** Lower-case hexadecimal SHA-256. */
  sha256: string;
}

/**
 * Writes the body of an answer into a folder, under the name that its address gives it. Memory stays flat.
 *
 * @param maxBytes nothing beyond it is read.
 * @throws FollowError: those of the body; tooLarge, empty; webPage for HTML in place of a price file.
 */
export async function download(answer: FetchedAnswer, folder: string, maxBytes: number): Promise<Download> {
  const path = join(folder, fileNameOf(answer.url));
  const hash = createHash('sha256');
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.discard();
    throw tooLarge(answer.url, maxBytes);
  }
  await pipeline(async function* () {
    let length = 0;
    let start = '';
    for await (const chunk of answer.body) {
      length += chunk.length;
      if (length > maxBytes) throw tooLarge(answer.url, maxBytes);
      // No price file begins so, in no layout: JSON with a brace, CSV with a name, packed ones with their signature.
      if (start === '') {
        start = Buffer.from(chunk)
          .toString('latin1')
          .replace(/^\u00EF\u00BB\u00BF/, '')
          .trimStart()
          .slice(0, 1);
        if (start === '<') throw new FollowError('webPage', answer.url.href);
      }
      hash.update(chunk);
      yield chunk;
    }
    if (length === 0) throw new FollowError('empty', answer.url.href);
  }, createWriteStream(path));
  return { path, sha256: hash.digest('hex') };
}

function tooLarge({ href }: URL, maxBytes: number): FollowError {
  return new FollowError('tooLarge', `${href}, ${Math.round(maxBytes / 1e6)} MB`);
}

/** The last part of an address as a name for a file: plain characters alone, whatever the host has made of it. */
function fileNameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  const name = decoded(last)
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-150);
  return name === '' ? 'standardcharges' : name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
