import { Trans } from '@lingui/react/macro';
import type { CallFailure } from '../api/call-failure.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { StateLink } from '../router/state-link.tsx';
import { Notice } from '../ui/notice.tsx';

/** An estimate could not be saved or deleted (spec §8: "update-failed flag on save/delete failure"), and what to do. */
export function UpdateFailed({ failure }: { failure: CallFailure }) {
  return (
    <Notice kind="rose" role="alert">
      <p>
        <Why failure={failure} />
      </p>
    </Notice>
  );
}

function Why({ failure }: { failure: CallFailure }) {
  const { states } = useEstimatesBase();
  if (failure.error === 'tooManyEstimates') {
    return (
      <Trans>
        You have saved as many estimates as we can keep.{' '}
        <StateLink to={states.start}>Delete one you no longer need</StateLink>, then save this one.
      </Trans>
    );
  }
  if (failure.error === 'notPermitted') {
    return <Trans>Your account lets you see estimates, but not save or delete them.</Trans>;
  }
  if (failure.reason === 'offline') {
    return <Trans>We could not reach our server. Check your connection, then try again.</Trans>;
  }
  return <Trans>We cannot tell whether that worked. Look at your saved estimates, or try again in a moment.</Trans>;
}
