import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** How a text begins, packed once; whoever reads it gets an end of their own. */
export interface PackedStart {
  /** Whole bytes of a stream that goes on (RFC 1951). */
  readonly deflated: Buffer;
  /** Of the text, in bytes. */
  readonly length: number;
  /** Of the text. */
  readonly crc: number;
}

/** The stream has no end yet, and ends with a whole byte. */
const unfinished = { finishFlush: constants.Z_SYNC_FLUSH };

/** Packed by DEFLATE; of a known system, whose modification time is not (RFC 1952, 2.3.1). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** The last block, which is not packed (RFC 1951, 3.2.4). */
const LAST_STORED = 1;
const MAX_STORED = 0xff_ff;

export function packStart(text: Buffer): PackedStart {
  const packed = deflateRawSync(text, unfinished);
  // A copy: zlib's own buffer is of 16 kB, however little is in it.
  const deflated = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(deflated);
  return { deflated, length: text.length, crc: crc32(text) };
}

/** The whole text, packed by gzip: what was packed stands as it is, and the end behind it unpacked. */
export function gzipWithEnd({ deflated, length, crc }: PackedStart, end: Buffer): Buffer {
  if (end.length > MAX_STORED) throw new RangeError(`An end of ${end.length} bytes is longer than a block.`);
  const block = Buffer.alloc(5);
  block.writeUInt8(LAST_STORED);
  block.writeUInt16LE(end.length, 1);
  block.writeUInt16LE(MAX_STORED - end.length, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(end, crc));
  trailer.writeUInt32LE((length + end.length) % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEADER, deflated, block, end, trailer]);
}

/** The whole text as it is. */
export function textWithEnd({ deflated }: PackedStart, end: Buffer): Buffer {
  return Buffer.concat([inflateRawSync(deflated, unfinished), end]);
}
