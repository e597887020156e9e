import { Trans } from '@lingui/react/macro';
import { AccountReady } from '../../account-forms/account-ready.tsx';
import { smsActivation } from '../../activation/sms-activation-flow.ts';
import { FlowPage } from '../../flow/flow-page.tsx';
import { useGoSignIn } from '../../sign-in/use-go-sign-in.ts';

/** The end of an activation by text message. */
export function Page() {
  const goSignIn = useGoSignIn();
  return (
    <FlowPage
      flow={smsActivation}
      state="sms-activation-success"
      lead={<Trans>Your account is activated. You can sign in right away.</Trans>}
    >
      {({ username }) => (
        <AccountReady username={username} onSignIn={() => goSignIn(username, 'activationSuccessful')} />
      )}
    </FlowPage>
  );
}
