import type { StateName } from '@portico/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import { Page, type PageProps } from '../frame/page.tsx';
import type { Flow, FlowStatus } from './flow.ts';
import { useFlowNote } from './flow-note.ts';
import { FlowSkeleton } from './flow-skeleton.tsx';
import { FlowSteps } from './flow-steps.tsx';
import { Overtaken } from './overtaken.tsx';
import { useFlowGuard, type FlowGuardOptions } from './use-flow-guard.ts';

export interface FlowPageProps<Status extends FlowStatus, Name extends StateName> extends Partial<
  FlowGuardOptions<Status>
> {
  flow: Flow<Status, Name>;
  state: Name;
  /** Replaces the state's own title; undefined uses that. */
  title?: (status: Status) => string | undefined;
  lead?: ReactNode | ((status: Status) => ReactNode);
  width?: PageProps['width'];
  stepsWidth?: 'form' | 'wide';
  /** The content; may use `useFlow()`. */
  children: (status: Status) => ReactNode;
}

/** A page of a flow, with the steps above. It shows only at its step, and leads to the right page otherwise. */
export function FlowPage<Status extends FlowStatus, Name extends StateName>({
  flow,
  state,
  isFirst = false,
  isAlsoAt = () => false,
  title,
  lead,
  width = 'form',
  stepsWidth = 'form',
  children,
}: FlowPageProps<Status, Name>) {
  const { inFlow, failure, retry } = useFlowGuard(flow, { isFirst, isAlsoAt });
  const note = useFlowNote();
  useFocusAtStep(inFlow?.status.step, inFlow?.moving ?? false);
  const above = <FlowSteps flow={flow} page={state} width={stepsWidth} />;
  if (failure) {
    return (
      <Page state={state} width="form" above={above}>
        <CallErrorNotice failure={failure} onRetry={retry} />
      </Page>
    );
  }
  if (!inFlow) return <FlowSkeleton />;
  const { status } = inFlow;
  return (
    <flow.context value={inFlow}>
      <Page
        state={state}
        title={title?.(status)}
        lead={typeof lead === 'function' ? lead(status) : lead}
        width={width}
        above={above}
      >
        {note === 'overtaken' && <Overtaken />}
        {children(status)}
      </Page>
    </flow.context>
  );
}

/** When a page changes with the step, it scrolls to the top, and its heading is read out. */
function useFocusAtStep(step: string | undefined, moving: boolean) {
  const before = useRef(step);
  useEffect(() => {
    const isNext = before.current !== undefined && step !== before.current && !moving;
    before.current = step;
    // A change from another tab does not take the focus from a field in use.
    if (!isNext || document.activeElement?.matches('input, select, textarea')) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step, moving]);
}
