import type { SignUpStanding } from '@portico/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CallProblem } from '../frame/call-problem.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page, type PageProps } from '../frame/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { SignUpPageName } from './place-of.ts';
import { Overtaken } from './overtaken.tsx';
import { SignUpContext } from './sign-up-context.ts';
import { isOvertaken } from './sign-up-notes.ts';
import { SignUpSteps } from './sign-up-steps.tsx';
import { useStandingGuard } from './use-standing-guard.ts';

export interface SignUpPageProps {
  state: SignUpPageName;
  /** Further steps at which the page may be gone back to; 'everywhere' for the first page. */
  also?: readonly SignUpStanding['step'][] | 'everywhere';
  /** Stands in the place of the state's own title; undefined for that. */
  title?: (standing: SignUpStanding) => string | undefined;
  lead?: ReactNode | ((standing: SignUpStanding) => ReactNode);
  width?: PageProps['width'];
  /** What stands on the page; may use `useSignUp()`. */
  children: (standing: SignUpStanding) => ReactNode;
}

/** A page of the sign-up, with how far one is. It shows itself only where one stands there, and leads to the right page otherwise. */
export function SignUpPage({ state, also = [], title, lead, width = 'form', children }: SignUpPageProps) {
  const { signUp, failure, retry } = useStandingGuard(also);
  const { state: note } = useLocation();
  useFocusAtStep(signUp?.standing.step, signUp?.moving ?? false);
  const above = (
    <div className="form-width">
      <SignUpSteps state={state} />
    </div>
  );
  if (failure) {
    return (
      <Page state={state} width="form" above={above}>
        <CallProblem failure={failure} onRetry={retry} />
      </Page>
    );
  }
  if (!signUp) return <SignUpSkeleton />;
  const { standing } = signUp;
  return (
    <SignUpContext value={signUp}>
      <Page
        state={state}
        title={title?.(standing)}
        lead={typeof lead === 'function' ? lead(standing) : lead}
        width={width}
        above={above}
      >
        {isOvertaken(note) && <Overtaken />}
        {children(standing)}
      </Page>
    </SignUpContext>
  );
}

/** What a page shows can change with the step: whoever goes on within it arrives at its top, and its heading is read out. */
function useFocusAtStep(step: SignUpStanding['step'] | undefined, moving: boolean) {
  const before = useRef(step);
  useEffect(() => {
    const isNext = before.current !== undefined && step !== before.current && !moving;
    before.current = step;
    if (!isNext) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step, moving]);
}

function SignUpSkeleton() {
  return (
    <div className="wide page">
      <Loading>
        <div className="form-width stack stack-loose">
          <Skeleton shape="line" count={3} />
          <Skeleton shape="card" count={2} />
        </div>
      </Loading>
    </div>
  );
}
