import { Trans } from '@lingui/react/macro';
import { AccountReady } from '../../account-forms/account-ready.tsx';
import { ActivationPage } from '../../activation/activation-page.tsx';
import { useGoSignIn } from '../../sign-in/use-go-sign-in.ts';

/** After an activation. */
export function Activated() {
  const goSignIn = useGoSignIn();
  return (
    <ActivationPage
      state="activation-success"
      lead={<Trans>Your account is activated. You can sign in right away.</Trans>}
    >
      {({ standing: { username } }) => (
        <AccountReady username={username} onSignIn={() => goSignIn(username, 'activationSuccessful')} />
      )}
    </ActivationPage>
  );
}
