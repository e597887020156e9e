import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../../ui/disclosure.tsx';

/** How to allow cookies in each browser. Menus have the names that the browsers give them. */
export function EnableCookies() {
  return (
    <div className="stack">
      <p>
        <Trans>Turn them on, then load this page again. It is enough to allow them for this site alone.</Trans>
      </p>
      <div className="enable-cookies">
        <Disclosure summary="Google Chrome">
          <Trans>
            Open the menu with the three dots, then Settings, Privacy and security, Third-party cookies. Below “See all
            site data and permissions”, remove this site from those that are blocked.
          </Trans>
        </Disclosure>
        <Disclosure summary="Microsoft Edge">
          <Trans>
            Open the menu with the three dots, then Settings, Cookies and site permissions, Manage and delete cookies
            and site data. Turn on “Allow sites to save and read cookie data”.
          </Trans>
        </Disclosure>
        <Disclosure summary="Mozilla Firefox">
          <Trans>
            Open the menu with the three lines, then Settings, Privacy & Security. Under Cookies and Site Data choose
            Manage Exceptions, enter the address of this site and choose Allow.
          </Trans>
        </Disclosure>
        <Disclosure summary="Apple Safari">
          <Trans>
            On an iPhone or iPad open the Settings app, then Apps, Safari, Advanced, and turn off “Block All Cookies”.
            On a Mac choose Safari, Settings, Privacy, and there clear “Block all cookies”.
          </Trans>
        </Disclosure>
      </div>
    </div>
  );
}
