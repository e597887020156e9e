import { Trans } from '@lingui/react/macro';
import { AccountReady } from '../../account-forms/account-ready.tsx';
import { useGoSignIn } from '../../sign-in/use-go-sign-in.ts';
import { SignUpPage } from '../../sign-up/sign-up-page.tsx';

/** After a sign-up. */
export function SignedUp() {
  const goSignIn = useGoSignIn();
  return (
    <SignUpPage state="activation-success" lead={<Trans>You have an account now. You can sign in right away.</Trans>}>
      {({ username }) => <AccountReady username={username} onSignIn={() => goSignIn(username, 'registerSuccessful')} />}
    </SignUpPage>
  );
}
