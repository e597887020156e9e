import { CAPTCHA_QUERY, sendHelpDeskMessage, type CallReply } from '@portico/contract';
import { CaptchaStatus } from '../../captcha/captcha-status.tsx';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { HelpDeskForm } from '../../help-desk/help-desk-form.tsx';
import type { HelpDeskInput } from '../../help-desk/help-desk-input.ts';
import { useAction } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';

export interface ContactFormProps {
  input: HelpDeskInput;
  onChange: (changed: Partial<HelpDeskInput>) => void;
  onSent: (sent: CallReply<typeof sendHelpDeskMessage>) => void;
}

/** The form with its captcha, which counts where the visitor is not signed in, or no longer. */
export function ContactForm(form: ContactFormProps) {
  const captcha = useCaptcha('helpDesk');
  const send = useSend();
  const action = useAction();
  return (
    <HelpDeskForm
      {...form}
      topic="helpdesk"
      isSignedIn={false}
      action={action}
      onSend={(message) =>
        action.run(() =>
          captcha.withAnswer((answer) => send(sendHelpDeskMessage, { ...message, [CAPTCHA_QUERY]: answer })),
        )
      }
      check={captcha.isOn && <CaptchaStatus status={captcha.status} onRetry={captcha.renew} />}
    />
  );
}
