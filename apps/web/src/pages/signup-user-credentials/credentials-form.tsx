import { postUserLoginCredential } from '@portico/contract';
import { useState } from 'react';
import { AccountErrorNotice } from '../../account-forms/account-error-notice.tsx';
import { CredentialsFields } from '../../account-forms/credentials-fields.tsx';
import { JoinIdentity } from '../../account-forms/join-identity.tsx';
import type { SecurityQuestions } from '../../account-forms/question-fields.tsx';
import { useCredentials } from '../../account-forms/use-credentials.ts';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpForm } from '../../sign-up/sign-up-form.tsx';

export interface CredentialsFormProps {
  questions: SecurityQuestions;
  /** The email address that was given; '' if none. */
  email: string;
  /** Id of the identity provider that has shown who the person is. */
  provider: string | undefined;
}

export function CredentialsForm({ questions, email, provider }: CredentialsFormProps) {
  const { busy, failure, take, forgetFailure } = useFlowStep(signUp, postUserLoginCredential);
  const { input: typed, change, errors, check, showRefusal } = useCredentials('signUp', questions, email);
  const [joins, setJoins] = useState(false);
  const submit = async () => {
    const input = check();
    if (input === null) {
      forgetFailure();
      return;
    }
    const refusal = await take({ ...input, signsInByIdentity: joins });
    if (refusal !== null) showRefusal(refusal);
  };
  const onSubmit = () => void submit();
  const isOvertaken = failure?.error === 'outOfTurn';
  return (
    <SignUpForm errors={errors} failure={isOvertaken ? failure : null} busy={busy} onSubmit={onSubmit}>
      <CredentialsFields questions={questions} input={typed} change={change} errors={errors} />
      <JoinIdentity provider={provider} checked={joins} onChange={setJoins} />
      <AccountErrorNotice failure={isOvertaken ? null : failure} flow="signUp" onRetry={onSubmit} />
    </SignUpForm>
  );
}
