import { Trans } from '@lingui/react/macro';
import { AccountReady } from '../../account-forms/account-ready.tsx';
import { activation } from '../../activation/activation-flow.ts';
import { useFlowNote } from '../../flow/flow-note.ts';
import { FlowPage } from '../../flow/flow-page.tsx';
import { FlowSkeleton } from '../../flow/flow-skeleton.tsx';
import { useFlowStatus } from '../../flow/flow-status.ts';
import { useGoSignIn } from '../../sign-in/use-go-sign-in.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';

/** The end of a sign-up and of an activation by access code (spec §2). */
export function Page() {
  return useFlowNote() === 'activated' ? <Activated /> : <WhicheverIsDone />;
}

/** For visitors without a note of which flow they finished: after a sign-up, or from a bookmark. */
function WhicheverIsDone() {
  const signedUp = useFlowStatus(signUp);
  const activated = useFlowStatus(activation);
  if (signedUp.status?.step === 'done') return <SignedUp />;
  const isKnown = signedUp.status !== undefined || signedUp.failure !== null;
  if (!isKnown || (activated.status === undefined && activated.failure === null)) return <FlowSkeleton />;
  return activated.status?.step === 'done' ? <Activated /> : <SignedUp />;
}

/** The end of an activation. */
function Activated() {
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

/** The end of a sign-up. */
function SignedUp() {
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
