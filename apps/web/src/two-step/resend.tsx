import { Plural, Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';
import './resend.css';
import './words.ts';

/** Longer waits are shown in minutes. */
const MAX_SHOWN_IN_SECONDS = 90;

export interface ResendProps {
  /** The earliest time for the next code, in milliseconds since 1970, by this browser's clock. */
  resendAt: number;
  /** How many more codes may be asked for; null if unknown. */
  sendsLeft: number | null;
  busy: boolean;
  onResend: () => void;
}

/** Asks for another code: says when the next one may be sent, and how many are left. */
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
  if (seconds <= MAX_SHOWN_IN_SECONDS) {
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
