import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
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
  const { isCorrecting, turn } = useCorrecting();
  const noteFor = (lastFour: string | null) => changed ?? recallPhoneNote(lastFour);
  const keep = (note: PhoneNote) => {
    keepPhoneNote(note);
    setChanged(note);
  };
  const keepNew = (note: PhoneNote) => {
    keep(note);
    turn(false);
  };
  const hasCode = (note: PhoneNote | null) => note !== null && note.sent !== null && !isCorrecting;
  return (
    <SignUpPage
      state="verify-code"
      title={({ phoneLastFour }) => (hasCode(noteFor(phoneLastFour)) ? undefined : t`Where should the code go?`)}
    >
      {(standing) => {
        const { phoneLastFour: lastFour } = standing;
        const note = noteFor(lastFour);
        return (
          <>
            {note?.sent && hasCode(note) ? (
              <CodeWay note={note} sent={note.sent} onNote={keep} onCorrect={() => turn(true)} />
            ) : (
              <NumberWay
                lastFour={lastFour}
                number={note?.number ?? ''}
                onSent={keepNew}
                onBack={isCorrecting ? () => turn(false) : undefined}
              />
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

/** Between the number and the code, on one page: whoever turns from one to the other arrives at the heading. */
function useCorrecting(): { isCorrecting: boolean; turn: (isCorrecting: boolean) => void } {
  const [{ isCorrecting, turns }, setState] = useState({ isCorrecting: false, turns: 0 });
  useEffect(() => {
    if (turns > 0) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [turns]);
  return { isCorrecting, turn: (next) => setState({ isCorrecting: next, turns: turns + 1 }) };
}
