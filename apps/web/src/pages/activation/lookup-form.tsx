import { Trans, useLingui } from '@lingui/react/macro';
import { lookUpActivation } from '@portico/contract';
import { activationLookupForm, validateForm } from '@portico/rules';
import { useState } from 'react';
import { activation } from '../../activation/activation-flow.ts';
import { ActivationForm } from '../../activation/activation-form.tsx';
import { LookupErrorNotice } from '../../activation/lookup-error-notice.tsx';
import {
  forgetLookup,
  keepLookup,
  lookupOnArrival,
  recallLookup,
  type LookupInput,
} from '../../activation/lookup-input.ts';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { dateInput } from '../../forms/date-input.ts';
import { sayErrors } from '../../forms/form-messages.ts';
import { today } from '../../forms/today.ts';
import { listErrors, useFieldErrors, type FieldErrors } from '../../forms/use-field-errors.ts';
import { usePartnerContext } from '../../partners/use-partner-context.ts';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { usePartner } from '../../router/use-partner.ts';
import { BirthDateField } from '../../ui/birth-date-field.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ACCESS_CODE, AccessCodeField } from './access-code-field.tsx';
import { useLookupMessages } from './use-lookup-messages.ts';

const NUMBER = 'record-number';
const BIRTH_DATE = 'birth-date';
const fieldIds = { accessCode: ACCESS_CODE, medicalRecordNumber: NUMBER, dateOfBirth: BIRTH_DATE } as const;

export interface LookupFormProps {
  /** The code in the address; undefined if there is none. */
  linked: string | undefined;
}

/** Access code, record number and date of birth. The input is stored until the code was right, or until a reload. */
export function LookupForm({ linked }: LookupFormProps) {
  const { busy, failure, take, forgetFailure } = useFlowStep(activation, lookUpActivation);
  const [input, setInput] = useState(() => lookupOnArrival(recallLookup(Date.now()), linked));
  const [expired, setExpired] = useState<string | null>(null);
  const partner = usePartner();
  const partnerContext = usePartnerContext();
  const go = useGo();
  const allErrors = useLookupErrors(input, expired, failure?.fields ?? []);
  const errors = useFieldErrors(allErrors);
  const change = (changed: Partial<LookupInput>) => {
    const next = { ...input, ...changed };
    forgetFailure();
    setInput(next);
    keepLookup(next, Date.now());
  };
  const submit = async () => {
    if (listErrors(allErrors).length > 0) {
      errors.show();
      return;
    }
    const { accessCode, medicalRecordNumber } = input;
    const dateOfBirth = dateInput(input.dateOfBirth);
    const refusal = await take({ accessCode, medicalRecordNumber, dateOfBirth, ...partnerContext() }, forgetLookup);
    if (refusal?.error === 'partnerUnverified' && partner !== null) {
      go('partner-unable-to-verify.params', { partner: partner.name });
    }
    if (refusal?.error === 'accessCodeExpired') setExpired(accessCode);
    if (refusal?.error === 'accessCodeExpired' || (refusal?.fields.length ?? 0) > 0) errors.show();
  };
  const onSubmit = () => void submit();
  return (
    <ActivationForm
      errors={errors}
      errorNotice={
        <LookupErrorNotice
          failure={failure}
          onRetry={onSubmit}
          check={
            <Trans>
              Check the code, the number and the date of birth. If one code does not work, look for a newer letter. If
              you have used the code already, <StateLink to="login-home">sign in</StateLink>.
            </Trans>
          }
        />
      }
      busy={busy}
      onSubmit={onSubmit}
      beside={
        <StateLink to="create-account" className={buttonClass('quiet')}>
          <Trans>I have no code</Trans>
        </StateLink>
      }
    >
      <AccessCodeField
        value={input.accessCode}
        onChange={(accessCode) => change({ accessCode })}
        error={errors.of(ACCESS_CODE)}
      />
      <div className="activation-half">
        <TextField
          id={NUMBER}
          label={<Trans>Medical record number, or the reference number of your letter</Trans>}
          hint={<Trans>Spaces and hyphens do not matter</Trans>}
          error={errors.of(NUMBER)}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={activationLookupForm.medicalRecordNumber.longest}
          value={input.medicalRecordNumber}
          onChange={(event) => change({ medicalRecordNumber: event.target.value })}
        />
      </div>
      <BirthDateField
        id={BIRTH_DATE}
        label={<Trans>Date of birth</Trans>}
        error={errors.of(BIRTH_DATE)}
        value={input.dateOfBirth}
        onChange={(dateOfBirth) => change({ dateOfBirth })}
      />
    </ActivationForm>
  );
}

/**
 * The errors of the input (spec §5: "lookup form must be valid").
 *
 * @param expired a code that has expired, as the server said.
 * @param refused fields that the server has refused, by the names of the call.
 */
function useLookupErrors(typed: LookupInput, expired: string | null, refused: readonly string[]): FieldErrors {
  const { t } = useLingui();
  const now = today();
  const messages = useLookupMessages(typed, now);
  const input = { ...typed, dateOfBirth: dateInput(typed.dateOfBirth) };
  const errors = validateForm(activationLookupForm, input, { today: now }, refused);
  const expiredMessage = t`This access code has expired. Ask us for a new one, or use a newer letter.`;
  return {
    [ACCESS_CODE]: expired === typed.accessCode ? expiredMessage : undefined,
    ...sayErrors(messages, errors, (name) => fieldIds[name]),
  };
}
