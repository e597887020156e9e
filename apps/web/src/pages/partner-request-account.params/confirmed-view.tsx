import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../frame/page.tsx';
import { PartnerHelp } from '../../partners/partner-help.tsx';
import { usePartnerStep } from '../../partners/use-partner-step.ts';
import { usePortal } from '../../portal/portal.tsx';
import type { Partner } from '../../router/use-partner.ts';
import { Button } from '../../ui/button.tsx';

/** The partner has confirmed the visitor, who can go on to the account. */
export function ConfirmedView({ partner: { fullName: company } }: { partner: Partner }) {
  const { t } = useLingui();
  const { name } = usePortal().settings;
  const take = usePartnerStep('ok');
  return (
    <Page
      state="partner-request-account.params"
      title={t`Thank you, that is confirmed`}
      width="form"
      lead={
        <Trans>
          {company} has confirmed who you are. Next you create or activate your account at {name}. Please go on in this
          tab.
        </Trans>
      }
    >
      <div className="row">
        <Button onClick={() => take({ type: 'tokenAccepted' })}>
          <Trans>Go on to your account</Trans>
        </Button>
      </div>
      <PartnerHelp />
    </Page>
  );
}
