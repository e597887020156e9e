import { statfs } from 'node:fs/promises';

/** In bytes: with less, the embedded database may fail at any write. */
const LEAST_ROOM = 32 * 2 ** 20;

/** In milliseconds: how long the disk counts as full after a write failed because of it. Then the next write shows. */
const FULL_FOR = 15_000;

/** Whether the disk of the database has room. */
export interface DiskRoom {
  /** To be called when a write failed for want of room: of a database on another machine nothing else tells. */
  noteFull(): void;
  isFull(): Promise<boolean>;
}

/** @param folder that of the embedded database; undefined for one whose disk this machine does not see. */
export function watchDiskRoom(folder: string | undefined): DiskRoom {
  let fullUntil = 0;
  return {
    noteFull: () => {
      fullUntil = performance.now() + FULL_FOR;
    },
    isFull: async () => performance.now() < fullUntil || (folder !== undefined && (await roomIn(folder)) < LEAST_ROOM),
  };
}

/** In bytes, for this user; no bound where the folder is not on a disk, as with a database in memory. */
async function roomIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
