import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { basename } from 'node:path';
import { type Entry, type ZipFile, openPromise } from 'yauzl';
import { FileError } from './file-error.ts';
import { rejectBomb } from './unpack-limit.ts';

/** The decompressed bytes of one file of a zip archive. */
export interface ZippedFile {
  bytes: AsyncIterable<Uint8Array>;
  /** Decompressed size, and decompressed bytes read so far. */
  size: number;
  position(): number;
}

/** An archive of price files has one or a few. */
const MAX_ENTRIES = 10_000;
const NAMES_LISTED = 5;

/** Stored and Deflate. */
const READ_METHODS: ReadonlySet<number> = new Set([0, 8]);

/** Of others that programs offer (APPNOTE.TXT 4.4.5). Windows Explorer takes Deflate64 for large files. */
const methodNames: ReadonlyMap<number, string> = new Map([
  [9, 'Deflate64'],
  [12, 'BZIP2'],
  [14, 'LZMA'],
  [93, 'Zstandard'],
  [95, 'XZ'],
]);

/**
 * Opens the one file of a zip archive that is wanted. Folders, and the entries that macOS adds, do not count; nor do
 * files of other kinds, such as a PDF that explains the wanted one.
 *
 * @param wanted tells by a file's name whether it is of a wanted kind. A lone file is taken whatever its name.
 * @throws FileError if the archive cannot be read, or holds no wanted file or several.
 */
export async function openZip(path: string, wanted: RegExp): Promise<ZippedFile> {
  const fileName = basename(path);
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw damaged(fileName);
  });
  try {
    const entry = wantedFile(await filesOf(archive, fileName), fileName, wanted);
    let position = 0;
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      const unpacked = unpack(archive, entry, fileName);
      for await (const chunk of rejectBomb(unpacked, () => entry.compressedSize, fileName)) {
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

async function filesOf(archive: ZipFile, fileName: string): Promise<Entry[]> {
  if (archive.entryCount > MAX_ENTRIES) {
    const count = archive.entryCount.toLocaleString('en-US');
    throw new FileError('damaged', `${fileName} holds ${count} files. Unpack it and name the file that is meant.`);
  }
  const files: Entry[] = [];
  try {
    for await (const entry of archive.eachEntry()) {
      if (!entry.fileName.endsWith('/') && !isOfMacOs(entry.fileName)) files.push(entry);
    }
  } catch (error) {
    throw isPathRefused(error) ? outsidePath(fileName) : damaged(fileName);
  }
  return files;
}

/** Finder adds what it knows of a file in `__MACOSX/` or `._name`, in whatever folder. */
function isOfMacOs(path: string): boolean {
  const steps = path.split('/');
  return steps.includes('__MACOSX') || (steps.at(-1) ?? '').startsWith('._');
}

/** How yauzl begins what it says of a path that an archive must not have (APPNOTE.TXT 4.4.17.1). */
function isPathRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(?:absolute path|invalid relative path|invalid characters in fileName)/.test(error.message)
  );
}

function wantedFile(files: readonly Entry[], fileName: string, wanted: RegExp): Entry {
  if (files.length === 0) throw new FileError('damaged', `${fileName} is a zip archive with no file in it.`);
  if (files.some((file) => file.fileName === '[Content_Types].xml')) {
    const message = `${fileName} is a workbook of Excel or another office file. Save its sheet as CSV UTF-8, and name that.`;
    throw new FileError('damaged', message);
  }
  const found = files.length === 1 ? files : files.filter((file) => wanted.test(file.fileName));
  const [entry, ...others] = found;
  if (entry === undefined || others.length > 0) {
    const names = listed((entry === undefined ? files : found).map((file) => file.fileName));
    const message =
      entry === undefined
        ? `${fileName} holds ${names}, and nothing that can be read.`
        : `${fileName} holds ${found.length} files: ${names}. Unpack it and name the one that is meant.`;
    throw new FileError('damaged', message);
  }
  if (entry.isEncrypted()) {
    throw new FileError('damaged', `${fileName} is locked by a password. Unpack it first.`);
  }
  if (!READ_METHODS.has(entry.compressionMethod)) {
    const method = methodNames.get(entry.compressionMethod) ?? `method ${entry.compressionMethod}`;
    const message = `${fileName} is packed in a way that is not read (${method}). Unpack it first, or pack it as a plain zip (Deflate).`;
    throw new FileError('damaged', message);
  }
  return entry;
}

function listed(names: readonly string[]): string {
  const more = names.length - NAMES_LISTED;
  return names.slice(0, NAMES_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
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

function outsidePath(fileName: string): FileError {
  return new FileError(
    'damaged',
    `${fileName} holds a file whose path leads out of the archive, or is none. Unpack it and name the file that is meant.`,
  );
}
