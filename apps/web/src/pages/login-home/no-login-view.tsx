import { Trans } from '@lingui/react/macro';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import type { Partner } from '../../router/use-partner.ts';
import { ArchCard } from '../../ui/arch-card.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export interface NoLoginViewProps {
  partner: Partner;
  title: string;
  takesFocus: boolean;
}

/** The sign-in page of a partner that shows no sign-in form (spec §3: "no login view"): what to do instead. */
export function NoLoginView({ partner: { fullName: company }, title, takesFocus }: NoLoginViewProps) {
  const { name } = usePortal().settings;
  return (
    <ArchCard>
      <div className="sign-in">
        <PageHeading takesFocus={takesFocus} lead={<Trans>It takes three steps.</Trans>}>
          {title}
        </PageHeading>
        <ol className="no-login-steps">
          <li>
            <Trans>Confirm that you work for {company}.</Trans>
          </li>
          <li>
            <Trans>Create your account, or activate it if you have a code.</Trans>
          </li>
          <li>
            <Trans>From then on, sign in on the first page of {name}.</Trans>
          </li>
        </ol>
        <StateLink to="partner-request-account.params" className={buttonClass()}>
          <Trans>Request an account</Trans>
        </StateLink>
        <p className="login-home-others">
          <Trans>
            Already have an account? <StateLink to="home">Sign in on the first page</StateLink>.
          </Trans>
        </p>
      </div>
    </ArchCard>
  );
}
