import { Trans, useLingui } from '@lingui/react/macro';
import { stateOf, textOf } from '@portico/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useArrival } from '../../frame/use-arrival.ts';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { useLinkToken } from '../../router/use-link-token.ts';
import { usePartner } from '../../router/use-partner.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { recallInviteCode } from '../../sign-in/destination.ts';
import { SignInEntry } from '../../sign-in/sign-in-entry.tsx';
import { loadLoginNotice } from '../../sign-in/later-notice.tsx';
import '../../sign-in/notices/login-notice.tsx';
import { AppForThisPhone } from '../../sign-in/app-for-this-phone.tsx';
import { IdentityLinks } from '../../sign-in/identity-links.tsx';
import { SignInCard } from '../../sign-in/sign-in-card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { NoLoginView } from './no-login-view.tsx';
import './login-home.css';

// Most visitors of this page see a notice; the import above loads it with the page.
await loadLoginNotice();

/** The sign-in page for visitors from elsewhere: after an error or a time-out, by an invitation, or from a partner. */
export function Page() {
  const { t } = useLingui();
  const { settings, language } = usePortal();
  const { pathname } = useLocation();
  const partner = usePartner();
  const arrives = useArrival();
  const { error } = useStateParams('login-home') ?? {};
  const inviteCode = useLinkToken('login-home');
  const [isInvited] = useState(() => recallInviteCode() !== undefined);
  const hasForm = partner?.noLoginView !== true;
  const title = hasForm ? textOf(stateOf('login-home').title, language) : t`Your account`;
  return (
    <>
      <title>{`${title} · ${settings.name}`}</title>
      <SignInEntry error={error} inviteCode={inviteCode} />
      <div className="wide login-home">
        {hasForm ? (
          <SignInCard
            key={pathname}
            heading={
              <PageHeading
                takesFocus={arrives && error === undefined}
                lead={
                  inviteCode === undefined && !isInvited ? undefined : <Trans>Sign in to see your invitation.</Trans>
                }
              >
                {title}
              </PageHeading>
            }
            error={error}
          >
            <IdentityLinks />
          </SignInCard>
        ) : (
          <NoLoginView partner={partner} title={title} takesFocus={arrives} />
        )}
        <AppForThisPhone />
        {hasForm && <NoAccountYet company={partner?.fullName} />}
      </div>
    </>
  );
}

/** The link to an account. In a partner's context, the visitor first shows that they work there. */
function NoAccountYet({ company }: { company: string | undefined }) {
  return (
    <p className="login-home-others">
      {company === undefined ? (
        <Trans>
          No account yet? <StateLink to="create-account">Create one</StateLink>, or{' '}
          <StateLink to="activation">activate yours with a code</StateLink>.
        </Trans>
      ) : (
        <Trans>
          No account yet?{' '}
          <StateLink to="partner-request-account.params">Request one as an employee of {company}</StateLink>.
        </Trans>
      )}
    </p>
  );
}
