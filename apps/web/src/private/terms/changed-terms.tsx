import { Trans, useLingui } from '@lingui/react/macro';
import { acceptAccountTerms } from '@portico/contract';
import { AcceptTerms, useAcceptTerms } from '../../account-forms/accept-terms.tsx';
import { TermsArticle } from '../../account-forms/terms-article.tsx';
import { type AccountTerms, WithTerms } from '../../account-forms/with-terms.tsx';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useAction } from '../../portal/use-action.ts';
import { callCache } from '../../portal/use-call.ts';
import { useSend } from '../../portal/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LeaveInstead } from '../leaving/leave-instead.tsx';
import { NotSignedOut } from '../session/not-signed-out.tsx';
import { useSession } from '../session/session.tsx';
import './changed-terms.css';

/** In place of the app after a sign-in, while its person has not accepted the terms as they are now (issue 12, point 11). */
export default function ChangedTerms() {
  const { t } = useLingui();
  return (
    <Page
      state="signedin.home"
      title={t`Our terms have changed`}
      width="form"
      lead={<Trans>Please read the terms of having an account. Your account opens once you accept them.</Trans>}
    >
      {/* Another version begins with an empty box, and without what was said of the one before. */}
      <WithTerms>{(terms) => <ChangedTermsForm key={terms.version} terms={terms} />}</WithTerms>
      <LeaveInstead />
    </Page>
  );
}

function ChangedTermsForm({ terms }: { terms: AccountTerms }) {
  const send = useSend();
  const { signOut, signingOut } = useSession();
  const { busy, failure, run } = useAction();
  const accepting = useAcceptTerms(terms.version);
  const accept = () =>
    void run(async () => {
      await send(acceptAccountTerms, { version: terms.version });
      // The app begins anew, at the address that was asked for.
      window.location.reload();
    });
  return (
    <form
      className="changed-terms"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (accepting.isAccepted) accept();
        else accepting.errors.show();
      }}
    >
      <ErrorSummary errors={accepting.errors.list} attempt={accepting.errors.attempt} />
      <TermsArticle terms={terms} />
      <AcceptTerms {...accepting} />
      {failure?.error === 'outOfTurn' && <ChangedAgain />}
      {failure && failure.error !== 'outOfTurn' && <CallErrorNotice failure={failure} onRetry={accept} />}
      {signingOut.hasFailed && <NotSignedOut />}
      <div className="row">
        <Button type="submit" busy={busy}>
          <Trans>Accept and continue</Trans>
        </Button>
        <Button variant="secondary" busy={signingOut.isBusy} onClick={signOut}>
          <Trans>Sign out without accepting</Trans>
        </Button>
      </div>
      <p className="secondary">
        <Trans>
          If you do not accept, we sign you out. Your account and everything in it stay as they are, and we ask again
          when you next sign in. If you no longer want it, take your data along and close it, below.
        </Trans>
      </p>
    </form>
  );
}

function ChangedAgain() {
  return (
    <Notice kind="sun" role="alert" title={<Trans>The terms have changed once more.</Trans>}>
      <Button variant="quiet" onClick={() => void callCache.invalidateQueries()}>
        <Trans>Show the terms as they are now</Trans>
      </Button>
    </Notice>
  );
}
