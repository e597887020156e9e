import { Trans } from '@lingui/react/macro';
import { identityPath } from '@portico/contract';
import { usePortal } from '../portal/portal.tsx';
import { buttonClass } from '../ui/button.tsx';
import './identity-links.css';

/** Signing in by an account that visitors have elsewhere, where the hospital takes some (issue 15, point 3). Plain links: they need no script. */
export function IdentityLinks() {
  const { settings } = usePortal();
  const providers = settings.identityProviders.filter(({ signsIn }) => signsIn);
  if (providers.length === 0) return null;
  return (
    <ul className="identity-links">
      {providers.map(({ id, name }) => (
        <li key={id}>
          <a className={buttonClass('secondary')} href={identityPath(id, 'signIn')}>
            <Trans>Sign in with {name}</Trans>
          </a>
        </li>
      ))}
    </ul>
  );
}
