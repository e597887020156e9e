import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NotSignedOut } from '../session/not-signed-out.tsx';
import { useKeepAlive, useSession } from '../session/session.tsx';
import { useInterlude, type OncePage } from './interlude.tsx';

/**
 * Shows a page that can be seen only once. Meanwhile the session does not end for inactivity, and a user who is about
 * to leave (by a link, "back", signing out or closing the tab) is asked first.
 */
export function OneTimePage({ page: { content, question } }: { page: OncePage }) {
  const { waiting, answer } = useInterlude();
  const { signingOut } = useSession();
  const location = useLocation();
  // The address has changed already by then; the page stays until the answer.
  const [stayedAt, setStayedAt] = useState(location);
  const [hasLeft, setHasLeft] = useState(false);
  useKeepAlive(true);
  useWarnBeforeLeaving();
  const stay = () => {
    setStayedAt(location);
    setHasLeft(false);
    answer(false);
  };
  const leave = () => {
    setHasLeft(true);
    answer(true);
  };
  return (
    <>
      {content}
      <Dialog title={question.title} open={waiting !== null || location !== stayedAt} onClose={stay}>
        <div className="stack">
          <p>{question.text}</p>
          <div className="row">
            <Button onClick={stay}>
              <Trans>Stay on this page</Trans>
            </Button>
            <Button variant="secondary" busy={signingOut.isBusy} onClick={leave}>
              <Trans>Leave</Trans>
            </Button>
          </div>
          {hasLeft && signingOut.hasFailed && <NotSignedOut />}
        </div>
      </Dialog>
    </>
  );
}

/** The browser asks, in its own words, before the tab is closed or reloaded, or opens another entry of the portal. */
function useWarnBeforeLeaving(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
