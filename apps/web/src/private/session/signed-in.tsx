import { useLingui } from '@lingui/react/macro';
import { OWN_PERSON, type getSession, pathTo, type CallReply } from '@portico/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CallFailure } from '../../api/call-failure.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Frame } from '../../frame/frame.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { PageBoundary } from '../../frame/page-boundary.tsx';
import { forgetPatient, personNoteMemory } from '../../portal/personal-memory.ts';
import { usePortal } from '../../portal/portal.tsx';
import { SessionGuardContext, type SessionGuard } from '../../portal/session-guard.ts';
import { callCache } from '../../portal/use-call.ts';
import { useSend } from '../../portal/use-send.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { claimDrafts } from '../../drafts/drafts.ts';
import { useInterlude } from '../interlude/interlude.tsx';
import { askedAt } from '../not-here/asked-at.ts';
import { PageNotAvailable } from '../not-here/page-not-available.tsx';
import { EndedPage } from './ended-page.tsx';
import { SessionContext } from './session.tsx';
import type { EndOfSession } from './session-watch.ts';
import { openSession } from './open-session.ts';
import { ownerOfSession } from './owner-of-session.ts';
import { signInAddress } from './sign-in-address.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { WarningDialog } from './warning-dialog.tsx';

const SetUpSecondStep = lazy(() => import('../second-step/set-up-second-step.tsx'));
const ChangedTerms = lazy(() => import('../terms/changed-terms.tsx'));

/**
 * Shows the signed-in app as long as the session lasts. Visitors without a session are led to the sign-in page. One
 * exception: a guest who asked for a signed-out state without a page, such as creating an account, is told that it is
 * not here.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const { settings } = usePortal();
  const send = useSend();
  const isSignedIn = settings.session !== null;
  const person = useQuery(
    {
      queryKey: ['session'],
      queryFn: async () => {
        const found = await openSession(send);
        await claimDrafts(ownerOfSession(found));
        return found;
      },
      enabled: isSignedIn,
      staleTime: Infinity,
    },
    callCache,
  );
  const failure = person.error instanceof CallFailure ? person.error : null;
  if (person.data) {
    return (
      <Watched person={person.data} onDue={() => void person.refetch()}>
        {children}
      </Watched>
    );
  }
  if (!isSignedIn && askedAt(hash)?.isSignedOut) {
    return (
      <Frame>
        <PageNotAvailable />
      </Frame>
    );
  }
  if (!isSignedIn) return <GoAndSignIn hasRunOut={settings.sessionRanOut} />;
  if (failure?.error === 'signInRequired') return <GoAndSignIn hasRunOut />;
  return (
    <Frame>{failure ? <LoadErrorNotice failure={failure} onRetry={() => void person.refetch()} /> : <Waiting />}</Frame>
  );
}

function Watched({
  person,
  onDue,
  children,
}: {
  person: CallReply<typeof getSession>;
  onDue: () => void;
  children: ReactNode;
}) {
  const { settings } = usePortal();
  const { view, keeper, session } = useSessionWatch(person);
  const guard = useMemo<SessionGuard>(
    () => ({
      onSignInRequired: () => keeper.end('ranOut'),
      isSamePerson: keeper.isStillOwners,
      person: session.actingFor?.proxyId ?? OWN_PERSON,
      onOtherPerson: (because) => {
        personNoteMemory.remember(because);
        keeper.end('otherPerson');
      },
      onDue,
    }),
    [keeper, session.actingFor, onDue],
  );
  const isGone = settings.session === null;
  useEffect(() => {
    // New settings, loaded for example for another language, say that no user is signed in.
    if (isGone) keeper.check();
  }, [isGone, keeper]);

  const isHidden = view.name === 'hidden';
  const due = whatIsDue(person);
  if (view.name === 'over') return <Over because={view.because} />;
  return (
    <SessionGuardContext value={guard}>
      <SessionContext value={session}>
        {isHidden && (
          <Frame>
            <Waiting />
          </Frame>
        )}
        <Veiled isHidden={isHidden}>{due === null ? children : <First>{due}</First>}</Veiled>
        <WarningDialog
          warning={view.name === 'warning' ? view : null}
          onStay={keeper.stay}
          onDismiss={keeper.dismiss}
          session={session}
        />
      </SessionContext>
    </SessionGuardContext>
  );
}

/** What must be done before anything of the app: the changed terms, then a second step; null if nothing. */
function whatIsDue({ termsDue, secondStep }: CallReply<typeof getSession>): ReactNode {
  if (termsDue) return <ChangedTerms />;
  return secondStep?.due ? <SetUpSecondStep /> : null;
}

/** A page in place of the app. */
function First({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <PageBoundary>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </PageBoundary>
    </Frame>
  );
}

/** Hides its content without unmounting it, since the user may be the same. Later it restores the focus. */
function Veiled({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!isHidden) return undefined;
    const focused = document.activeElement;
    return () => {
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    };
  }, [isHidden]);
  return (
    <div hidden={isHidden} inert={isHidden}>
      {children}
    </div>
  );
}

function Over({ because }: { because: EndOfSession }) {
  const { letGo } = useInterlude();
  useEffect(() => {
    letGo();
    // Runs once: the stored page belongs to a provider above this component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (because === 'ranOut') return <GoAndSignIn hasRunOut />;
  if (because === 'closed') return <Leave how={() => window.location.assign(pathTo('account-closed'))} />;
  if (because === 'left') return <Leave how={() => window.location.assign(pathTo('home'))} />;
  if (because === 'otherPerson') return <Leave how={reloadForOther} />;
  return (
    <Frame>
      <EndedPage because={because} />
    </Frame>
  );
}

/** A reload shows the page of the person whom the session is about now, and this tab keeps nothing of the one before. */
function reloadForOther(): void {
  forgetPatient();
  window.location.reload();
}

/** Leaves the page once it shows nothing of the user, and no question before leaving. */
function Leave({ how }: { how: () => void }) {
  useEffect(() => {
    how();
    // Runs once, when the page is empty.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

/** Leads to the sign-in page; shows nothing on the way. */
function GoAndSignIn({ hasRunOut }: { hasRunOut: boolean }) {
  const { hash } = useLocation();
  return <Leave how={() => window.location.replace(signInAddress(hash, hasRunOut))} />;
}

function LoadErrorNotice({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  return (
    <Page state="signedin.home" width="form">
      <CallErrorNotice failure={failure} onRetry={onRetry} />
    </Page>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div className="wide page">
      <Loading label={t`Opening your account`}>
        <Skeleton shape="line" count={2} />
        <Skeleton shape="card" count={2} />
      </Loading>
    </div>
  );
}
