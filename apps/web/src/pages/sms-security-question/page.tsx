import { Trans } from '@lingui/react/macro';
import { WithQuestions } from '../../account-forms/with-questions.tsx';
import { WithTerms } from '../../account-forms/with-terms.tsx';
import { recallLogin } from '../../activation/saved-login.ts';
import { OpenUntil } from '../../activation/open-until.tsx';
import { smsActivation } from '../../activation/sms-activation-flow.ts';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { SmsQuestionForm } from './sms-question-form.tsx';

/** The second step of credentials by text message. Sending it accepts the terms and creates the account. */
export function Page() {
  return (
    <FlowPage
      flow={smsActivation}
      state="sms-security-question"
      // The server knows no second step: only this tab has the input of the first one.
      isAlsoAt={(step) => step === 'credentials' && recallLogin() !== undefined}
      lead={<Trans>The last step: a question that only you can answer, and the terms of having an account.</Trans>}
    >
      {({ expires }) => (
        <>
          <WithQuestions>
            {(questions) => <WithTerms>{(terms) => <SmsQuestionForm questions={questions} terms={terms} />}</WithTerms>}
          </WithQuestions>
          {expires !== null && <OpenUntil expires={expires} />}
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}
