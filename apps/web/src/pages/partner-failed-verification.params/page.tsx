import { Trans, useLingui } from '@lingui/react/macro';
import { PARTNER_LINK_HOURS } from '@portico/contract';
import { Page as FramePage } from '../../frame/page.tsx';
import { PartnerHelp } from '../../partners/partner-help.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { usePartner } from '../../router/use-partner.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The visitor was not verified (spec §2: "params partner and fromVerifyEmail"): an invalid link, or another reason. */
export function Page() {
  const { fromVerifyEmail } = useStateParams('partner-failed-verification.params') ?? {};
  return fromVerifyEmail === undefined ? <Unconfirmed /> : <LinkRefused />;
}

function LinkRefused() {
  const { t } = useLingui();
  return (
    <FramePage
      state="partner-failed-verification.params"
      title={t`This link no longer works`}
      width="form"
      lead={
        <Trans>
          A link works once, for {PARTNER_LINK_HOURS} hours. If you have opened it before, go on in the tab where you
          did. Otherwise get a new one: that takes a minute.
        </Trans>
      }
    >
      <div className="row">
        <StateLink to="partner-request-account.params" className={buttonClass()}>
          <Trans>Get a new link</Trans>
        </StateLink>
        <StateLink to="partner-home.params" className={buttonClass('quiet')}>
          <Trans>Back to the first page</Trans>
        </StateLink>
      </div>
      <PartnerHelp />
    </FramePage>
  );
}

function Unconfirmed() {
  const { t } = useLingui();
  const company = usePartner()?.fullName ?? '';
  return (
    <FramePage
      state="partner-failed-verification.params"
      title={t`We could not confirm where you work`}
      width="form"
      lead={<Trans>Try once more, with the details that {company} has for you. It may have been a typo.</Trans>}
    >
      <div className="row">
        <StateLink to="partner-request-account.params" className={buttonClass()}>
          <Trans>Try again</Trans>
        </StateLink>
        <StateLink to="partner-home.params" className={buttonClass('quiet')}>
          <Trans>Back to the first page</Trans>
        </StateLink>
      </div>
      <PartnerHelp />
    </FramePage>
  );
}
