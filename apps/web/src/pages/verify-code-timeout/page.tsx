import { Trans } from '@lingui/react/macro';
import type { SignUpStanding } from '@portico/contract';
import { useSignUp } from '../../sign-up/sign-up-context.ts';
import { SignUpHelp } from '../../sign-up/sign-up-help.tsx';
import { SignUpPage } from '../../sign-up/sign-up-page.tsx';
import { OtherWays } from '../../verification/other-ways.tsx';
import { PhoneNumberForm } from '../../verification/phone-number-form.tsx';
import { recallPhoneNote } from '../../verification/phone-note.ts';
import { NoPhoneNow } from '../../verification/phone-problem.tsx';
import { SendAgain } from './send-again.tsx';

/** The code is good no more: it took too long, or was wrong too often (spec §8, "expired goes to the timeout page"). */
export function Page() {
  return (
    <SignUpPage
      state="verify-code-timeout"
      lead={<Trans>It was too old, or wrong too many times. A new code takes its place.</Trans>}
    >
      {(standing) => (
        <>
          <NewCode standing={standing} />
          <OtherWays standing={standing} title={<Trans>No message, or no phone at hand?</Trans>}>
            <p>
              <Trans>Choose another option. From there you cannot come back to the text message.</Trans>
            </p>
          </OtherWays>
          <SignUpHelp />
        </>
      )}
    </SignUpPage>
  );
}

/** To the number that this page knows still, or after it was typed once more. */
function NewCode({ standing: { phoneLastFour: lastFour } }: { standing: SignUpStanding }) {
  const { recheck } = useSignUp();
  const note = recallPhoneNote(lastFour);
  if (lastFour === null) return <NoPhoneNow />;
  const number = note?.number ?? '';
  if (note?.sent && number !== '') return <SendAgain phone={{ lastFour, number }} sent={note.sent} />;
  return <PhoneNumberForm lastFour={lastFour} number={number} onSent={() => void recheck()} />;
}
