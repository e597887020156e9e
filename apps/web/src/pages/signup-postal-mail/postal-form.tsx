import { Trans, useLingui } from '@lingui/react/macro';
import { confirmPostalMail, getActivationCode, signUpPages } from '@portico/contract';
import { useEffect } from 'react';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { Loading } from '../../frame/loading.tsx';
import { EmbeddedPage } from '../../framed/embedded-page.tsx';
import type { Move } from '../../framed/use-frame.ts';
import { useCall } from '../../portal/use-call.ts';
import { useGo } from '../../router/use-go.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpErrorNotice } from '../../sign-up/sign-up-error-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
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
    if (state !== signUpPages.letterSent) go(state, params, { reload: true });
    // The portal's own form has told the server itself; a provider's form has told only this page.
    else if (isOurs) void recheck();
    else void take({});
  };
  if (reply) {
    return (
      <>
        <SignUpErrorNotice failure={unconfirmed} onRetry={() => void take({})} />
        <EmbeddedPage
          src={reply.url}
          words={{
            title: t`Form to ask for a code by mail`,
            loading: t`Loading the form`,
            failed: <Trans>The form does not load.</Trans>,
          }}
          onMove={move}
          onHide={() => void recheck()}
          renderInstead={(again) => <FormEnded onAgain={again} />}
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

/** Stands there where the form has ended, but the sign-up is still at this step. */
function FormEnded({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice kind="info" role="alert" title={<Trans>This form was closed.</Trans>}>
      <p>
        <Trans>You may have gone on in another window. If not, open the form again.</Trans>
      </p>
      <Button variant="secondary" onClick={onAgain}>
        <Trans>Open the form again</Trans>
      </Button>
    </Notice>
  );
}
