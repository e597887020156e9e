import { Trans, useLingui } from '@lingui/react/macro';
import type { SignUpStatus } from '@portico/contract';
import { useEffect, useState } from 'react';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { HasAccount } from '../../sign-up/has-account.tsx';
import { PutOffSignUp } from '../../sign-up/put-off-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { AlternativeMethods } from '../../verification/alternative-methods.tsx';
import { savePhoneNote, recallPhoneNote, type PhoneNote } from '../../verification/phone-note.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneNumberStep } from './phone-number-step.tsx';

/** The code that was sent to the phone on file. Before that, or to correct it, the phone's number. */
export function Page() {
  const { t } = useLingui();
  const [changed, setChanged] = useState<PhoneNote>();
  const { view, turn } = useView();
  const noteFor = ({ phoneLastFour }: SignUpStatus) => changed ?? recallPhoneNote(phoneLastFour);
  const keep = (note: PhoneNote) => {
    savePhoneNote(note);
    setChanged(note);
  };
  const titleOf = (status: SignUpStatus) => {
    if (view === 'account') return t`You already have an account`;
    return view === 'code' && noteFor(status)?.sent ? undefined : t`Where should the code go?`;
  };
  const wayOf = (status: SignUpStatus) => {
    const note = noteFor(status);
    if (view === 'code' && note?.sent) {
      return (
        <PhoneCodeForm
          note={note}
          sent={note.sent}
          onNote={keep}
          onCorrect={() => turn('number')}
          onAccount={() => turn('account')}
        />
      );
    }
    return (
      <PhoneNumberStep
        lastFour={status.phoneLastFour}
        number={note?.number ?? ''}
        onSent={(next) => {
          keep(next);
          turn('code');
        }}
        onBack={view === 'number' ? () => turn('code') : undefined}
      />
    );
  };
  return (
    <FlowPage flow={signUp} state="verify-code" title={titleOf}>
      {(status) => (
        <>
          {view === 'account' ? (
            <HasAccount />
          ) : (
            <>
              {wayOf(status)}
              <AlternativeMethods status={status} title={<Trans>No message, or no phone at hand?</Trans>}>
                <p>
                  <Trans>Choose another option. From there you cannot come back to the text message.</Trans>
                </p>
              </AlternativeMethods>
            </>
          )}
          <PutOffSignUp status={status} />
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}

/** What the page shows: the field of the code; the number, to correct it; or that there is an account already. */
type View = 'code' | 'number' | 'account';

/** Switches the page between its views. Each switch moves focus to the heading. */
function useView(): { view: View; turn: (view: View) => void } {
  const [{ view, turns }, setState] = useState<{ view: View; turns: number }>({ view: 'code', turns: 0 });
  useEffect(() => {
    if (turns > 0) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [turns]);
  return { view, turn: (next) => setState({ view: next, turns: turns + 1 }) };
}
