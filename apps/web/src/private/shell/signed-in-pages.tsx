import { useLingui } from '@lingui/react/macro';
import type { Messages } from '@lingui/core';
import { matchSignedInPath, type StateName } from '@portico/contract';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Loading } from '../../frame/loading.tsx';
import { PageBoundary } from '../../frame/page-boundary.tsx';
import { useCountPage } from '../../portal/use-count-page.ts';
import { pageSet, type PageModule } from '../../router/page-set.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useInterlude } from '../interlude/interlude.tsx';
import { OneTimePage } from '../interlude/one-time-page.tsx';
import { NotWhileActing } from '../acting/not-while-acting.tsx';
import { isOwnPage } from '../acting/own-pages.ts';
import { PageNotAvailable } from '../not-here/page-not-available.tsx';
import { useSession } from '../session/session.tsx';

/** The pages of the signed-in entry. */
const pages = pageSet(
  '../pages',
  import.meta.glob<PageModule>('../pages/*/page.tsx'),
  import.meta.glob<{ messages: Messages }>('../pages/*/locales/*.po'),
);

/** Loads the page of a hash before anything is rendered. */
export async function preloadSignedInPage(hash: string): Promise<void> {
  const name = nameAt(hash);
  if (name !== null) await pages.preload(name);
}

/** Shows the page of the state in the hash (spec §1). A path without a page gets the page that says so. */
export function SignedInPages() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const { page } = useInterlude();
  const { actingFor } = useSession();
  const name = nameAt(hash);
  useCountPage(name ?? undefined);
  if (page) return <OneTimePage page={page} />;
  if (name === null) return <PageNotAvailable />;
  if (actingFor !== null && isOwnPage(name, actingFor.scopes)) return <NotWhileActing state={name} />;
  return (
    <PageBoundary key={name}>
      <Suspense
        fallback={
          <div className="wide page">
            <Loading label={t`Loading`}>
              <Skeleton shape="line" count={3} />
              <Skeleton shape="card" count={2} />
            </Loading>
          </div>
        }
      >
        {pages.render(name)}
      </Suspense>
    </PageBoundary>
  );
}

/** The state that a hash names; null if it has no page. */
function nameAt(hash: string): StateName | null {
  const name = matchSignedInPath(hash)?.state.name;
  return name !== undefined && pages.has(name) ? name : null;
}
