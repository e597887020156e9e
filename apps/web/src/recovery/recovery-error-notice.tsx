import type { CallFailure } from '../api/call-failure.ts';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import { LockedBy } from '../locked/locked-by.tsx';

export interface RecoveryErrorNoticeProps {
  failure: CallFailure | null;
  onRetry: () => void;
}

/** Why a step of a recovery failed; nothing if its fields show it. */
export function RecoveryErrorNotice({ failure, onRetry }: RecoveryErrorNoticeProps) {
  if (failure === null || failure.fields.length > 0) return null;
  if (failure.error === 'loginLockout') return <LockedBy failure={failure} />;
  return <CallErrorNotice failure={failure} onRetry={onRetry} />;
}
