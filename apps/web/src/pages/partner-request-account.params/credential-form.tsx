import { Trans, useLingui } from '@lingui/react/macro';
import { employeeNumberForm, readForm, validateForm } from '@portico/rules';
import { useState } from 'react';
import { sayErrors } from '../../forms/form-messages.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { rememberPartnerToken } from '../../partners/partner-session.ts';
import { usePartnerStep } from '../../partners/use-partner-step.ts';
import type { Partner } from '../../router/use-partner.ts';
import { MaskedField } from '../../ui/masked-field.tsx';
import { RequestForm } from './request-form.tsx';
import { useAccountRequest } from './use-account-request.ts';
import { useEmployeeNumberMessages } from './use-request-messages.ts';

/** The social security number, about which the partner is asked. It is not stored, and is gone with the page. */
export function CredentialForm({ partner }: { partner: Partner }) {
  const { t } = useLingui();
  const [input, setInput] = useState('');
  const take = usePartnerStep('main');
  const accountRequest = useAccountRequest(partner);
  const { request, failure, forgetFailure } = accountRequest;
  const company = partner.fullName;
  const messages = useEmployeeNumberMessages();
  const wrong = validateForm(employeeNumberForm, { credential: input }, {}, failure?.fields);
  const errors = useFieldErrors(sayErrors(messages, wrong));

  const submit = async () => {
    const read = readForm(employeeNumberForm, { credential: input }, {});
    const accepted = 'values' in read ? await request(read.values) : undefined;
    if (accepted === undefined) {
      errors.show();
      return;
    }
    // Before the page can be left or reloaded: the number earns a token only once.
    if (accepted.token !== null) rememberPartnerToken(partner.name, accepted.token);
    take({ type: 'requestAccepted', captchaGiven: true }, { replace: true });
  };

  return (
    <RequestForm
      partner={partner}
      errors={errors}
      accountRequest={accountRequest}
      onSubmit={() => void submit()}
      action={<Trans>Continue</Trans>}
    >
      <MaskedField
        id="credential"
        label={<Trans>Social security number (SSN)</Trans>}
        hint={<Trans>We ask {company} whether it is an employee’s. We do not keep it.</Trans>}
        error={errors.of('credential')}
        showLabel={t`Show the number`}
        hideLabel={t`Hide the number`}
        inputMode="numeric"
        maxLength={employeeNumberForm.credential.longest}
        value={input}
        onChange={(event) => {
          setInput(event.target.value);
          forgetFailure();
        }}
      />
    </RequestForm>
  );
}
