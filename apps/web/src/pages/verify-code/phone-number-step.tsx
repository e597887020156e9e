import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { PhoneNumberForm } from '../../verification/phone-number-form.tsx';
import type { PhoneNote } from '../../verification/phone-note.ts';
import { NoPhoneNow } from '../../verification/phone-error-notice.tsx';

export interface PhoneNumberStepProps {
  /** null if no phone can be asked for now. */
  lastFour: string | null;
  number: string;
  onSent: (note: PhoneNote) => void;
  /** Back to the code that was sent to the number before; undefined if none was sent. */
  onBack: (() => void) | undefined;
}

/** No code was sent from here yet: asks for the number, or for a correction. */
export function PhoneNumberStep({ lastFour, number, onSent, onBack }: PhoneNumberStepProps) {
  if (lastFour === null) return <NoPhoneNow />;
  return (
    <>
      <p>
        <Trans>We send a code by text message to the phone on file, once you have entered its number.</Trans>
      </p>
      <PhoneNumberForm lastFour={lastFour} number={number} onSent={onSent} isUnsure={onBack === undefined} />
      {onBack && (
        <div>
          <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
            <Trans>I have a code</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
