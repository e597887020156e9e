import { useLingui } from '@lingui/react/macro';
import { getSecurityQuestions } from '@portico/contract';
import type { ReactNode } from 'react';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import { Loading } from '../frame/loading.tsx';
import { useCall } from '../portal/use-call.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { SecurityQuestions } from './question-fields.tsx';
import './words.ts';

/** Loads the questions before the form that needs them. */
export function WithQuestions({ children }: { children: (questions: SecurityQuestions) => ReactNode }) {
  const { t } = useLingui();
  // The input stays when the language changes.
  const { reply, failure, retry } = useCall(getSecurityQuestions, {}, { keepPrevious: true });
  if (reply) return children(reply.securityQuestions);
  if (failure) return <CallErrorNotice failure={failure} onRetry={retry} />;
  return (
    <Loading label={t`Loading the form`}>
      <div className="stack stack-loose">
        <Skeleton shape="line" count={2} />
        <Skeleton shape="card" count={2} />
      </div>
    </Loading>
  );
}
