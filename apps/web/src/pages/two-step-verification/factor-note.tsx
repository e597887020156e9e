import { Trans } from '@lingui/react/macro';
import type { Factor } from '@portico/contract';
import type { ReactNode } from 'react';

/** Sets a factor apart from others of its kind, or says what it needs. */
export function FactorNote({ kind, label }: Factor): ReactNode {
  if (kind === 'passkey') return <Trans>Your fingerprint, face, screen lock or security key</Trans>;
  if (kind === 'recoveryCode')
    return <Trans>One of the codes you saved when you turned on two-step verification</Trans>;
  return label;
}
