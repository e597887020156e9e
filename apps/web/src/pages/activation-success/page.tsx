import { activation } from '../../activation/activation-flow.ts';
import { useFlowNote } from '../../flow/flow-note.ts';
import { FlowSkeleton } from '../../flow/flow-skeleton.tsx';
import { useFlowStatus } from '../../flow/flow-status.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { Activated } from './activated.tsx';
import { SignedUp } from './signed-up.tsx';

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
