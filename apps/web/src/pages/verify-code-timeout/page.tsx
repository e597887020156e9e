import { Trans } from '@lingui/react/macro';
import type { SignUpStatus } from '@portico/contract';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { useFlow } from '../../flow/use-flow.ts';
import { PutOffSignUp } from '../../sign-up/put-off-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { AlternativeMethods } from '../../verification/alternative-methods.tsx';
import { PhoneNumberForm } from '../../verification/phone-number-form.tsx';
import { recallPhoneNote } from '../../verification/phone-note.ts';
import { NoPhoneNow } from '../../verification/phone-error-notice.tsx';
import { SendAgain } from './send-again.tsx';

/** The code is no longer valid: too late, or wrong too often (spec §8, "expired goes to the timeout page"). */
export function Page() {
  return (
    <FlowPage
      flow={signUp}
      state="verify-code-timeout"
      lead={<Trans>It was too old, or wrong too many times. A new code takes its place.</Trans>}
    >
      {(status) => (
        <>
          <NewCode status={status} />
          <AlternativeMethods status={status} title={<Trans>No message, or no phone at hand?</Trans>}>
            <p>
              <Trans>Choose another option. From there you cannot come back to the text message.</Trans>
            </p>
          </AlternativeMethods>
          <PutOffSignUp status={status} />
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}

/** Sends a code to the number if this page still knows it, or asks for the number again. */
function NewCode({ status: { phoneLastFour: lastFour } }: { status: SignUpStatus }) {
  const { recheck } = useFlow(signUp);
  const note = recallPhoneNote(lastFour);
  if (lastFour === null) return <NoPhoneNow />;
  const number = note?.number ?? '';
  if (note?.sent && number !== '') return <SendAgain phone={{ lastFour, number }} sent={note.sent} />;
  return <PhoneNumberForm lastFour={lastFour} number={number} onSent={() => void recheck()} />;
}
