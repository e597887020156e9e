import { Trans } from '@lingui/react/macro';
import { CODE_LIFETIME_SECONDS } from '@portico/contract';
import { readPhone } from '@portico/rules';
import type { PhoneNote } from '../../verification/phone-note.ts';

const MINUTES = CODE_LIFETIME_SECONDS / 60;

/** Says that a code was sent if the typed number is the one on file. It does not tell whether it is. */
export function CodeSentNotice({ note, isAnother }: { note: PhoneNote; isAnother: boolean }) {
  const number = <strong className="sent-to">{shownNumber(note)}</strong>;
  return (
    <p>
      {isAnother ? (
        <Trans>
          If {number} is the number we have on file, a new code is on its way to it. Only the newest one works, for{' '}
          {MINUTES} minutes.
        </Trans>
      ) : (
        <Trans>
          If {number} is the number we have on file, a code is on its way to it. It works for {MINUTES} minutes.
        </Trans>
      )}
    </p>
  );
}

/** The number as typed, to be checked; after a reload only its last digits are known. */
function shownNumber({ number, lastFour }: PhoneNote): string {
  if (number === null) return `•••-•••-${lastFour}`;
  const read = readPhone(number);
  return 'phone' in read ? read.phone.written : number;
}
