import { postActivationCredentials } from '@portico/contract';
import { AccountProblem } from '../../account-forms/account-problem.tsx';
import { CredentialsFields } from '../../account-forms/credentials-fields.tsx';
import type { SecurityQuestions } from '../../account-forms/question-fields.tsx';
import { useCredentials } from '../../account-forms/use-credentials.ts';
import { activation } from '../../activation/activation-flow.ts';
import { ActivationForm } from '../../activation/activation-form.tsx';
import { CancelActivation } from '../../activation/cancel-activation.tsx';
import { Overtaken } from '../../flow/overtaken.tsx';
import { useFlowStep } from '../../flow/use-flow-step.ts';

export function CredentialsForm({ questions }: { questions: SecurityQuestions }) {
  const { busy, failure, take, forgetFailure } = useFlowStep(activation, postActivationCredentials);
  const { typed, change, errors, check, refuse } = useCredentials('activation', questions, '');
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
  const problem =
    failure?.error === 'outOfTurn' ? (
      <Overtaken />
    ) : (
      <AccountProblem failure={failure} flow="activation" onRetry={onSubmit} />
    );
  return (
    <ActivationForm errors={errors} problem={problem} busy={busy} onSubmit={onSubmit} beside={<CancelActivation />}>
      <CredentialsFields questions={questions} typed={typed} change={change} errors={errors} />
    </ActivationForm>
  );
}
