import { Trans, useLingui } from '@lingui/react/macro';
import { inviteProxy, type ProxyScope, proxyScopes } from '@portico/contract';
import { proxyDays, proxyInviteForm, validateForm } from '@portico/rules';
import { type ReactNode, useState, type SubmitEvent } from 'react';
import { CallFailure } from '../../../api/call-failure.ts';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { dateInput } from '../../../forms/date-input.ts';
import { sayErrors } from '../../../forms/form-messages.ts';
import { today } from '../../../forms/today.ts';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import { BirthDateField } from '../../../ui/birth-date-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useGuardedSend } from '../../password/password-gate.tsx';
import { InviteRefused } from './invite-refused.tsx';
import { useInviteMessages } from './use-invite-messages.ts';

const fieldIds = { name: 'proxy-name', email: 'proxy-email', dateOfBirth: 'proxy-birth', days: 'proxy-days' } as const;
/** Where a summary of errors leads. */
const firstScopeId = 'proxy-scope';
const empty = { name: '', email: '', dateOfBirth: { month: '', day: '', year: '' }, days: '365' };

/** Whom the user invites, what that person may do, and until when. */
export function InviteForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const { busy, failure, submit, forgetFailure } = useSubmit(inviteProxy, useGuardedSend());
  const [typed, setTyped] = useState(empty);
  const [scopes, setScopes] = useState<readonly ProxyScope[]>(['view']);
  const labels: Readonly<Record<ProxyScope, ReactNode>> = {
    view: <Trans>See the estimates that you save, your visits, and your record in our apps</Trans>,
    estimates: <Trans>Make, save, change and delete estimates for you, and enter or replace your insurance</Trans>,
    messages: <Trans>Read your messages with us, and write to the help desk for you</Trans>,
    manage: (
      <Trans>See, book, move and cancel your visits, join those by video, and change your record in our apps</Trans>
    ),
  };
  const change = (part: Partial<typeof empty>) => {
    forgetFailure();
    setTyped({ ...typed, ...part });
  };
  const input = { ...typed, dateOfBirth: dateInput(typed.dateOfBirth) };
  const wrong = validateForm(proxyInviteForm, input, { today: today() }, failure?.fields);
  const all = {
    ...sayErrors(useInviteMessages(), wrong, (name) => fieldIds[name]),
    ...(scopes.length === 0 ? { [firstScopeId]: t`Choose at least one thing that the person may do` } : {}),
  };
  const errors = useFieldErrors(all);
  const invite = async () => {
    const reply = await submit({ ...input, scopes: [...scopes] });
    if (reply === null) return;
    if (!(reply instanceof CallFailure)) onSent();
    else if (reply.fields.length > 0) errors.show();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const isFilledIn = Object.keys(validateForm(proxyInviteForm, input, { today: today() })).length === 0;
    const isRight = isFilledIn && scopes.length > 0;
    if (isRight) void invite();
    else errors.show();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {failure?.fields.length === 0 &&
        (failure.error === 'tooManyProxies' ? (
          <InviteRefused />
        ) : (
          <CallErrorNotice failure={failure} onRetry={() => void invite()} />
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
      <Fieldset
        id={firstScopeId}
        label={<Trans>What may the person do?</Trans>}
        hint={
          <Trans>
            The person never sees your password. They cannot change how you sign in, or who else looks after you.
          </Trans>
        }
        error={errors.of(firstScopeId)}
      >
        <div className="stack stack-tight">
          {proxyScopes.map((each) => (
            <Checkbox
              key={each}
              id={each === proxyScopes[0] ? firstScopeId : `proxy-scope-${each}`}
              label={labels[each]}
              checked={scopes.includes(each)}
              onChange={({ target }) =>
                setScopes(proxyScopes.filter((other) => (other === each ? target.checked : scopes.includes(other))))
              }
            />
          ))}
        </div>
      </Fieldset>
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
