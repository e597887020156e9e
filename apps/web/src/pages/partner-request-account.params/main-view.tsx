import { Trans } from '@lingui/react/macro';
import { Page } from '../../frame/page.tsx';
import { PartnerHelp } from '../../partners/partner-help.tsx';
import { recallPartnerToken } from '../../partners/partner-session.ts';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import type { Partner } from '../../router/use-partner.ts';
import { Notice } from '../../ui/notice.tsx';
import { CredentialForm } from './credential-form.tsx';
import { EmailForm } from './email-form.tsx';

export interface MainViewProps {
  partner: Partner;
  /** The work email as typed. */
  email: string;
  onEmail: (email: string) => void;
}

/** The form by which a visitor shows that they work for the partner, by email or credential as the partner requires. */
export function MainView({ partner, email, onEmail }: MainViewProps) {
  const { name } = usePortal().settings;
  const company = partner.fullName;
  return (
    <Page
      state="partner-request-account.params"
      width="form"
      lead={
        <Trans>
          First show us that you work for {company}. Then you create or activate your account at {name}.
        </Trans>
      }
    >
      <AlreadyConfirmed partner={partner} />
      {partner.verificationType === 'email' ? (
        <EmailForm partner={partner} input={email} onType={onEmail} />
      ) : (
        <CredentialForm partner={partner} />
      )}
      <PartnerHelp />
    </Page>
  );
}

/** Shown to visitors who were confirmed before: a stored token leads on (spec §4), without another request. */
function AlreadyConfirmed({ partner: { name, fullName: company } }: { partner: Partner }) {
  if (recallPartnerToken(name) === undefined) return null;
  return (
    <Notice kind="info" title={<Trans>We have already confirmed that you work for {company}.</Trans>}>
      <p>
        <StateLink to="activate-create">
          <Trans>Go on to your account</Trans>
        </StateLink>
      </p>
    </Notice>
  );
}
