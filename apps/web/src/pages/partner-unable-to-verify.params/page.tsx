import { Trans } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { PartnerHelp } from '../../partners/partner-help.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { usePartner } from '../../router/use-partner.ts';
import { buttonClass } from '../../ui/button.tsx';

/** For a session with the partner that is no longer valid (spec §4: "on failure go to partner-unable-to-verify"). */
export function Page() {
  const company = usePartner()?.fullName ?? '';
  return (
    <FramePage
      state="partner-unable-to-verify.params"
      width="form"
      lead={
        <Trans>
          For your safety, what you showed us is good for some hours, in the browser where you showed it. Please confirm
          once more that you work for {company}.
        </Trans>
      }
    >
      <div className="row">
        <StateLink to="partner-request-account.params" className={buttonClass()}>
          <Trans>Confirm again</Trans>
        </StateLink>
        <StateLink to="partner-home.params" className={buttonClass('quiet')}>
          <Trans>Back to the first page</Trans>
        </StateLink>
      </div>
      <PartnerHelp />
    </FramePage>
  );
}
