import { Trans, useLingui } from '@lingui/react/macro';
import { sendReminderByEmail, sendReminderBySms, type CallReply, type verifyCredential } from '@portico/contract';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { usernameRecovery } from '../../recovery/memories.ts';
import { RecoveryForm } from '../../recovery/recovery-form.tsx';
import { startAgainNote } from '../../recovery/start-again.ts';
import { forgetIdentityInput } from '../../recovery/identity-input.ts';
import { useGo } from '../../router/use-go.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup, type RadioOption } from '../../ui/radio-group.tsx';
import { endOf, type ReminderEnd } from './reminder-end.ts';

const DESTINATION = 'destination';
const EMAIL = 'email';

/** The email address on file, or one of the phones. Only the last four digits of a phone are shown. */
export function DestinationForm({
  begun: { ticket, phoneList, canSendEmail },
}: {
  begun: CallReply<typeof verifyCredential>;
}) {
  const { t } = useLingui();
  const go = useGo();
  const byEmail = useSubmit(sendReminderByEmail);
  const bySms = useSubmit(sendReminderBySms);
  const options = [...(canSendEmail ? [emailOption] : []), ...phoneList.map(({ suffix }) => phoneOption(suffix))];
  // A single option is selected already.
  const [destination, setDestination] = useState(options.length === 1 ? options[0]?.value : undefined);
  const errors = useFieldErrors({
    [DESTINATION]: destination === undefined ? t`Choose where to send it` : undefined,
  });
  const failure = byEmail.failure ?? bySms.failure;
  const [end, setEnd] = useState<ReminderEnd>('stay');

  const choose = (chosen: string) => {
    setDestination(chosen);
    byEmail.forgetFailure();
    bySms.forgetFailure();
  };
  const send = async () => {
    if (destination === undefined) {
      errors.show();
      return;
    }
    const sent =
      destination === EMAIL
        ? await byEmail.submit({ id: ticket, ticketType: 'forgotuserid' })
        : await bySms.submit({ ticket, suffix: destination });
    if (sent === null) return;
    const next = sent instanceof CallFailure ? endOf(sent) : 'sent';
    setEnd(next);
    if (next === 'startAgain') {
      go('forgot-username', undefined, { replace: true, note: startAgainNote('expired') });
    } else if (next === 'failed') {
      go('check-reminder', { via: 'error' });
    } else if (next === 'sent') {
      usernameRecovery.forget();
      forgetIdentityInput();
      go('check-reminder', { via: destination === EMAIL ? 'email' : 'mobile' }, { replace: true });
    }
  };

  return (
    <RecoveryForm errors={errors} failure={end === 'stay' ? failure : null} onSubmit={() => void send()}>
      <RadioGroup
        id={DESTINATION}
        label={<Trans>How should we send it?</Trans>}
        error={errors.of(DESTINATION)}
        options={options}
        value={destination}
        onChange={choose}
      />
      <div className="row recovery-actions">
        <Button type="submit" busy={byEmail.busy || bySms.busy}>
          {byEmail.busy || bySms.busy ? <Trans>Sending</Trans> : <Trans>Send my username</Trans>}
        </Button>
      </div>
    </RecoveryForm>
  );
}

const emailOption: RadioOption<string> = {
  value: EMAIL,
  label: <Trans>By email</Trans>,
  hint: <Trans>To the address we have on file</Trans>,
};

function phoneOption(suffix: string): RadioOption<string> {
  return {
    value: suffix,
    label: <Trans>By text message to the number ending in {suffix}</Trans>,
    hint: <Trans>Your carrier may charge for messages.</Trans>,
  };
}
