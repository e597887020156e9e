import { Trans } from '@lingui/react/macro';
import { StateLink } from '../../router/state-link.tsx';

/** The last time that one can correct what one said. */
export function OnceMore() {
  return (
    <p className="secondary">
      <Trans>
        After this step, what you said about yourself cannot be changed.{' '}
        <StateLink to="signup-demographics">Check it once more</StateLink>
      </Trans>
    </p>
  );
}
