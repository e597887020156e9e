import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FileError } from './file-error.ts';
import { rejectBomb } from './unpack-limit.ts';
import { openZip } from './zip.ts';

/** A file on disk, decompressed while it is read. */
export interface FileSource {
  fileName: string;
  /** Each chunk is to be read, or copied, before the next one is asked for: they may share their memory. */
  bytes: AsyncIterable<Uint8Array>;
  /** Size and bytes read so far, for progress: of the compressed file, but for a zip of its content. */
  size: number;
  position(): number;
}

const CHUNK = 64 * 1024;

/** Each read costs a turn of the event loop and another thread's time, which is more than parsing or hashing a small piece. */
const READ_AT_ONCE = 512 * 1024;

/** How a zip archive begins that has files, and one that is empty (APPNOTE.TXT 4.3.7, 4.3.16). */
const ZIP_STARTS = ['504b0304', '504b0506'];
const GZIP_START = '1f8b';

/**
 * Opens a plain, gzipped or zipped file. Its first bytes decide which, not its name.
 *
 * @param wanted tells by its name which of several files of a zip is meant.
 * @throws FileError if there is no such file; `bytes` throws it if the compressed data are damaged or truncated.
 */
export async function openSource(path: string, wanted: RegExp): Promise<FileSource> {
  const fileName = basename(path);
  const { size, start } = await readStart(path);
  if (ZIP_STARTS.includes(start)) return { fileName, ...(await openZip(path, wanted)) };
  let position = 0;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      position += chunk.length;
      yield chunk;
    }
  };
  const isGzip = start.startsWith(GZIP_START);
  // What unpacks has several chunks in hand, so that each needs memory of its own.
  const bytes = isGzip
    ? rejectBomb(gunzip(counted(createReadStream(path, { highWaterMark: CHUNK })), fileName), () => position, fileName)
    : counted(inPieces(blocksOf(path)));
  return { fileName, bytes, size, position: () => position };
}

/** Lower-case hexadecimal SHA-256 of a file as stored on disk, compressed or not. */
export async function sha256OfFile(path: string): Promise<string> {
  await readStart(path);
  const hash = createHash('sha256');
  for await (const block of blocksOf(path)) hash.update(block);
  return hash.digest('hex');
}

/** The bytes of a file, all blocks in the same memory: a stream would leave as much garbage as the file is large. */
async function* blocksOf(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path);
  try {
    // No Buffer, whose slice() would copy nothing.
    const buffer = new Uint8Array(READ_AT_ONCE);
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, READ_AT_ONCE, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

async function* inPieces(blocks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const block of blocks) {
    for (let at = 0; at < block.length; at += CHUNK) yield block.subarray(at, at + CHUNK);
  }
}

async function readStart(path: string): Promise<{ size: number; start: string }> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new FileError('no such file', `There is no file ${resolve(path)}. Check the path.`);
  if (!found.isFile()) throw new FileError('no such file', `${path} is not a file. Name the file itself.`);
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return { size: found.size, start: buffer.subarray(0, bytesRead).toString('hex') };
  } finally {
    await handle.close();
  }
}

async function* gunzip(packed: AsyncIterable<Uint8Array>, fileName: string): AsyncGenerator<Uint8Array> {
  // The iteration below throws the error; the empty callback prevents a second throw.
  const unpacked = pipeline(packed, createGunzip({ chunkSize: CHUNK }), () => {});
  try {
    for await (const chunk of unpacked) yield chunk;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new FileError('damaged', `${fileName} ${gzipErrorOf(error)}. Fetch it again.`);
    }
    throw error;
  }
}

function gzipErrorOf(error: Error & { code: unknown }): string {
  // A single byte behind the end may begin another part, and cannot be told from a cut.
  if (error.code === 'Z_BUF_ERROR') return 'ends too early: it was cut short on its way, or has a byte behind its end';
  // The file itself began with a valid header, so here another compressed part would begin.
  if (error.message === 'incorrect header check')
    return 'has bytes behind the end of its gzip packing that are not of it';
  return 'is damaged: its gzip packing cannot be undone';
}
