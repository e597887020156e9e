import { Trans } from '@lingui/react/macro';
import { WithQuestions } from '../../account-forms/with-questions.tsx';
import { ActivationHelp } from '../../activation/activation-help.tsx';
import { ActivationPage } from '../../activation/activation-page.tsx';
import { OpenUntil } from '../../activation/open-until.tsx';
import { CredentialsForm } from './credentials-form.tsx';

/** The second step of an activation by access code: how one will sign in (spec §2). */
export function Page() {
  return (
    <ActivationPage
      state="user-login-credentials"
      lead={<Trans>Your code is right. Choose a username and a password for your account.</Trans>}
    >
      {(guarded) => (
        <>
          <WithQuestions>{(questions) => <CredentialsForm guarded={guarded} questions={questions} />}</WithQuestions>
          {guarded.standing.expires !== null && <OpenUntil expires={guarded.standing.expires} />}
          <ActivationHelp />
        </>
      )}
    </ActivationPage>
  );
}
