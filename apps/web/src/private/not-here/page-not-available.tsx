import { Trans, useLingui } from '@lingui/react/macro';
import { stateOf, textOf } from '@portico/contract';
import { LifeBuoy, ReceiptText } from 'lucide-react';
import { useLocation } from 'react-router';
import { Page } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Door, doorClass } from '../../ui/door.tsx';
import { askedAt } from './asked-at.ts';

/**
 * The page for every path without a page, signed in or not (spec §1). It names the requested state if it is known, says
 * that it is not here, and offers links.
 */
export function PageNotAvailable() {
  const { t } = useLingui();
  const { settings, language } = usePortal();
  const { hash } = useLocation();
  const asked = askedAt(hash);
  return (
    <Page
      key={hash}
      state="signedin.home"
      title={asked ? textOf(stateOf(asked.name).title, language) : t`There is no such page`}
      width="form"
      lead={
        asked ? (
          <Trans>{settings.name} does not offer this online yet. Nothing was lost or changed.</Trans>
        ) : (
          <Trans>The address may be mistyped, or the page may have moved.</Trans>
        )
      }
    >
      <p>
        <Trans>
          Our help desk can help you with it by phone at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
      <div className="stack">
        <StateLink to={settings.session ? 'patient-cost-estimates' : 'estimates'} className={doorClass}>
          <Door icon={ReceiptText} name={<Trans>Get a cost estimate</Trans>}>
            <Trans>From our own published prices, in about two minutes</Trans>
          </Door>
        </StateLink>
        <StateLink to="helpdesk-center" className={doorClass}>
          <Door icon={LifeBuoy} name={<Trans>Help</Trans>}>
            <Trans>Who to call, and common questions</Trans>
          </Door>
        </StateLink>
      </div>
      <div className="row">
        <StateLink to={settings.session ? 'signedin.home' : 'home'} className={buttonClass('secondary')}>
          <Trans>Go to the home page</Trans>
        </StateLink>
      </div>
    </Page>
  );
}
