import { FileError } from './file-error.ts';

/** Published price files that were looked at unpack to 12 to 17 times their size; the most that gzip can do is 1,032. */
const MAX_TIMES = 200;

/** Small files may be as repetitive as they like. */
const MIN_BYTES = 256e6;

/**
 * The same chunks of unpacked bytes, until they are too many for the packed ones behind them: a bomb, which would fill
 * hours and disks, is told by that long before its end.
 *
 * @param packedBytes that were read so far.
 * @throws FileError
 */
export async function* rejectBomb(
  unpacked: AsyncIterable<Uint8Array>,
  packedBytes: () => number,
  fileName: string,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of unpacked) {
    bytes += chunk.length;
    if (bytes > MIN_BYTES && bytes > MAX_TIMES * packedBytes()) {
      const message =
        `${fileName} unpacks to more than ${MAX_TIMES} times its size, as files do that were made to do harm. ` +
        'If it is a real one, unpack it and name the file itself.';
      throw new FileError('damaged', message);
    }
    yield chunk;
  }
}
