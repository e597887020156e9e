import { Plural, Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { SentNote } from './sent-note.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import './resend.css';

export interface ResendProps {
  sent: SentNote;
  isBusy: boolean;
  onResend: () => void;
}

/** Another code for whoever got none: from when it may be asked for, and how often still. */
export function Resend({ sent: { resendAt, sendsLeft }, isBusy, onResend }: ResendProps) {
  const wait = useSecondsUntil(resendAt);
  if (sendsLeft === 0) {
    return (
      <p className="secondary resend">
        <Trans>That was the last code we can send for now. If it does not arrive, choose another way below.</Trans>
      </p>
    );
  }
  if (wait > 0) {
    return (
      <p className="secondary resend">
        <Plural
          value={wait}
          one="No code? You can ask for a new one in # second."
          other="No code? You can ask for a new one in # seconds."
        />
      </p>
    );
  }
  return (
    <div className="resend">
      <Button variant="quiet" icon={RotateCw} busy={isBusy} onClick={onResend}>
        <Trans>Send a new code</Trans>
      </Button>
      <span className="secondary">
        <Plural value={sendsLeft} one="# more can be sent" other="# more can be sent" />
      </span>
    </div>
  );
}
