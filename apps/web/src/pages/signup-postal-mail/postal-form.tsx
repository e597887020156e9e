import { useLingui } from '@lingui/react/macro';
import { confirmPostalMail, getActivationCode, signUpPages } from '@portico/contract';
import { useEffect } from 'react';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { Loading } from '../../frame/loading.tsx';
import { FramedPage } from '../../framed/framed-page.tsx';
import type { Move } from '../../framed/use-frame.ts';
import { useCall } from '../../portal/use-call.ts';
import { useGo } from '../../router/use-go.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpErrorNotice } from '../../sign-up/sign-up-error-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Loads the form's address, and shows the form until it reports that the letter was asked for. */
export function PostalForm() {
  const { t } = useLingui();
  const go = useGo();
  const { recheck } = useFlow(signUp);
  const { take, failure: unconfirmed } = useFlowStep(signUp, confirmPostalMail);
  const { reply, failure, retry } = useCall(getActivationCode, {}, { fresh: true, keepPrevious: true });
  const isOutOfTurn = failure?.error === 'outOfTurn';
  useEffect(() => {
    if (isOutOfTurn) void recheck();
    // Runs once for this failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOutOfTurn]);

  const move = ({ state, params }: Move, isOurs: boolean) => {
    if (state !== signUpPages.letterSent) go(state, params);
    // The portal's own form has told the server itself; a provider's form has told only this page.
    else if (isOurs) void recheck();
    else void take({});
  };
  if (reply) {
    return (
      <>
        <SignUpErrorNotice failure={unconfirmed} onRetry={() => void take({})} />
        <FramedPage
          src={reply.url}
          title={t`Form to ask for a code by mail`}
          onMove={move}
          onHide={() => void recheck()}
        />
      </>
    );
  }
  if (failure && !isOutOfTurn) return <SignUpErrorNotice failure={failure} onRetry={retry} />;
  return (
    <Loading label={t`Loading the form`}>
      <div className="stack">
        <Skeleton shape="line" count={2} />
        <Skeleton shape="card" count={3} />
      </div>
    </Loading>
  );
}
