import { useState } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { LockNotice } from './lock-notice.tsx';
import { lockedUntil } from './locked-until.ts';

/** Error 1012 (spec §8): shown where a call was refused because of too many tries. */
export function LockedBy({ failure: { details } }: { failure: CallFailure }) {
  const [until] = useState(() => lockedUntil(details?.lockedFor, Date.now()));
  return <LockNotice reason="tries" until={until} role="alert" />;
}
