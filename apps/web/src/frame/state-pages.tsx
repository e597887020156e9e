import { matchPath, type StateName } from '@portico/contract';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Loading } from './loading.tsx';
import { usePortal } from '../portal/portal.tsx';
import { useCountPage } from '../portal/use-count-page.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { hasPage, renderPage } from '../router/pages.ts';
import { TakenOver } from '../router/taken-over.tsx';
import { useGo } from '../router/use-go.ts';
import { usePartner } from '../router/use-partner.ts';
import { signedInPath } from '../router/where.ts';

/** The only page that works without a partner: it has a view that says so (spec §2, 'Partner-only'). */
const UNKNOWN_PARTNER = 'partner-request-account.params' satisfies StateName;

/**
 * Shows the page of the state at the path. A path that is not one of our states opens in the signed-in app (spec §1).
 */
export function StatePages() {
  const { pathname } = useLocation();
  const partner = usePartner();
  const match = matchPath(pathname);
  useCountPage(match?.state.name);
  if (!match || !hasPage(match.state.name)) return <SignedInRedirect />;
  const { name, inPartner, twin } = match.state;
  if (inPartner && partner === null && name !== UNKNOWN_PARTNER) return <LeavePartner to={twin} />;
  return (
    <PageBoundary key={name}>
      <Suspense fallback={<PageSkeleton />}>
        {renderPage(name)}
        <TakenOver />
      </Suspense>
    </PageBoundary>
  );
}

/** For a partner that we do not have: its visitors get the general page, or a message if there is none. */
function LeavePartner({ to }: { to: StateName | null }) {
  const go = useGo();
  const { pathname } = useLocation();
  const { partner: _unknown, ...params } = matchPath(pathname)?.params ?? {};
  useEffect(() => {
    if (to === null) go(UNKNOWN_PARTNER, { view: 'invalidCP' }, { replace: true });
    else go(to, params, { replace: true });
    // Once for each address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [to, pathname]);
  return null;
}

function SignedInRedirect() {
  const { pathname, search, hash } = useLocation();
  const { settings } = usePortal();
  useEffect(() => {
    // If the root itself brings this entry, redirecting to it would never end.
    if (pathname === settings.signedInRoot) return;
    window.location.replace(signedInPath(pathname + search + hash, settings.signedInRoot));
  }, [pathname, search, hash, settings.signedInRoot]);
  return null;
}

function PageSkeleton() {
  return (
    <div className="wide page">
      <Loading>
        <Skeleton shape="line" count={3} />
        <Skeleton shape="card" count={2} />
      </Loading>
    </div>
  );
}
