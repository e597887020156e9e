import { Trans } from '@lingui/react/macro';
import { AccountReady } from '../../account-forms/account-ready.tsx';
import { FlowPage } from '../../flow/flow-page.tsx';
import { useGoSignIn } from '../../sign-in/use-go-sign-in.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';

/** The end of a sign-up. */
export function SignedUp() {
  const goSignIn = useGoSignIn();
  return (
    <FlowPage
      flow={signUp}
      state="activation-success"
      lead={<Trans>You have an account now. You can sign in right away.</Trans>}
    >
      {({ username }) => <AccountReady username={username} onSignIn={() => goSignIn(username, 'registerSuccessful')} />}
    </FlowPage>
  );
}
