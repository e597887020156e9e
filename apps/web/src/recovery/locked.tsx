import { LockNotice } from '../sign-in/notices/lock-notice.tsx';
import '../sign-in/notices/words.ts';

/**
 * Error 1012 (spec §8). The lock is that of the sign-in, and reads the same.
 *
 * @param lockedUntil milliseconds of this browser's clock; null where that is not known.
 */
export function Locked({ lockedUntil }: { lockedUntil: number | null }) {
  return <LockNotice state={{ suspended: false, canReset: false, lockedUntil }} />;
}
