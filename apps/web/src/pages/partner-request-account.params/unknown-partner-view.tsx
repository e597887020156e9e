import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** For a link with an unknown company (spec §2: the view invalidCP). Which companies are partners is not told. */
export function UnknownPartnerView() {
  const { t } = useLingui();
  const { name, phones } = usePortal().settings;
  return (
    <Page
      state="partner-request-account.params"
      title={t`We do not know this company`}
      width="form"
      lead={
        <Trans>
          The link that brought you here names a company that does not take part. Check it with your employer, or go on
          without one: everybody can have an account at {name}.
        </Trans>
      }
    >
      <div className="row">
        <StateLink to="create-account" leavesPartner className={buttonClass()}>
          <Trans>Create an account</Trans>
        </StateLink>
        <StateLink to="home" className={buttonClass('quiet')}>
          <Trans>Back to the first page</Trans>
        </StateLink>
      </div>
      <p className="secondary">
        <Trans>
          Should it work? Call the help desk at <PhoneLink number={phones.helpdesk} />.
        </Trans>
      </p>
    </Page>
  );
}
