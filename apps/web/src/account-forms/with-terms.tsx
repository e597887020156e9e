import { useLingui } from '@lingui/react/macro';
import { getAccountTerms, type CallReply } from '@portico/contract';
import type { ReactNode } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import { Loading } from '../frame/loading.tsx';
import { callCache, useCall } from '../portal/use-call.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import './words.ts';

/** The terms of having an account, in the visitor's language. */
export type AccountTerms = CallReply<typeof getAccountTerms>;

/** Asks for the terms anew where those that a page has shown for long may be over: what is accepted goes on as long as it is looked at. */
export function renewTermsAfter(refusal: CallFailure | null): void {
  if (refusal?.error === 'outOfTurn') void callCache.invalidateQueries({ queryKey: [getAccountTerms.name] });
}

/** Loads the terms before the form that asks to accept them. */
export function WithTerms({ children }: { children: (terms: AccountTerms) => ReactNode }) {
  const { t } = useLingui();
  const { reply, failure, retry } = useCall(getAccountTerms, {}, { keepPrevious: true });
  if (reply) return children(reply);
  if (failure) return <CallErrorNotice failure={failure} onRetry={retry} />;
  return (
    <Loading label={t`Loading the terms`}>
      <Skeleton shape="card" count={7} />
    </Loading>
  );
}
