import { Trans } from '@lingui/react/macro';
import { CallFailure } from '../../api/call-failure.ts';
import { useAction } from '../../portal/use-action.ts';
import { CancelSignUp } from '../../sign-up/cancel-sign-up.tsx';
import { useSignUp } from '../../sign-up/sign-up-context.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneProblem } from '../../verification/phone-problem.tsx';
import type { PhoneNote } from '../../verification/phone-note.ts';
import { usePhoneCode } from '../../verification/use-phone-code.ts';

/** Another code to the same number; the page of the code follows. */
export function SendAgain({ note, token }: { note: PhoneNote; token: string }) {
  const { recheck, moving } = useSignUp();
  const { sendAnother } = usePhoneCode();
  const { busy, failure, run } = useAction();
  const { lastFour } = note;
  const again = async () => {
    await run(async () => {
      try {
        await sendAnother(note, token);
      } catch (caught) {
        if (caught instanceof CallFailure && caught.error === 'outOfTurn') await recheck();
        throw caught;
      }
      await recheck();
    });
  };
  return (
    <>
      <PhoneProblem failure={failure} onRetry={() => void again()} />
      <p>
        <Trans>We send it to the phone that ends in {lastFour}.</Trans>
      </p>
      <div className="row">
        <Button busy={busy || moving} onClick={() => void again()}>
          <Trans>Send a new code</Trans>
        </Button>
        <CancelSignUp />
      </div>
    </>
  );
}
