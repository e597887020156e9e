import { Trans, useLingui } from '@lingui/react/macro';
import { PARTNER_LINK_HOURS } from '@portico/contract';
import { readWorkEmail, type WorkEmailFault } from '@portico/rules';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { usePartnerStep } from '../../partners/use-partner-step.ts';
import type { Partner } from '../../router/use-partner.ts';
import { TextField } from '../../ui/text-field.tsx';
import { RequestForm } from './request-form.tsx';
import { useAccountRequest } from './use-account-request.ts';

const EMAIL = 'work-email';
const LONGEST_EMAIL = 254;

/** Only the server knows the domains of the partner. */
const ANY_DOMAIN: readonly string[] = [];

export interface EmailFormProps {
  partner: Partner;
  typed: string;
  onType: (email: string) => void;
}

/** The work email, to which a link is sent. */
export function EmailForm({ partner, typed, onType }: EmailFormProps) {
  const { t } = useLingui();
  const take = usePartnerStep('main');
  const accountRequest = useAccountRequest(partner);
  const { request, failure, forgetFailure } = accountRequest;
  const read = readWorkEmail(typed, ANY_DOMAIN);
  const fault: WorkEmailFault | undefined =
    'fault' in read ? read.fault : failure?.fields.includes('email') ? 'invalid' : undefined;
  const company = partner.fullName;
  const messageOf = (wrong: WorkEmailFault) =>
    wrong === 'empty' ? t`Enter your work email address` : t`Enter a valid email address`;
  const errors = useFieldErrors({ [EMAIL]: fault && messageOf(fault) });

  const submit = async () => {
    const sent = 'email' in read ? await request({ email: read.email }) : undefined;
    if (sent === undefined) errors.show();
    else take({ type: 'requestAccepted', captchaGiven: true }, { note: 'sent' });
  };

  return (
    <RequestForm
      partner={partner}
      errors={errors}
      accountRequest={accountRequest}
      onSubmit={() => void submit()}
      action={<Trans>Email me a link</Trans>}
    >
      <TextField
        id={EMAIL}
        type="email"
        label={<Trans>Work email</Trans>}
        hint={
          <Trans>
            The address that {company} gave you. We send it a link that works for {PARTNER_LINK_HOURS} hours.
          </Trans>
        }
        error={errors.of(EMAIL)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_EMAIL}
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          forgetFailure();
        }}
      />
    </RequestForm>
  );
}
