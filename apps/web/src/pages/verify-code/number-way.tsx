import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { PhoneNumberForm } from '../../verification/phone-number-form.tsx';
import type { PhoneNote } from '../../verification/phone-note.ts';
import { NoPhoneNow } from '../../verification/phone-problem.tsx';

export interface NumberWayProps {
  /** null where no phone can be asked for now. */
  lastFour: string | null;
  number: string;
  onSent: (note: PhoneNote) => void;
  /** Back to the code that was sent to the number before; undefined where none was. */
  onBack: (() => void) | undefined;
}

/** No code is on its way from here yet: the number is asked for, or asked for again. */
export function NumberWay({ lastFour, number, onSent, onBack }: NumberWayProps) {
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
