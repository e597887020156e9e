import { Trans } from '@lingui/react/macro';
import { StateLink } from '../../router/state-link.tsx';

/** Says that this is the last chance to correct the earlier answers. */
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
