import type { PriceFollow, SeenFile } from '../queries/price-follows.ts';
import { type Download, download } from './download.ts';
import { type FetchRules, fetchPublic } from './fetch-public.ts';
import { fetchIndex, fileOfLocation } from './find-file.ts';
import { FollowError } from './follow-error.ts';

/** A file that was fetched, and how its host described it. */
export interface FetchedFile extends Download {
  seen: SeenFile;
}

/**
 * Fetches the file of a follow by its cms-hpt.txt, or by its own address, unless its host says that it is the one seen last.
 *
 * @param folder where it is written.
 * @returns null for the one seen last.
 * @throws FollowError
 */
export async function fetchFile(
  { address, locationName, seen }: PriceFollow,
  rules: FetchRules & { maxBytes: number },
  folder: string,
): Promise<FetchedFile | null> {
  const index = new URL(address);
  const url = locationName === null ? index : fileOfLocation(await fetchIndex(index, rules), locationName).url;
  // The bytes as they lie there: a file that is packed itself stays so.
  const headers = { 'accept-encoding': 'identity', ...(seen?.url === url.href ? conditions(seen) : {}) };
  const answer = await fetchPublic(url, headers, rules);
  if (answer.status === 304 && seen?.url === url.href) {
    answer.discard();
    return null;
  }
  if (answer.status !== 200) {
    answer.discard();
    throw new FollowError('status', `${answer.status} ${answer.url.href}`);
  }
  const file = await download(answer, folder, rules.maxBytes);
  const { etag = null, 'last-modified': lastModified = null } = answer.headers;
  return { ...file, seen: { url: url.href, etag, lastModified, sha256: file.sha256 } };
}

function conditions({ etag, lastModified }: SeenFile): Record<string, string> {
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
}
