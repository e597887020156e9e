import { Trans, useLingui } from '@lingui/react/macro';
import { readSocialSecurityNumber, type SocialSecurityNumberFault } from '@portico/rules';
import { useState } from 'react';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { rememberPartnerToken } from '../../partners/partner-session.ts';
import { usePartnerStep } from '../../partners/use-partner-step.ts';
import type { Partner } from '../../router/use-partner.ts';
import { MaskedField } from '../../ui/masked-field.tsx';
import { RequestForm } from './request-form.tsx';
import { useAccountRequest } from './use-account-request.ts';

const CREDENTIAL = 'credential';

/** Nine digits and the separators between them. */
const LONGEST_NUMBER = 20;

/** The social security number, about which the partner is asked. It is not stored, and is gone with the page. */
export function CredentialForm({ partner }: { partner: Partner }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const take = usePartnerStep('main');
  const accountRequest = useAccountRequest(partner);
  const { request, failure, forgetFailure } = accountRequest;
  const read = readSocialSecurityNumber(typed);
  const fault: SocialSecurityNumberFault | 'empty' | undefined =
    typed.trim() === ''
      ? 'empty'
      : 'fault' in read
        ? read.fault
        : failure?.fields.includes('credential')
          ? 'impossible'
          : undefined;
  const company = partner.fullName;
  const messages = {
    empty: () => t`Enter your SSN`,
    format: () => t`Enter all nine digits of your social security number, such as 123-45-6789`,
    impossible: () => t`This cannot be a social security number. Check its digits.`,
  } as const satisfies Record<NonNullable<typeof fault>, () => string>;
  const errors = useFieldErrors({ [CREDENTIAL]: fault && messages[fault]() });

  const submit = async () => {
    const accepted = 'number' in read ? await request({ credential: read.number }) : undefined;
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
        id={CREDENTIAL}
        label={<Trans>Social security number (SSN)</Trans>}
        hint={<Trans>We ask {company} whether it is an employee’s. We do not keep it.</Trans>}
        error={errors.of(CREDENTIAL)}
        showLabel={t`Show the number`}
        hideLabel={t`Hide the number`}
        inputMode="numeric"
        maxLength={LONGEST_NUMBER}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          forgetFailure();
        }}
      />
    </RequestForm>
  );
}
