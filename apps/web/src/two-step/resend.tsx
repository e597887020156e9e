import { Plural, Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';
import './resend.css';
import './words.ts';

/** Longer waits are told in minutes. */
const LONGEST_IN_SECONDS = 90;

export interface ResendProps {
  /** Until then no other may be asked for. Milliseconds since 1970, by the clock of this browser. */
  resendAt: number;
  /** How many more may be asked for; null where it is not known. */
  sendsLeft: number | null;
  busy: boolean;
  onResend: () => void;
}

/** Another code for whoever got none: from when it may be asked for, and how often still. */
export function Resend({ resendAt, sendsLeft, busy, onResend }: ResendProps) {
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
        <Wait seconds={wait} />
      </p>
    );
  }
  return (
    <div className="resend">
      <Button variant="quiet" icon={RotateCw} busy={busy} onClick={onResend}>
        <Trans>Send a new code</Trans>
      </Button>
      {sendsLeft !== null && (
        <span className="secondary">
          <Plural value={sendsLeft} one="# more can be sent" other="# more can be sent" />
        </span>
      )}
    </div>
  );
}

function Wait({ seconds }: { seconds: number }) {
  if (seconds <= LONGEST_IN_SECONDS) {
    return (
      <Plural
        value={seconds}
        one="No code? You can ask for a new one in # second."
        other="No code? You can ask for a new one in # seconds."
      />
    );
  }
  const minutes = Math.ceil(seconds / 60);
  return (
    <Plural
      value={minutes}
      one="No code? You can ask for a new one in # minute."
      other="No code? You can ask for a new one in # minutes."
    />
  );
}
