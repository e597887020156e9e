import { matchPath } from '@portico/contract';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Loading } from '../frame/loading.tsx';
import { usePortal } from '../portal/portal.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { hasPage, renderPage } from './pages.ts';
import { handOver } from './where.ts';

/** Shows the page of the state at the path. Paths that are no state of ours go to the signed-in app (spec §1). */
export function StatePages() {
  const { pathname } = useLocation();
  const name = matchPath(pathname)?.state.name;
  if (name === undefined || !hasPage(name)) return <HandOver />;
  return (
    <PageBoundary key={name}>
      <Suspense fallback={<PageSkeleton />}>{renderPage(name)}</Suspense>
    </PageBoundary>
  );
}

function HandOver() {
  const { pathname, search, hash } = useLocation();
  const { settings } = usePortal();
  useEffect(() => {
    // Where the root itself brings this entry, no handing over would ever end.
    if (pathname === settings.signedInRoot) return;
    window.location.replace(handOver(pathname + search + hash, settings.signedInRoot));
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
