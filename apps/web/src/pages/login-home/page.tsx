import { Trans } from '@lingui/react/macro';
import { stateOf } from '@portico/contract';
import { useLocation } from 'react-router';
import { useArrival } from '../../frame/use-arrival.ts';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { usePartner } from '../../router/use-partner.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { AtTheDoor } from '../../sign-in/at-the-door.tsx';
import { loadLoginNotice } from '../../sign-in/later-notice.tsx';
import '../../sign-in/notices/login-notice.tsx';
import { AppForThisPhone } from '../../sign-in/app-for-this-phone.tsx';
import { SignInCard } from '../../sign-in/sign-in-card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import '../../sign-in/words.ts';
import './login-home.css';

// Most who come here are told why; the import above has it come with the page.
await loadLoginNotice();

/** Signing in, for whoever comes from somewhere else: after an error or a time-out, by an invitation, or from a partner. */
export function Page() {
  const { settings, language } = usePortal();
  const { pathname } = useLocation();
  const partner = usePartner();
  const arrives = useArrival();
  const { error, inviteCode } = useStateParams('login-home') ?? {};
  const title = stateOf('login-home').title[language];
  return (
    <>
      <title>{`${title} · ${settings.name}`}</title>
      <AtTheDoor error={error} inviteCode={inviteCode} />
      <div className="wide login-home">
        <SignInCard
          key={pathname}
          heading={
            <PageHeading takesFocus={arrives && error === undefined} lead={lead(partner?.fullName, inviteCode)}>
              {title}
            </PageHeading>
          }
          error={error}
        />
        <AppForThisPhone />
        <p className="login-home-others">
          <Trans>
            No account yet? <StateLink to="create-account">Create one</StateLink>, or{' '}
            <StateLink to="activation">activate yours with a code</StateLink>.
          </Trans>
        </p>
      </div>
    </>
  );
}

function lead(partnerName: string | undefined, inviteCode: string | undefined) {
  if (inviteCode !== undefined) return <Trans>Sign in to see your invitation.</Trans>;
  return partnerName === undefined ? undefined : <Trans>For employees of {partnerName}</Trans>;
}
