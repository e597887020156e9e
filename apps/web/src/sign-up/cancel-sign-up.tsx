import { Trans } from '@lingui/react/macro';
import { cancelSignup, type SignUpStatus } from '@portico/contract';
import type { ReactNode } from 'react';
import { CancelFlow } from '../flow/cancel-flow.tsx';
import { useFlow } from '../flow/use-flow.ts';
import type { ButtonVariant } from '../ui/button.tsx';
import { signUp } from './sign-up-flow.ts';
import { forgetDraft } from './demographics-input.ts';
import './words.ts';

export interface CancelSignUpProps {
  variant?: ButtonVariant;
  /** The text of the button; by default "Cancel". */
  children?: ReactNode;
  /** Stays to begin again, and does not leave the sign-up. */
  stays?: boolean;
}

/** Cancels the sign-up: its data is deleted (spec §4: counters are "reset on cancel"). */
export function CancelSignUp({ stays = false, ...button }: CancelSignUpProps) {
  const { leaveTo, moveOn } = useFlow(signUp);
  const onCancelled = (next: SignUpStatus) => {
    forgetDraft();
    if (stays) moveOn(next);
    else leaveTo(next, 'create-account', 'cancelled');
  };
  const words = stays
    ? {
        title: <Trans>Start over?</Trans>,
        warning: <Trans>What you have entered is deleted, and you begin with the first step.</Trans>,
        confirm: <Trans>Start over</Trans>,
      }
    : {
        title: <Trans>Stop creating your account?</Trans>,
        warning: <Trans>What you have entered is deleted. You can begin again at any time.</Trans>,
      };
  return <CancelFlow cancel={(send) => send(cancelSignup, {})} onCancelled={onCancelled} {...words} {...button} />;
}
