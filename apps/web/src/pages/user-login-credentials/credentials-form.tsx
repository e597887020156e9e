import { postActivationCredentials } from '@portico/contract';
import { useState } from 'react';
import { AccountErrorNotice } from '../../account-forms/account-error-notice.tsx';
import { CredentialsFields } from '../../account-forms/credentials-fields.tsx';
import { JoinIdentity } from '../../account-forms/join-identity.tsx';
import type { SecurityQuestions } from '../../account-forms/question-fields.tsx';
import { useCredentials } from '../../account-forms/use-credentials.ts';
import { activation } from '../../activation/activation-flow.ts';
import { ActivationForm } from '../../activation/activation-form.tsx';
import { CancelActivation } from '../../activation/cancel-activation.tsx';
import { Overtaken } from '../../flow/overtaken.tsx';
import { useFlowStep } from '../../flow/use-flow-step.ts';

export interface CredentialsFormProps {
  questions: SecurityQuestions;
  /** Id of the identity provider that has shown who the person is; undefined where a code did. */
  provider: string | undefined;
}

export function CredentialsForm({ questions, provider }: CredentialsFormProps) {
  const { busy, failure, take, forgetFailure } = useFlowStep(activation, postActivationCredentials);
  const { input: typed, change, errors, check, showRefusal } = useCredentials('activation', questions, '');
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
  const problem =
    failure?.error === 'outOfTurn' ? (
      <Overtaken />
    ) : (
      <AccountErrorNotice failure={failure} flow="activation" onRetry={onSubmit} />
    );
  return (
    <ActivationForm errors={errors} errorNotice={problem} busy={busy} onSubmit={onSubmit} beside={<CancelActivation />}>
      <CredentialsFields questions={questions} input={typed} change={change} errors={errors} />
      <JoinIdentity provider={provider} checked={joins} onChange={setJoins} />
    </ActivationForm>
  );
}
