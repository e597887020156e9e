import { postUserLoginCredential } from '@portico/contract';
import { AccountProblem } from '../../account-forms/account-problem.tsx';
import { CredentialsFields } from '../../account-forms/credentials-fields.tsx';
import type { SecurityQuestions } from '../../account-forms/question-fields.tsx';
import { useCredentials } from '../../account-forms/use-credentials.ts';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpForm } from '../../sign-up/sign-up-form.tsx';

export interface CredentialsFormProps {
  questions: SecurityQuestions;
  /** The email address that was given; '' if none. */
  email: string;
}

export function CredentialsForm({ questions, email }: CredentialsFormProps) {
  const { busy, failure, take, forgetFailure } = useFlowStep(signUp, postUserLoginCredential);
  const { typed, change, errors, check, refuse } = useCredentials('signUp', questions, email);
  const submit = async () => {
    const input = check();
    if (input === null) {
      forgetFailure();
      return;
    }
    const refusal = await take(input);
    if (refusal !== null) refuse(refusal);
  };
  const onSubmit = () => void submit();
  const isOvertaken = failure?.error === 'outOfTurn';
  return (
    <SignUpForm errors={errors} failure={isOvertaken ? failure : null} busy={busy} onSubmit={onSubmit}>
      <CredentialsFields questions={questions} typed={typed} change={change} errors={errors} />
      <AccountProblem failure={isOvertaken ? null : failure} flow="signUp" onRetry={onSubmit} />
    </SignUpForm>
  );
}
