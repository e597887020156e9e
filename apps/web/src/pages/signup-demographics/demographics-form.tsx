import { postDemographics, type SignUpStatus } from '@portico/contract';
import { readDemographics, validateDemographics, type DemographicsConditions } from '@portico/rules';
import { useState } from 'react';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { sayErrors } from '../../forms/form-messages.ts';
import { today } from '../../forms/today.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { usePortal } from '../../portal/portal.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpForm } from '../../sign-up/sign-up-form.tsx';
import { forgetDraft } from '../../sign-up/demographics-input.ts';
import { AddressPart } from './address-part.tsx';
import { BirthPart } from './birth-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { demographicsInput, demographicsLists, demographicsToSend } from './demographics-input.ts';
import { NamePart } from './name-part.tsx';
import { OptionalPart } from './optional-part.tsx';
import type { DemographicsChoices, PartProps } from './part-props.ts';
import { RecordPart } from './record-part.tsx';
import { useDemographicsMessages } from './use-demographics-messages.ts';
import { useTypedDemographics } from './use-typed-demographics.ts';
import './demographics.css';

export interface DemographicsFormProps {
  status: SignUpStatus;
  choices: DemographicsChoices;
}

/** Who one is, in groups. What was typed is kept in this tab, the national id apart, until it is sent. */
export function DemographicsForm({ status, choices }: DemographicsFormProps) {
  const { existingPatient, demographics } = status;
  const { typed, change } = useTypedDemographics(demographics);
  const [nationalId, setNationalId] = useState('');
  const { busy, failure, take, forgetFailure } = useFlowStep(signUp, postDemographics);
  const conditions: DemographicsConditions = {
    today: today(),
    existingPatient,
    nationalIdShown: choices.nationalIdShown,
    nameRule: usePortal().settings.nameRule,
    lists: demographicsLists(choices),
  };
  const input = demographicsInput(typed, nationalId);
  const messages = useDemographicsMessages(typed, conditions);
  const errors = useFieldErrors(sayErrors(messages, validateDemographics(input, conditions, failure?.fields ?? [])));

  const submit = async () => {
    const read = readDemographics(input, conditions);
    if ('errors' in read) {
      errors.show();
      return;
    }
    const refusal = await take(demographicsToSend(read.values, existingPatient), forgetDraft);
    if (refusal !== null && refusal.fields.length > 0) errors.show();
  };
  const part: PartProps = {
    typed,
    choices,
    errors,
    change: (changed) => {
      forgetFailure();
      change(changed);
    },
  };
  return (
    <SignUpForm errors={errors} failure={failure} busy={busy} onSubmit={() => void submit()}>
      <NamePart {...part} />
      <BirthPart {...part} />
      <AddressPart {...part} fill={change} />
      <ContactPart {...part} />
      {(existingPatient || choices.nationalIdShown) && (
        <RecordPart
          {...part}
          isPatient={existingPatient}
          nationalId={nationalId}
          wasGiven={demographics !== null}
          onNationalId={(next) => {
            forgetFailure();
            setNationalId(next);
          }}
        />
      )}
      <OptionalPart {...part} />
    </SignUpForm>
  );
}
