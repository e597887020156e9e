import { join, relative } from 'node:path';

/** Bytes of a socket's path that every system takes: 104 on macOS, 108 on Linux, both with a NUL at the end. */
const MAX_PATH_BYTES = 103;

/**
 * The socket in the data folder, by which commands reach the server that has the embedded database open. It is named from the
 * working folder where that is shorter: a system takes a path of some hundred bytes.
 *
 * @returns null where there can be none: the path is too long, or it is Windows, whose pipes every user can open.
 */
export function channelPath(dataFolder: string): string | null {
  if (process.platform === 'win32') return null;
  const absolute = join(dataFolder, 'portico.sock');
  const [shorter = absolute] = [absolute, relative(process.cwd(), absolute)].toSorted((a, b) => a.length - b.length);
  return Buffer.byteLength(shorter) > MAX_PATH_BYTES ? null : shorter;
}
