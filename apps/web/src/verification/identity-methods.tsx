import { Trans } from '@lingui/react/macro';
import { identityPath } from '@portico/contract';
import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { usePortal } from '../portal/portal.tsx';
import { Door, doorClass } from '../ui/door.tsx';
import './alternative-methods.css';
import './words.ts';

export interface IdentityMethodsProps {
  /** What waits here until one is back. */
  purpose: 'signUp' | 'activation';
}

/** Showing who one is by an account that one has elsewhere (issue 15, point 3). */
export function IdentityMethods({ purpose }: IdentityMethodsProps) {
  const titleId = useId();
  const { settings } = usePortal();
  const providers = settings.identityProviders.filter(({ proves }) => proves);
  if (providers.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="stack verification-others">
      <h2 id={titleId}>
        <Trans>Already checked somewhere else?</Trans>
      </h2>
      <ul className="verification-ways">
        {providers.map(({ id, name }) => (
          <li key={id}>
            {/* The door has its name. */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <a className={doorClass} href={identityPath(id, purpose)}>
              <Door icon={BadgeCheck} name={<Trans>Use your {name} account</Trans>}>
                <Trans>
                  You sign in there, and {name} tells us your name, date of birth and address. Then you are back here.
                </Trans>
              </Door>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
