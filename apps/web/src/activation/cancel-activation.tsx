import { Trans } from '@lingui/react/macro';
import { cancelActivation } from '@portico/contract';
import type { ReactNode } from 'react';
import { CancelFlow } from '../flow/cancel-flow.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { activation } from './activation-flow.ts';
import './words.ts';

export interface CancelActivationProps {
  /** The text of the button; by default "Cancel". */
  children?: ReactNode;
}

/** Cancels the activation. The code stays valid. */
export function CancelActivation(button: CancelActivationProps) {
  const { moveOn } = useFlow(activation);
  return (
    <CancelFlow
      cancel={(send) => send(cancelActivation, {})}
      onCancelled={(next) => moveOn(next, 'cancelled')}
      title={<Trans>Stop activating your account?</Trans>}
      warning={
        <Trans>What you have entered is deleted. Your access code stays good, and you can begin again with it.</Trans>
      }
      {...button}
    />
  );
}
