import { Trans } from '@lingui/react/macro';
import { WithQuestions } from '../../account-forms/with-questions.tsx';
import { activation } from '../../activation/activation-flow.ts';
import { OpenUntil } from '../../activation/open-until.tsx';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { CredentialsForm } from './credentials-form.tsx';

/** The second step of an activation by access code: how the person will sign in (spec §2). */
export function Page() {
  return (
    <FlowPage
      flow={activation}
      state="user-login-credentials"
      lead={<Trans>Your code is right. Choose a username and a password for your account.</Trans>}
    >
      {({ expires }) => (
        <>
          <WithQuestions>{(questions) => <CredentialsForm questions={questions} />}</WithQuestions>
          {expires !== null && <OpenUntil expires={expires} />}
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}
