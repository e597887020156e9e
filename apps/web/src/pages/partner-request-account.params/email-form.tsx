import { Trans } from '@lingui/react/macro';
import { PARTNER_LINK_HOURS } from '@portico/contract';
import { readForm, validateForm, workEmailForm } from '@portico/rules';
import { sayErrors } from '../../forms/form-messages.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { usePartnerStep } from '../../partners/use-partner-step.ts';
import type { Partner } from '../../router/use-partner.ts';
import { TextField } from '../../ui/text-field.tsx';
import { RequestForm } from './request-form.tsx';
import { useAccountRequest } from './use-account-request.ts';
import { useWorkEmailMessages } from './use-request-messages.ts';

const EMAIL = 'work-email';

/** Only the server knows the domains of the partner. */
const ANY_DOMAIN = { domains: [] };

export interface EmailFormProps {
  partner: Partner;
  input: string;
  onType: (email: string) => void;
}

/** The work email, to which a link is sent. */
export function EmailForm({ partner, input, onType }: EmailFormProps) {
  const take = usePartnerStep('main');
  const accountRequest = useAccountRequest(partner);
  const { request, failure, forgetFailure } = accountRequest;
  const company = partner.fullName;
  const messages = useWorkEmailMessages();
  const wrong = validateForm(workEmailForm, { email: input }, ANY_DOMAIN, failure?.fields);
  const errors = useFieldErrors(sayErrors(messages, wrong, () => EMAIL));

  const submit = async () => {
    const read = readForm(workEmailForm, { email: input }, ANY_DOMAIN);
    const sent = 'values' in read ? await request(read.values) : undefined;
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
        maxLength={workEmailForm.email.longest}
        value={input}
        onChange={(event) => {
          onType(event.target.value);
          forgetFailure();
        }}
      />
    </RequestForm>
  );
}
