import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { basename } from 'node:path';
import { type Entry, type ZipFile, openPromise } from 'yauzl';
import { FileError } from './file-error.ts';

/** The decompressed bytes of the one file in a zip archive. */
export interface ZippedFile {
  bytes: AsyncIterable<Uint8Array>;
  /** Decompressed size, and decompressed bytes read so far. */
  size: number;
  position(): number;
}

/**
 * Opens the one file of a zip archive. Folders, and the entries that macOS adds, do not count.
 *
 * @throws FileError if the archive cannot be read, or holds no file or several.
 */
export async function openZip(path: string): Promise<ZippedFile> {
  const fileName = basename(path);
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw damaged(fileName);
  });
  try {
    const entry = await onlyFile(archive, fileName);
    let position = 0;
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of unpack(archive, entry, fileName)) {
        position += chunk.length;
        yield chunk;
      }
    };
    return { bytes: bytes(), size: entry.uncompressedSize, position: () => position };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function onlyFile(archive: ZipFile, fileName: string): Promise<Entry> {
  const files: Entry[] = [];
  try {
    for await (const entry of archive.eachEntry()) {
      if (!entry.fileName.endsWith('/') && !entry.fileName.startsWith('__MACOSX/')) files.push(entry);
    }
  } catch {
    throw damaged(fileName);
  }
  const [entry, ...others] = files;
  if (entry === undefined || others.length > 0) {
    const message = `${fileName} holds ${files.length} files, not one. Unpack it and name the price file itself.`;
    throw new FileError('damaged', message);
  }
  if (entry.isEncrypted()) {
    throw new FileError('damaged', `${fileName} is locked by a password. Unpack it first.`);
  }
  return entry;
}

async function* unpack(archive: ZipFile, entry: Entry, fileName: string): AsyncGenerator<Uint8Array> {
  let sum = 0;
  try {
    const stream: Readable = await archive.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch {
    throw damaged(fileName);
  } finally {
    archive.close();
  }
  if (sum !== entry.crc32) throw damaged(fileName);
}

function damaged(fileName: string): FileError {
  return new FileError(
    'damaged',
    `${fileName} is damaged or cut short: its zip packing cannot be undone. Fetch it again.`,
  );
}
