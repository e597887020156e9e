import { Trans, useLingui } from '@lingui/react/macro';
import { getCreditQuestions } from '@portico/contract';
import { useEffect } from 'react';
import { useFlow } from '../../flow/use-flow.ts';
import { Loading } from '../../frame/loading.tsx';
import { useCall } from '../../portal/use-call.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VerifierErrorNotice } from '../../verification/verifier-error-notice.tsx';
import { QuestionsForm } from './questions-form.tsx';

/** Loads the questions in the chosen language. They stay the same as long as they are open. */
export function Questions() {
  const { t } = useLingui();
  const { recheck } = useFlow(signUp);
  const { reply, failure, loading, retry } = useCall(getCreditQuestions, {}, { fresh: true, keepPrevious: true });
  const hasMoved = failure?.error === 'verificationFailed' || failure?.error === 'outOfTurn';
  useEffect(() => {
    if (hasMoved) void recheck();
    // Runs once for this failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasMoved]);
  if (reply) return <QuestionsForm questions={reply.creditHistoryQuestions} />;
  if (failure && !hasMoved && !loading) {
    return (
      <VerifierErrorNotice failure={failure} onRetry={retry}>
        <Button variant="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </VerifierErrorNotice>
    );
  }
  return (
    <Loading label={t`Getting the questions`}>
      <div className="stack stack-loose">
        <Skeleton shape="line" count={2} />
        <Skeleton shape="card" count={3} />
      </div>
    </Loading>
  );
}
