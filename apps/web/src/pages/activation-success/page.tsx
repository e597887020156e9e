import { useLocation } from 'react-router';
import { ActivationSkeleton } from '../../activation/activation-skeleton.tsx';
import { useActivationStanding } from '../../activation/standing.ts';
import { isActivated } from '../../activation/success-note.ts';
import { useStanding } from '../../sign-up/standing.ts';
import { Activated } from './activated.tsx';
import { SignedUp } from './signed-up.tsx';

/** The end of a sign-up and of an activation by access code (spec §2). */
export function Page() {
  const { state: note } = useLocation();
  return isActivated(note) ? <Activated /> : <WhicheverIsDone />;
}

/** For those who come without a note of which it was: from a sign-up, or by an address that they kept. */
function WhicheverIsDone() {
  const signUp = useStanding();
  const activation = useActivationStanding();
  if (signUp.standing?.step === 'done') return <SignedUp />;
  const isKnown = signUp.standing !== undefined || signUp.failure !== null;
  if (!isKnown || (activation.standing === undefined && activation.failure === null)) return <ActivationSkeleton />;
  return activation.standing?.step === 'done' ? <Activated /> : <SignedUp />;
}
