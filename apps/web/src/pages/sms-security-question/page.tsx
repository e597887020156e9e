import { Trans } from '@lingui/react/macro';
import { WithQuestions } from '../../account-forms/with-questions.tsx';
import { WithTerms } from '../../account-forms/with-terms.tsx';
import { ActivationHelp } from '../../activation/activation-help.tsx';
import { OpenUntil } from '../../activation/open-until.tsx';
import { SmsPage } from '../../activation/sms-page.tsx';
import { SmsQuestionForm } from './sms-question-form.tsx';

/** The second step of credentials by text message: the security question; sending it accepts the terms and makes the account. */
export function Page() {
  return (
    <SmsPage
      state="sms-security-question"
      lead={<Trans>The last step: a question that only you can answer, and the terms of having an account.</Trans>}
    >
      {(guarded) => (
        <>
          <WithQuestions>
            {(questions) => (
              <WithTerms>
                {(terms) => <SmsQuestionForm guarded={guarded} questions={questions} terms={terms} />}
              </WithTerms>
            )}
          </WithQuestions>
          {guarded.standing.expires !== null && <OpenUntil expires={guarded.standing.expires} />}
          <ActivationHelp />
        </>
      )}
    </SmsPage>
  );
}
