import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ActError } from '../../act-error.ts';
import type { PriceUpload } from './price-uploads.ts';

/** Of an import's own: the copy that is kept, and its packed one. */
const COPIES = 3;

type Located = Pick<PriceUpload, 'upload_id' | 'file_name'>;

/**
 * Where the parts of an upload are put together, for every server that shares the folder. Named as what removeUnusedOriginals
 * removes a day after it moved on last.
 */
function folderOf(priceFilesFolder: string, { upload_id: uploadId }: Pick<PriceUpload, 'upload_id'>): string {
  return join(priceFilesFolder, `upload-${uploadId}.part`);
}

export function uploadPath(priceFilesFolder: string, upload: Located): string {
  return join(folderOf(priceFilesFolder, upload), upload.file_name);
}

/** @throws ActError where the disk has no room for it and for what an import makes of it. */
export async function makeRoomFor(priceFilesFolder: string, upload: Located & { size: number }): Promise<void> {
  await mkdir(folderOf(priceFilesFolder, upload), { recursive: true });
  const { bavail, bsize } = await statfs(priceFilesFolder);
  if (bavail * bsize > COPIES * upload.size) return;
  await removeUpload(priceFilesFolder, upload);
  throw new ActError('noRoom', `${priceFilesFolder} has no room for ${upload.size} bytes.`);
}

/**
 * Writes what comes at its place in the file.
 *
 * @param most bytes that may come.
 * @returns how many came.
 * @throws ActError where the file is not as long as what has come before, or more comes.
 */
export async function writePart(path: string, from: number, part: Readable, most: number): Promise<number> {
  const handle = await openForPart(path, from);
  let bytes = 0;
  await pipeline(
    part,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > most) throw new ActError('malformedRequest', 'More comes than was announced.');
        yield chunk;
      }
    },
    handle.createWriteStream({ start: from }),
  );
  return bytes;
}

/** Nothing is cut: a part that was sent by two windows is written by both at the same place. */
async function openForPart(path: string, from: number): Promise<FileHandle> {
  const gone = (cause: unknown): never => {
    throw new ActError('uploadGone', 'The parts that came before are gone.', { cause });
  };
  const handle = await open(path, constants.O_RDWR | (from === 0 ? constants.O_CREAT : 0)).catch(gone);
  const { size } = await handle.stat();
  if (size >= from) return handle;
  await handle.close();
  return gone(undefined);
}

export async function removeUpload(priceFilesFolder: string, upload: Pick<PriceUpload, 'upload_id'>): Promise<void> {
  await rm(folderOf(priceFilesFolder, upload), { recursive: true, force: true });
}
