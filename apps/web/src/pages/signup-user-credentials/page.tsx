import { Trans, useLingui } from '@lingui/react/macro';
import type { SignUpStatus } from '@portico/contract';
import type { ReactNode } from 'react';
import { WithQuestions } from '../../account-forms/with-questions.tsx';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { HasAccount } from '../../sign-up/has-account.tsx';
import { PutOffSignUp } from '../../sign-up/put-off-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { CredentialsForm } from './credentials-form.tsx';

/**
 * The fourth step: how the person will sign in (spec §2, "ID, password, security question"). Whoever has an account already is told
 * so in its place: another one could not be made (spec §8, 1004).
 */
export function Page() {
  const { t } = useLingui();
  return (
    <FlowPage
      flow={signUp}
      state="signup-user-credentials"
      title={({ hasAccount }) => (hasAccount ? t`You already have an account` : undefined)}
      lead={leadOf}
    >
      {(status) => (
        <>
          {status.hasAccount ? (
            <HasAccount />
          ) : (
            <WithQuestions>
              {(questions) => (
                <CredentialsForm
                  questions={questions}
                  email={status.demographics?.email ?? ''}
                  provider={status.identityProvider}
                />
              )}
            </WithQuestions>
          )}
          <PutOffSignUp status={status} />
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}

function leadOf({ hasAccount }: SignUpStatus): ReactNode {
  return hasAccount ? undefined : (
    <Trans>Thank you, we know who you are now. Choose a username and a password for your account.</Trans>
  );
}
