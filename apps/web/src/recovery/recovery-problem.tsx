import { useState } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { CallProblem } from '../frame/call-problem.tsx';
import { usePortal } from '../portal/portal.tsx';
import { Locked } from './locked.tsx';

export interface RecoveryProblemProps {
  failure: CallFailure | null;
  onRetry: () => void;
}

/** Why a step of a recovery did not work; nothing where its fields say it. */
export function RecoveryProblem({ failure, onRetry }: RecoveryProblemProps) {
  const { settings } = usePortal();
  if (failure === null || failure.fields.length > 0) return null;
  if (failure.error === 'loginLockout') return <LockedNow lockedFor={failure.details?.lockedFor ?? null} />;
  return <CallProblem failure={failure} onRetry={onRetry} phone={settings.phones.helpdesk} />;
}

function LockedNow({ lockedFor }: { lockedFor: number | null }) {
  const [lockedUntil] = useState(() => (lockedFor === null ? null : Date.now() + lockedFor * 1000));
  return (
    <div role="alert">
      <Locked lockedUntil={lockedUntil} />
    </div>
  );
}
