import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SignUpHelp } from '../../sign-up/sign-up-help.tsx';
import { SignUpPage } from '../../sign-up/sign-up-page.tsx';
import { OtherWays } from '../../verification/other-ways.tsx';
import { keepPhoneNote, recallPhoneNote, type PhoneNote } from '../../verification/phone-note.ts';
import { CodeWay } from './code-way.tsx';
import { NumberWay } from './number-way.tsx';

/** The code that was sent to the phone on file; before that, and where it was the wrong one, the phone's number. */
export function Page() {
  const { t } = useLingui();
  const [changed, setChanged] = useState<PhoneNote>();
  const noteFor = (lastFour: string | null) => changed ?? recallPhoneNote(lastFour);
  const keep = (note: PhoneNote) => {
    keepPhoneNote(note);
    setChanged(note);
  };
  return (
    <SignUpPage
      state="verify-code"
      title={({ phoneLastFour }) => (noteFor(phoneLastFour)?.sent ? undefined : t`Where should the code go?`)}
    >
      {(standing) => {
        const { phoneLastFour: lastFour } = standing;
        const note = noteFor(lastFour);
        return (
          <>
            {note?.sent ? (
              <CodeWay note={note} sent={note.sent} onNote={keep} />
            ) : (
              <NumberWay lastFour={lastFour} number={note?.number ?? ''} onSent={keep} />
            )}
            <OtherWays standing={standing} title={<Trans>No message, or no phone at hand?</Trans>}>
              <p>
                <Trans>Choose another option. From there you cannot come back to the text message.</Trans>
              </p>
            </OtherWays>
            <SignUpHelp />
          </>
        );
      }}
    </SignUpPage>
  );
}
