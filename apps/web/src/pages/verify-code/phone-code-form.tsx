import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFlow } from '../../flow/use-flow.ts';
import { useSay } from '../../frame/live-announcements.tsx';
import { useAction } from '../../portal/use-action.ts';
import { CancelSignUp } from '../../sign-up/cancel-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpErrorNotice } from '../../sign-up/sign-up-error-notice.tsx';
import { DigitsForm } from '../../two-step/digits-form.tsx';
import { Resend } from '../../two-step/resend.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PhoneNote, SentPhoneCode } from '../../verification/phone-note.ts';
import { PhoneErrorNotice } from '../../verification/phone-error-notice.tsx';
import { usePhoneCode } from '../../verification/use-phone-code.ts';
import { CodeSentNotice } from './code-sent-notice.tsx';
import { useVerifyCode } from './use-verify-code.ts';

export interface PhoneCodeFormProps {
  note: PhoneNote;
  sent: SentPhoneCode;
  onNote: (note: PhoneNote) => void;
  /** The number is wrong, or must be typed again for another code. */
  onCorrect: () => void;
  /** The code was right, and the patient with this phone has an account already. */
  onAccount: () => void;
}

/** A code was sent: the person types it here, or asks for another one. */
export function PhoneCodeForm({ note, sent, onNote, onCorrect, onAccount }: PhoneCodeFormProps) {
  const { t } = useLingui();
  const { recheck } = useFlow(signUp);
  const { verify, movedOn, ...trying } = useVerifyCode(sent.token, onAccount);
  const { sendAnother } = usePhoneCode();
  const resending = useAction();
  const [isNew, setIsNew] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSay(isNew ? t`A new code is on its way.` : '');
  const { lastFour, number } = note;
  const resend = async () => {
    if (number === null) {
      onCorrect();
      return;
    }
    // The typed code is an older one.
    trying.forgetFailure();
    setIsNew(false);
    const next = await resending.run(() => sendAnother({ lastFour, number }, sent.token));
    if (!next) return;
    setIsNew(true);
    onNote(next);
    // The button disappears; the code comes next.
    field.current?.focus();
    field.current?.select();
  };
  const isUsed = trying.failure?.error === 'codeUsed';
  return (
    <div className="stack code-form">
      <CodeSentNotice note={note} isAnother={sent.isAnother} />
      {isUsed && (
        <Notice kind="sun" title={<Trans>You may have entered this code in another tab already.</Trans>}>
          <Button variant="secondary" onClick={() => void recheck()}>
            <Trans>See where I am</Trans>
          </Button>
        </Notice>
      )}
      <DigitsForm
        id="code"
        trying={trying}
        onCode={verify}
        otherError={
          movedOn ? (
            <SignUpErrorNotice failure={movedOn} onRetry={() => void recheck()} />
          ) : (
            <PhoneErrorNotice failure={resending.failure} onRetry={() => void resend()} />
          )
        }
        fieldRef={field}
        hint={<Trans>It can take a minute. We will never call you to ask for it.</Trans>}
        belowField={
          <Resend
            key={sent.resendAt}
            resendAt={sent.resendAt}
            sendsLeft={null}
            busy={resending.busy}
            onResend={() => void resend()}
          />
        }
        actions={<CancelSignUp />}
      />
      <div>
        <Button variant="quiet" icon={Pencil} onClick={onCorrect}>
          <Trans>Correct the phone number</Trans>
        </Button>
      </div>
    </div>
  );
}
