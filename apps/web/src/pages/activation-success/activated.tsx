import { Trans } from '@lingui/react/macro';
import { AccountReady } from '../../account-forms/account-ready.tsx';
import { activation } from '../../activation/activation-flow.ts';
import { FlowPage } from '../../flow/flow-page.tsx';
import { useGoSignIn } from '../../sign-in/use-go-sign-in.ts';

/** The end of an activation. */
export function Activated() {
  const goSignIn = useGoSignIn();
  return (
    <FlowPage
      flow={activation}
      state="activation-success"
      lead={<Trans>Your account is activated. You can sign in right away.</Trans>}
    >
      {({ username }) => (
        <AccountReady username={username} onSignIn={() => goSignIn(username, 'activationSuccessful')} />
      )}
    </FlowPage>
  );
}
