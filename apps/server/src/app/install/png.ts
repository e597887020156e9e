import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** 8 bits for each of red, green, blue and alpha; deflated, filtered by line, not interlaced (PNG, 3rd edition, 11.2.1). */
const RGBA_8 = [8, 6, 0, 0, 0];

/**
 * A picture as a PNG file.
 *
 * @param width in pixels; its height follows from how many there are.
 * @param pixels red, green, blue and opacity of each from 0 to 255, in lines from the top.
 */
export function encodePng(width: number, pixels: Uint8Array): Buffer {
  const size = Buffer.alloc(8);
  const line = width * 4;
  const height = pixels.length / line;
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // Each line begins with its filter: none.
  const lines = Array.from({ length: height }, (_each, at) => [
    Buffer.alloc(1),
    pixels.subarray(at * line, (at + 1) * line),
  ]);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', Buffer.concat([size, Buffer.from(RGBA_8)])),
    chunk('IDAT', deflateSync(Buffer.concat(lines.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
