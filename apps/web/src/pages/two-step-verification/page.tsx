import { Trans, useLingui } from '@lingui/react/macro';
import { getTwoStep } from '@portico/contract';
import { useState } from 'react';
import type { CallFailure } from '../../api/call-failure.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { useCall } from '../../portal/use-call.ts';
import { StateLink } from '../../router/state-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { endsSignIn } from './attempt.ts';
import { Ended } from './ended.tsx';
import { FactorForms } from './factor-forms.tsx';

/** The second step of a sign-in (spec §2). The server knows the sign-in of this browser, so a reload loses nothing. */
export function Page() {
  const { t } = useLingui();
  // The input stays when the language changes.
  const { reply, failure, retry } = useCall(getTwoStep, {}, { fresh: true, keepPrevious: true });
  const [end, setEnd] = useState<CallFailure | null>(null);
  const ended = end ?? (failure !== null && endsSignIn(failure) ? failure : null);
  return (
    <FramePage
      state="two-step-verification"
      width="form"
      lead={ended === null && <Trans>Your password is correct. One more step, to make sure it’s you.</Trans>}
    >
      {ended !== null && <Ended by={ended} />}
      {ended === null && failure !== null && <CallErrorNotice failure={failure} onRetry={retry} />}
      {ended === null && reply !== undefined && (
        <FactorForms factors={reply.factors} rememberDays={reply.rememberDays} onEnd={setEnd} onOutdated={retry} />
      )}
      {failure === null && reply === undefined && (
        <Loading label={t`Loading the ways to verify that it’s you`}>
          <Skeleton shape="card" />
          <Skeleton shape="line" count={2} />
        </Loading>
      )}
      {ended === null && (
        <p>
          <Trans>
            Not you? <StateLink to="login-home">Back to sign in</StateLink>
          </Trans>
        </p>
      )}
    </FramePage>
  );
}
