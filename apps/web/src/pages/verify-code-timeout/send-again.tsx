import { Plural, Trans } from '@lingui/react/macro';
import { CallFailure } from '../../api/call-failure.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useAction } from '../../portal/use-action.ts';
import { CancelSignUp } from '../../sign-up/cancel-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { useSecondsUntil } from '../../two-step/use-seconds-until.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneErrorNotice } from '../../verification/phone-error-notice.tsx';
import type { SentPhoneCode, TypedPhone } from '../../verification/phone-note.ts';
import { usePhoneCode } from '../../verification/use-phone-code.ts';

/** Sends another code to the same number; the page of the code follows. */
export function SendAgain({ phone, sent }: { phone: TypedPhone; sent: SentPhoneCode }) {
  const { recheck, overtaken, moving } = useFlow(signUp);
  const { sendAnother } = usePhoneCode();
  const { busy, failure, run } = useAction();
  const wait = useSecondsUntil(sent.resendAt);
  const { lastFour } = phone;
  const again = async () => {
    await run(async () => {
      try {
        await sendAnother(phone, sent.token);
      } catch (caught) {
        if (caught instanceof CallFailure && caught.error === 'outOfTurn') await overtaken();
        throw caught;
      }
      await recheck();
    });
  };
  return (
    <>
      <PhoneErrorNotice failure={failure} onRetry={() => void again()} />
      <p>
        <Trans>We send it to the phone that ends in {lastFour}.</Trans>
      </p>
      <div className="row">
        {wait > 0 ? (
          <span className="secondary">
            <Plural value={wait} one="You can ask for it in # second." other="You can ask for it in # seconds." />
          </span>
        ) : (
          <Button busy={busy || moving} onClick={() => void again()}>
            <Trans>Send a new code</Trans>
          </Button>
        )}
        <CancelSignUp />
      </div>
    </>
  );
}
