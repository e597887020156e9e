import { Trans, useLingui } from '@lingui/react/macro';
import { inviteProxy, type proxyScopes } from '@portico/contract';
import { proxyDays, proxyInviteForm, validateForm } from '@portico/rules';
import { useState, type SubmitEvent } from 'react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { dateInput } from '../../../forms/date-input.ts';
import { sayErrors } from '../../../forms/form-messages.ts';
import { today } from '../../../forms/today.ts';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { useAction } from '../../../portal/use-action.ts';
import { BirthDateField } from '../../../ui/birth-date-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useGuardedSend } from '../../password/password-gate.tsx';
import { InviteRefused } from './invite-refused.tsx';
import { useInviteMessages } from './use-invite-messages.ts';

type Scope = (typeof proxyScopes)[number];

const fieldIds = { name: 'proxy-name', email: 'proxy-email', dateOfBirth: 'proxy-birth', days: 'proxy-days' } as const;
const empty = { name: '', email: '', dateOfBirth: { month: '', day: '', year: '' }, days: '365' };

/** Whom the user invites, what that person may do, and until when. */
export function InviteForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const send = useGuardedSend();
  const { busy, failure, run } = useAction();
  const [typed, setTyped] = useState(empty);
  const [scope, setScope] = useState<Scope>('view');
  const change = (part: Partial<typeof empty>) => setTyped({ ...typed, ...part });
  const input = { ...typed, dateOfBirth: dateInput(typed.dateOfBirth) };
  const wrong = validateForm(proxyInviteForm, input, { today: today() }, failure?.fields);
  const all = sayErrors(useInviteMessages(), wrong, (name) => fieldIds[name]);
  const errors = useFieldErrors(all);
  const invite = () =>
    void run(async () => {
      await send(inviteProxy, { ...input, scope });
      onSent();
    });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const isRight = Object.keys(validateForm(proxyInviteForm, input, { today: today() })).length === 0;
    if (isRight) invite();
    else errors.show();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {failure &&
        (failure.error === 'tooManyProxies' ? (
          <InviteRefused />
        ) : (
          <CallErrorNotice failure={failure} onRetry={invite} />
        ))}
      <p className="secondary">
        <Trans>
          We send a link by email. It works only for an account with this email address and this date of birth.
        </Trans>
      </p>
      <TextField
        id={fieldIds.name}
        label={<Trans>Name</Trans>}
        error={errors.of(fieldIds.name)}
        autoComplete="off"
        maxLength={proxyInviteForm.name.longest}
        value={typed.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        id={fieldIds.email}
        type="email"
        label={<Trans>Email address</Trans>}
        error={errors.of(fieldIds.email)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={proxyInviteForm.email.longest}
        value={typed.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <BirthDateField
        id={fieldIds.dateOfBirth}
        label={<Trans>The person’s date of birth</Trans>}
        error={errors.of(fieldIds.dateOfBirth)}
        autoFill={null}
        value={typed.dateOfBirth}
        onChange={(dateOfBirth) => change({ dateOfBirth })}
      />
      <RadioGroup
        id="proxy-scope"
        label={<Trans>What may the person do?</Trans>}
        options={[
          { value: 'view', label: <Trans>See the estimates that you save</Trans> },
          {
            value: 'manage',
            label: (
              <Trans>See, make, save, change and delete estimates for you, and enter or replace your insurance</Trans>
            ),
          },
        ]}
        value={scope}
        onChange={setScope}
      />
      <SelectField
        id={fieldIds.days}
        label={<Trans>For how long?</Trans>}
        error={errors.of(fieldIds.days)}
        placeholder={t`Choose`}
        options={proxyDays.map((days) => ({ value: String(days), text: t`${days} days` }))}
        value={typed.days}
        onChange={(event) => change({ days: event.target.value })}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>Sending</Trans> : <Trans>Send the invitation</Trans>}
        </Button>
      </div>
    </form>
  );
}
