import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { CaptchaStatus } from '../captcha/captcha-status.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useFlow } from '../flow/use-flow.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { useAction } from '../portal/use-action.ts';
import { signUp } from '../sign-up/sign-up-flow.ts';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { PHONE_NUMBER, PhoneNumberField } from './phone-number-field.tsx';
import { NoPhoneNow, PhoneErrorNotice } from './phone-error-notice.tsx';
import type { PhoneNote } from './phone-note.ts';
import { usePhoneCode } from './use-phone-code.ts';
import { usePhoneMessage } from './use-phone-message.ts';
import './words.ts';

export interface PhoneNumberFormProps {
  lastFour: string;
  /** The earlier input. */
  number: string;
  onSent: (note: PhoneNote) => void;
  /** A code may have been sent a moment ago, before a reload or from another tab. */
  isUnsure?: boolean;
}

/** Asks for the whole number on file, and sends a code to it. */
export function PhoneNumberForm({ lastFour, number, onSent, isUnsure = false }: PhoneNumberFormProps) {
  const { status, overtaken, moving } = useFlow(signUp);
  const captcha = useCaptcha('phoneLookup');
  const { findAndSend } = usePhoneCode();
  const { busy, failure, run, forgetFailure } = useAction();
  const messageOf = usePhoneMessage(status);
  const [input, setInput] = useState(number);
  const [isNotThere, setIsNotThere] = useState(false);
  const message = messageOf(input, lastFour);
  const errors = useFieldErrors({ [PHONE_NUMBER]: message });

  const sendCode = async () => {
    setIsNotThere(false);
    if (message !== undefined) {
      errors.show();
      return;
    }
    const note = await run(async () => {
      try {
        return await findAndSend({ lastFour, number: input }, captcha, isUnsure);
      } catch (caught) {
        if (caught instanceof CallFailure && caught.error === 'outOfTurn') await overtaken();
        throw caught;
      }
    });
    if (note) onSent(note);
    else if (note === null) setIsNotThere(true);
  };
  return (
    <SignUpForm
      errors={errors}
      failure={null}
      busy={busy || moving}
      onSubmit={() => void sendCode()}
      submit={<Trans>Send the code</Trans>}
    >
      {isNotThere ? <NoPhoneNow /> : <PhoneErrorNotice failure={failure} onRetry={() => void sendCode()} />}
      <PhoneNumberField
        lastFour={lastFour}
        error={errors.of(PHONE_NUMBER)}
        value={input}
        onChange={(next) => {
          forgetFailure();
          setInput(next);
        }}
      />
      {captcha.isOn && <CaptchaStatus status={captcha.status} onRetry={captcha.renew} />}
    </SignUpForm>
  );
}
