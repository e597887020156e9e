import { Trans, useLingui } from '@lingui/react/macro';
import { lookUpActivation } from '@portico/contract';
import { birthYears, readAccessCode, readMedicalRecordNumber } from '@portico/rules';
import { useState } from 'react';
import { activation } from '../../activation/activation-flow.ts';
import { ActivationForm } from '../../activation/activation-form.tsx';
import { LookupProblem } from '../../activation/lookup-problem.tsx';
import {
  forgetLookup,
  keepLookup,
  lookupOnArrival,
  recallLookup,
  type TypedLookup,
} from '../../activation/typed-lookup.ts';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { judgeBirthDate } from '../../forms/birth-date-fault.ts';
import { today } from '../../forms/today.ts';
import { useBirthDateMessage } from '../../forms/use-birth-date-message.ts';
import { listErrors, useFieldErrors, type FieldErrors } from '../../forms/use-field-errors.ts';
import { usePartnerContext } from '../../partners/use-partner-context.ts';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { usePartner } from '../../router/use-partner.ts';
import { BirthDateLists } from '../../ui/birth-date-lists.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ACCESS_CODE, AccessCodeField } from './access-code-field.tsx';

const NUMBER = 'record-number';
const BIRTH_DATE = 'birth-date';

export interface LookupFormProps {
  /** The code in the address; undefined if there is none. */
  linked: string | undefined;
}

/** Access code, record number and date of birth. The input is stored until the code was right, or until a reload. */
export function LookupForm({ linked }: LookupFormProps) {
  const { busy, failure, take, forgetFailure } = useFlowStep(activation, lookUpActivation);
  const [typed, setTyped] = useState(() => lookupOnArrival(recallLookup(Date.now()), linked));
  const [expired, setExpired] = useState<string | null>(null);
  const partner = usePartner();
  const partnerContext = usePartnerContext();
  const go = useGo();
  const faults = useLookupErrors(typed, expired, failure?.fields ?? []);
  const errors = useFieldErrors(faults);
  const change = (changed: Partial<TypedLookup>) => {
    const next = { ...typed, ...changed };
    forgetFailure();
    setTyped(next);
    keepLookup(next, Date.now());
  };
  const submit = async () => {
    if (listErrors(faults).length > 0) {
      errors.show();
      return;
    }
    const { accessCode, medicalRecordNumber } = typed;
    const { month, day, year } = typed.dateOfBirth;
    const dateOfBirth = `${month}/${day}/${year}`;
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
      problem={
        <LookupProblem
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
        value={typed.accessCode}
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
          maxLength={40}
          value={typed.medicalRecordNumber}
          onChange={(event) => change({ medicalRecordNumber: event.target.value })}
        />
      </div>
      <BirthDateLists
        id={BIRTH_DATE}
        label={<Trans>Date of birth</Trans>}
        error={errors.of(BIRTH_DATE)}
        years={birthYears(today())}
        value={typed.dateOfBirth}
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
function useLookupErrors(typed: TypedLookup, expired: string | null, refused: readonly string[]): FieldErrors {
  const { t } = useLingui();
  const birthDateMessage = useBirthDateMessage();
  const now = today();
  const { accessCode, medicalRecordNumber, dateOfBirth } = typed;
  const isWhole = readAccessCode(accessCode) !== null && !refused.includes('accessCode');
  const isNumber = readMedicalRecordNumber(medicalRecordNumber) !== null && !refused.includes('medicalRecordNumber');
  const numberMessage =
    medicalRecordNumber.trim() === ''
      ? t`Enter your medical record number, or the reference number of your letter`
      : t`Enter the number as it is printed: letters, digits, spaces and hyphens only`;
  const date = judgeBirthDate(dateOfBirth, now);
  const fault = 'fault' in date ? date.fault : refused.includes('dateOfBirth') ? 'empty' : null;
  const codeMessage =
    accessCode === ''
      ? t`Enter your access code`
      : t`Enter all 15 letters and digits of the access code, in three groups of five`;
  const expiredMessage = t`This access code has expired. Ask us for a new one, or use a newer letter.`;
  return {
    [ACCESS_CODE]: isWhole ? (expired === accessCode ? expiredMessage : undefined) : codeMessage,
    [NUMBER]: isNumber ? undefined : numberMessage,
    [BIRTH_DATE]: fault === null ? undefined : birthDateMessage(fault, dateOfBirth, now),
  };
}
