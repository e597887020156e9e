import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chown, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { originalPath, PACKED } from './original-path.ts';

/**
 * Keeps a price file as it came, byte for byte, for as long as a version of prices was made of it. One that is not
 * packed has a packed copy beside it, for who takes that. Readers see it whole or not at all.
 *
 * @returns the path of the copy, whose digest is that of the bytes that were copied.
 */
export async function keepOriginal(folder: string, path: string): Promise<string> {
  await makeFolder(folder);
  const part = join(folder, `${randomUUID()}.part`);
  const packedPart = `${part}${PACKED}`;
  try {
    await copyFile(path, part);
    const original = originalPath(folder, { fileName: basename(path), fileSha256: await sha256Of(part) });
    if (await exists(original)) return original;
    await mkdir(dirname(original), { recursive: true });
    await Promise.all([dirname(original), part].map((each) => giveToOwnerOf(folder, each)));
    if (!(await isPacked(part))) {
      await pipeline(createReadStream(part), createGzip(), createWriteStream(packedPart));
      await giveToOwnerOf(folder, packedPart);
      await rename(packedPart, `${original}${PACKED}`);
    }
    // The file itself comes last: where it is, its packed copy is.
    await rename(part, original);
    return original;
  } finally {
    await rm(part, { force: true });
    await rm(packedPart, { force: true });
  }
}

/** What root makes of it is of the owner of the folder that it is made in, as of a server's data: it would be root's, and shut to the server. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made === undefined) return;
  const first = resolve(made);
  for (let each = resolve(folder); each.startsWith(first); each = dirname(each)) {
    await giveToOwnerOf(dirname(first), each);
  }
}

/** A command of root's writes for the user whose folder it is: a server, which publishes the file and removes it in the end. */
async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(path, uid, gid).catch((error: unknown) => {
    // A disk of another machine may not take root for root: what is written there is not root's either.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  });
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const exists = (path: string): Promise<boolean> => stat(path).then(Boolean, () => false);

/** Whether a file is gzip or zip, by its first bytes (RFC 1952; APPNOTE.TXT 4.3.7). */
async function isPacked(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return /^(1f8b|504b0304)/.test(buffer.subarray(0, bytesRead).toString('hex'));
  } finally {
    await handle.close();
  }
}
