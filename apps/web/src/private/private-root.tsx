import { Trans } from '@lingui/react/macro';
import { matchPath, matchSignedInPath } from '@portico/contract';
import { useLocation } from 'react-router';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import { Page } from '../frame/page.tsx';
import { StateLink } from '../router/state-link.tsx';
import { buttonClass } from '../ui/button.tsx';

/**
 * The root of the signed-in app: says what was asked for, as far as the path in the hash is known, and leads back.
 * `#/` and no hash at all are the root itself.
 */
export function PrivateRoot() {
  const { settings, language } = usePortal();
  const { hash } = useLocation();
  const path = hash.replace(/^#/, '');
  const asked = path === '' || path === '/' ? null : (matchSignedInPath(path) ?? matchPath(path));
  const title = asked?.state.title[language];
  return (
    <Page state="signedin.home" title={title} width="form">
      <p>
        <Trans>
          You have left the public pages of {settings.name}. What you asked for is not available on this site, so there
          is nothing to see or to fill in here.
        </Trans>
      </p>
      <p>
        <Trans>
          For an account, records or messages, call the help desk at <PhoneLink number={settings.phones.helpdesk} />. A
          cost estimate needs no account.
        </Trans>
      </p>
      <div className="row">
        <StateLink to="home" className={buttonClass()}>
          <Trans>Back to the home page</Trans>
        </StateLink>
        <StateLink to="estimates" className={buttonClass('secondary')}>
          <Trans>Get a cost estimate</Trans>
        </StateLink>
      </div>
    </Page>
  );
}
