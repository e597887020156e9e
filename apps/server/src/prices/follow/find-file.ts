import { readCmsHpt } from '@portico/price-files';
import { FollowError } from './follow-error.ts';
import { type FetchRules, fetchPublic } from './fetch-public.ts';

/** A price file as a hospital's cms-hpt.txt lists it. */
export interface ListedFile {
  locationName: string;
  url: URL;
}

/** In bytes: many times the longest list. */
const MAX_INDEX_BYTES = 1_000_000;

/**
 * Fetches a cms-hpt.txt and reads its files.
 *
 * @throws FollowError: those of fetchPublic; status; noList where it is something else; badAddress for a file of it.
 */
export async function fetchIndex(index: URL, rules: FetchRules): Promise<ListedFile[]> {
  const answer = await fetchPublic(index, { accept: 'text/plain' }, rules);
  if (answer.status !== 200) {
    answer.discard();
    throw new FollowError('status', `${answer.status} ${answer.url.href}`);
  }
  const listed = readCmsHpt(await textOf(answer.body, index)).filter(({ mrfUrl }) => mrfUrl !== '');
  if (listed.length === 0) throw new FollowError('noList', index.href);
  return listed.map(({ locationName, mrfUrl }) => {
    if (!URL.canParse(mrfUrl, answer.url.href)) throw new FollowError('badAddress', mrfUrl);
    return { locationName, url: new URL(mrfUrl, answer.url) };
  });
}

/**
 * The file of a location in a list, by the location's name whatever its case and spaces.
 *
 * @throws FollowError notListed, with the names that are; severalFiles, with their addresses: which one is meant nobody guesses.
 */
export function fileOfLocation(listed: readonly ListedFile[], locationName: string): ListedFile {
  const own = listed.filter((file) => plain(file.locationName) === plain(locationName));
  const different = new Map(own.map((file) => [file.url.href, file]));
  const [file] = different.values();
  if (file === undefined) throw new FollowError('notListed', `"${locationName}"; ${namesIn(listed)}`);
  if (different.size > 1) throw new FollowError('severalFiles', [...different.keys()].join(', '));
  return file;
}

/**
 * The location that staff mean: the one they name, the only one of the list, or the one with the portal's own name for it.
 *
 * @throws FollowError as fileOfLocation
 */
export function chooseLocation(listed: readonly ListedFile[], named: string | undefined, portalName: string): string {
  const [only, ...others] = new Set(listed.map(({ locationName }) => locationName));
  const chosen = named ?? (others.length === 0 ? only : undefined) ?? portalName;
  return fileOfLocation(listed, chosen).locationName;
}

async function textOf(body: AsyncIterable<Uint8Array>, index: URL): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_INDEX_BYTES) throw new FollowError('noList', index.href);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const plain = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const namesIn = (listed: readonly ListedFile[]): string =>
  [...new Set(listed.map(({ locationName }) => `"${locationName}"`))].join(', ');
