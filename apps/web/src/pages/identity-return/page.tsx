import { identityOutcomes, identityPurposes } from '@portico/contract';
import { usePortal } from '../../portal/portal.tsx';
import { useLinkToken } from '../../router/use-link-token.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { Outcome } from './outcome.tsx';
import { SigningIn } from './signing-in.tsx';

/** Where an identity provider leads back to (issue 15, point 3): it signs in at once, or says what became of it and what can be done. */
export function Page() {
  const { settings } = usePortal();
  const params = useStateParams('identity-return');
  const ticket = useLinkToken('identity-return');
  const provider = settings.identityProviders.find(({ id }) => id === params?.provider);
  const purpose = identityPurposes.find((each) => each === params?.purpose);
  const outcome = identityOutcomes.find((each) => each === params?.outcome) ?? 'expired';
  if (outcome !== 'known') return <Outcome outcome={outcome} provider={provider} purpose={purpose} />;
  // After a reload: the ticket was used.
  if (ticket === undefined) return <Outcome outcome="expired" provider={provider} purpose="signIn" />;
  return <SigningIn ticket={ticket} provider={provider} />;
}
