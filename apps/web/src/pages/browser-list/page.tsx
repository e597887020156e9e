import { Trans } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { Card } from '../../ui/card.tsx';
import { Browsers } from './browsers.tsx';
import { EnableCookies } from './enable-cookies.tsx';
import { YourBrowser } from './your-browser.tsx';
import './browser-list.css';

/** The supported browsers, what the portal needs of a browser, and what this one lacks (spec §2). */
export function Page() {
  const { settings } = usePortal();
  return (
    <FramePage
      state="browser-list"
      lead={<Trans>This site works in every browser from the last two years, on phones and computers.</Trans>}
    >
      <div className="browser-list">
        <Card title={<Trans>Your browser</Trans>}>
          <YourBrowser />
        </Card>
        <Card title={<Trans>Browsers that work</Trans>}>
          <Browsers />
        </Card>
      </div>
      <Card title={<Trans>How to turn on cookies</Trans>}>
        <EnableCookies />
      </Card>
      <p>
        <Trans>
          If none of this helps, or you cannot use another browser, call the help desk at{' '}
          <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </FramePage>
  );
}
