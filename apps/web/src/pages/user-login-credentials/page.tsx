import { Trans } from '@lingui/react/macro';
import type { ActivationStatus } from '@portico/contract';
import type { ReactNode } from 'react';
import { WithQuestions } from '../../account-forms/with-questions.tsx';
import { activation } from '../../activation/activation-flow.ts';
import { OpenUntil } from '../../activation/open-until.tsx';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { CredentialsForm } from './credentials-form.tsx';

/** The second step of an activation by access code, or by an identity provider: how the person will sign in (spec §2). */
export function Page() {
  return (
    <FlowPage flow={activation} state="user-login-credentials" lead={leadOf}>
      {({ expires, identityProvider }) => (
        <>
          <WithQuestions>
            {(questions) => <CredentialsForm questions={questions} provider={identityProvider} />}
          </WithQuestions>
          {expires !== null && <OpenUntil expires={expires} />}
          <FlowHelp />
        </>
      )}
    </FlowPage>
  );
}

/** By what the person has shown who they are. */
function leadOf({ identityProvider }: Pick<ActivationStatus, 'identityProvider'>): ReactNode {
  return identityProvider === undefined ? (
    <Trans>Your code is right. Choose a username and a password for your account.</Trans>
  ) : (
    <Trans>Thank you, we know who you are now. Choose a username and a password for your account.</Trans>
  );
}
