import { Trans } from '@lingui/react/macro';
import { identityPath } from '@portico/contract';
import { usePortal } from '../../portal/portal.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Choosing a new password by an account elsewhere, for whom one is linked, or who was proven there (issue 15, point 3). */
export function IdentityRecovery() {
  const { settings } = usePortal();
  if (settings.identityProviders.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="by-identity">
      <h2 id="by-identity">
        <Trans>Or get back in with another account</Trans>
      </h2>
      <div className="row">
        {settings.identityProviders.map(({ id, name }) => (
          <a key={id} className={buttonClass('secondary')} href={identityPath(id, 'recovery')}>
            <Trans>Go on with {name}</Trans>
          </a>
        ))}
      </div>
    </section>
  );
}
