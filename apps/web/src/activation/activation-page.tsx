import { activationPages, type ActivationStanding } from '@portico/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CallProblem } from '../frame/call-problem.tsx';
import { Page, type PageProps } from '../frame/page.tsx';
import { usePortal } from '../portal/portal.tsx';
import { usePartner } from '../router/use-partner.ts';
import { whereIs } from '../router/where.ts';
import { ActivationSkeleton } from './activation-skeleton.tsx';
import { ActivationSteps } from './activation-steps.tsx';
import { endingNote } from './ending.ts';
import { isPlace } from './is-place.ts';
import { overtakenNote } from './overtaken-note.ts';
import { keepActivationStanding, useActivationStanding } from './standing.ts';
import { useGuard, type Guard, type Guarded } from './use-guard.ts';
import { useSessionEnd } from './use-session-end.ts';

/** What a page of an activation by access code is given. */
export type GuardedActivation = Guarded<ActivationStanding>;

export interface ActivationPageProps extends Pick<PageProps, 'lead' | 'width'> {
  state: (typeof activationPages)[ActivationStanding['step']];
  /** The page with which an activation begins shows at every step. */
  isFirst?: boolean;
  children: (guarded: GuardedActivation) => ReactNode;
}

/** A page of an activation by access code, with how far one is. It shows itself only where one stands there. */
export function ActivationPage({ state, isFirst = false, width = 'form', children, ...page }: ActivationPageProps) {
  const { guarded, failure, retry } = useActivationGuard(isFirst);
  const above = <ActivationSteps state={state} />;
  if (failure) {
    return (
      <Page state={state} width="form" above={above}>
        <CallProblem failure={failure} onRetry={retry} />
      </Page>
    );
  }
  if (!guarded) return <ActivationSkeleton />;
  return (
    <Page state={state} width={width} above={above} {...page}>
      {children(guarded)}
    </Page>
  );
}

/** The pages of an activation stay in the context of the partner that it began with. */
function useActivationGuard(isFirst: boolean): Guard<ActivationStanding> {
  const { signedInRoot, partners } = usePortal().settings;
  const current = usePartner();
  const { pathname } = useLocation();
  const loaded = useActivationStanding();
  const placeOf = ({ step, partner }: ActivationStanding) => {
    const its = partners.find(({ name }) => name === partner) ?? null;
    return whereIs(activationPages[step], undefined, signedInRoot, step === 'lookup' ? current : its).href;
  };
  const { step = 'lookup', expires = null } = loaded.standing ?? {};
  useSessionEnd(step === 'credentials' || step === 'terms' ? expires : null, loaded.reload);
  return useGuard({
    loaded,
    keep: keepActivationStanding,
    placeOf,
    accepts: (standing) => isFirst || isPlace(pathname, placeOf(standing)),
    noteOf: (standing) => (standing.step === 'lookup' ? endingNote('over') : overtakenNote),
  });
}
