import { LoginFields } from './login-fields.tsx';
import { QuestionFields, type SecurityQuestions } from './question-fields.tsx';
import type { Credentials } from './use-credentials.ts';

export interface CredentialsFieldsProps extends Pick<Credentials, 'typed' | 'change' | 'errors'> {
  questions: SecurityQuestions;
}

/** Username, password, security question and answer, on one page. */
export function CredentialsFields({ questions, typed, change, errors }: CredentialsFieldsProps) {
  return (
    <>
      <LoginFields typed={typed} change={change} errors={errors} />
      <QuestionFields questions={questions} chosen={typed} change={change} errors={errors} />
    </>
  );
}
