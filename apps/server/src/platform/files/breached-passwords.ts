import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** A line of the file: the SHA-1 of a password, and how often it was found. */
const LINE = /^([0-9A-F]{40}):(\d+)$/;
/** Longer than any line. */
const LINE_BYTES = 128;
/** What is read at once where the search has come close. */
const BLOCK_BYTES = 4096;
/** Lines that are read at start. The whole file has 40 GB. */
const SAMPLES = 64;

/**
 * What is wrong with a file of breached passwords, in words for the operator; undefined if nothing is. The file is that
 * of Have I Been Pwned, `SHA-1:count` in the order of the hashes, as its downloader writes it. Its order is checked at
 * samples.
 */
export async function breachedPasswordsError(file: string): Promise<string | undefined> {
  try {
    return await withFile(file, async (handle, size) => {
      let before = '';
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const line = await lineFrom(handle, Math.floor((size / SAMPLES) * sample));
        if (line === null) continue;
        if (line.hash === null) return 'has a line that is not SHA-1:count. Name the SHA-1 list of Have I Been Pwned.';
        if (line.hash < before) return 'is not in the order of its hashes. Name the list that is ordered by hash.';
        before = line.hash;
      }
      return before === '' ? 'is empty.' : undefined;
    });
  } catch {
    return 'cannot be read.';
  }
}

/**
 * Whether a password is in the file. It is searched on disk by halves, in some thirty reads, and never loaded.
 *
 * @throws Error if the file cannot be read.
 */
export async function isBreachedPassword(file: string, password: string): Promise<boolean> {
  const wanted = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
  return withFile(file, async (handle, size) => {
    // Where there is the line, it begins from `low` on and before `high`.
    let low = 0;
    let high = size;
    while (high - low > BLOCK_BYTES) {
      const middle = low + Math.floor((high - low) / 2);
      const line = await lineFrom(handle, middle);
      if (line?.hash === wanted) return true;
      if (line?.hash && line.hash < wanted) low = line.start;
      else high = middle;
    }
    const lines = (await read(handle, low, high - low + LINE_BYTES)).split(/\r?\n/);
    return lines.some((line) => line.startsWith(`${wanted}:`));
  });
}

async function withFile<Result>(
  file: string,
  work: (handle: FileHandle, size: number) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file, 'r');
  try {
    return await work(handle, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}

/** The first line that begins at this byte or after it; null at the end. `hash`: null if it is not such a line. */
async function lineFrom(handle: FileHandle, byte: number): Promise<{ start: number; hash: string | null } | null> {
  // From the byte before, so that a line that begins right here is not skipped.
  const from = Math.max(0, byte - 1);
  const text = await read(handle, from, 2 * LINE_BYTES);
  const skipped = byte === 0 ? 0 : text.indexOf('\n') + 1;
  if (byte > 0 && skipped === 0) return null;
  const [line = ''] = text.slice(skipped).split(/\r?\n/, 1);
  if (line === '') return null;
  return { start: from + skipped, hash: LINE.exec(line)?.[1] ?? null };
}

async function read(handle: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
}
