import { Trans, useLingui } from '@lingui/react/macro';
import { PARTNER_LINK_HOURS } from '@portico/contract';
import { Page } from '../../frame/page.tsx';
import { PartnerHelp } from '../../partners/partner-help.tsx';
import '../../partners/partners.css';
import type { Partner } from '../../router/use-partner.ts';
import { NothingCame } from './nothing-came.tsx';

export interface SentViewProps {
  partner: Partner;
  /** The address to which the link was sent; '' after a reload, which forgets it. */
  email: string;
}

/** Says that a link was sent, what to do with it, and what to do if it does not arrive. */
export function SentView({ partner, email }: SentViewProps) {
  const { t } = useLingui();
  const address = <strong className="partner-address">{email.trim()}</strong>;
  return (
    <Page
      state="partner-request-account.params"
      title={t`Check your email`}
      width="form"
      lead={
        email === '' ? (
          <Trans>A link is on its way to your work email.</Trans>
        ) : (
          <Trans>A link is on its way to {address}.</Trans>
        )
      }
    >
      <ol className="partner-steps">
        <li>
          <Trans>Open our email. It should arrive within a few minutes.</Trans>
        </li>
        <li>
          <Trans>
            Open the link where you want to go on: on this device or any other. It works once, for {PARTNER_LINK_HOURS}{' '}
            hours.
          </Trans>
        </li>
        <li>
          <Trans>Create your account, or activate it if you have a code.</Trans>
        </li>
      </ol>
      <NothingCame partner={partner} email={email} />
      <PartnerHelp />
    </Page>
  );
}
