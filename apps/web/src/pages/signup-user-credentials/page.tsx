import { Trans } from '@lingui/react/macro';
import { WithQuestions } from '../../account-forms/with-questions.tsx';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { PutOffSignUp } from '../../sign-up/put-off-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { CredentialsForm } from './credentials-form.tsx';

/** The fourth step: how the person will sign in (spec §2, "ID, password, security question"). */
export function Page() {
  return (
    <FlowPage
      flow={signUp}
      state="signup-user-credentials"
      lead={<Trans>Thank you, we know who you are now. Choose a username and a password for your account.</Trans>}
    >
      {(status) => (
        <>
          <WithQuestions>
            {(questions) => (
              <CredentialsForm
                questions={questions}
                email={status.demographics?.email ?? ''}
                provider={status.identityProvider}
              />
            )}
          </WithQuestions>
          <PutOffSignUp status={status} />
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}
