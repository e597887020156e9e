import { Trans } from '@lingui/react/macro';
import { WithQuestions } from '../../account-forms/with-questions.tsx';
import { SignUpHelp } from '../../sign-up/sign-up-help.tsx';
import { SignUpPage } from '../../sign-up/sign-up-page.tsx';
import { CredentialsForm } from './credentials-form.tsx';

/** The fourth step: how one will sign in (spec §2, "ID, password, security question"). */
export function Page() {
  return (
    <SignUpPage
      state="signup-user-credentials"
      lead={<Trans>Thank you, we know who you are now. Choose a username and a password for your account.</Trans>}
    >
      {({ demographics }) => (
        <>
          <WithQuestions>
            {(questions) => <CredentialsForm questions={questions} email={demographics?.email ?? ''} />}
          </WithQuestions>
          <SignUpHelp />
        </>
      )}
    </SignUpPage>
  );
}
