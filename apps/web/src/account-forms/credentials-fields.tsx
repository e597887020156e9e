import { LoginFields } from './login-fields.tsx';
import { QuestionFields, type SecurityQuestions } from './question-fields.tsx';
import type { Credentials } from './use-credentials.ts';

export interface CredentialsFieldsProps extends Pick<Credentials, 'input' | 'change' | 'errors'> {
  questions: SecurityQuestions;
}

/** Username, password, security question and answer, on one page. */
export function CredentialsFields({ questions, input, change, errors }: CredentialsFieldsProps) {
  return (
    <>
      <LoginFields input={input} change={change} errors={errors} />
      <QuestionFields questions={questions} chosen={input} change={change} errors={errors} />
    </>
  );
}
