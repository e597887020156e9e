import { beginSignup, type SignUpStatus } from '@portico/contract';
import { CaptchaStatus } from '../../captcha/captcha-status.tsx';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { usePartnerContext } from '../../partners/use-partner-context.ts';
import { useSend } from '../../portal/use-send.ts';
import { AnswerForm } from './answer-form.tsx';

/** Asks whether the visitor has been a patient while the captcha runs. Correcting the answer needs no other captcha. */
export function BeginForm({ status }: { status: SignUpStatus }) {
  const isNew = status.step === 'start' || status.step === 'done';
  return isNew ? <FirstAnswer /> : <CorrectedAnswer before={status.existingPatient} />;
}

function FirstAnswer() {
  const captcha = useCaptcha('signUp');
  const send = useSend();
  const partnerContext = usePartnerContext();
  return (
    <AnswerForm
      before={undefined}
      begin={(existingPatient) =>
        captcha.withAnswer((captchaResponse) =>
          send(beginSignup, { existingPatient, captchaResponse, ...partnerContext() }),
        )
      }
    >
      {captcha.isOn && <CaptchaStatus status={captcha.status} onRetry={captcha.renew} />}
    </AnswerForm>
  );
}

function CorrectedAnswer({ before }: { before: boolean }) {
  const send = useSend();
  const partnerContext = usePartnerContext();
  return (
    <AnswerForm
      before={before}
      begin={(existingPatient) => send(beginSignup, { existingPatient, ...partnerContext() })}
    />
  );
}
