import type { StateName } from '@portico/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallFailure } from '../api/call-failure.ts';
import { useGo } from '../router/use-go.ts';
import type { Flow, FlowStatus, InFlow } from './flow.ts';
import { writeFlowNote } from './flow-note.ts';
import { isAtPath } from './flow-path.ts';
import { saveFlowStatus, useFlowStatus } from './flow-status.ts';
import { useKeptWhileUsed } from './kept-while-used.ts';
import { useGoToStatus } from './use-go-to-status.ts';
import { usePathOf } from './use-path-of.ts';
import { useSessionEnd } from './use-session-end.ts';

export interface FlowGuard<Status> {
  /** null while the page must not show: the status is not known yet, or another page opens. */
  readonly inFlow: InFlow<Status> | null;
  readonly failure: CallFailure | null;
  readonly retry: () => void;
}

export interface FlowGuardOptions<Status extends FlowStatus> {
  /** The first page of the flow shows at every step. */
  isFirst: boolean;
  /** Further steps from which the user can go back to the page. */
  isAlsoAt: (step: Status['step']) => boolean;
}

/**
 * Shows a page of a flow only at its step, as the server says, and leads to the right page otherwise. A page that was
 * shown rightly stays visible until the next one is there, and stays in the history.
 */
export function useFlowGuard<Status extends FlowStatus>(
  flow: Flow<Status, StateName>,
  { isFirst, isAlsoAt }: FlowGuardOptions<Status>,
): FlowGuard<Status> {
  const { pathname } = useLocation();
  const go = useGo();
  const goToStatus = useGoToStatus(flow);
  const pathOf = usePathOf(flow);
  const { status, failure, reload } = useFlowStatus(flow);
  const [shown, setShown] = useState<Status>();
  const [moving, setMoving] = useState(false);
  const leaving = useRef(false);
  const outOfTurnAt = useRef<Status['step']>(undefined);

  const isHere = status !== undefined && (isFirst || isAtPath(pathname, pathOf(status), isAlsoAt(status.step)));
  if (isHere && status !== shown) setShown(status);

  const isUnderWay = isHere && status.step !== flow.start && status.step !== 'done';
  useKeptWhileUsed(flow.keptWhileUsed === true && isUnderWay, reload);
  useSessionEnd((status && flow.sessionEnd?.(status)) ?? null, reload);

  useEffect(() => {
    if (status === undefined || leaving.current) return;
    const wasHere = shown !== undefined;
    const wasOutOfTurn = outOfTurnAt.current !== undefined && outOfTurnAt.current !== status.step;
    outOfTurnAt.current = undefined;
    if (isHere && !wasOutOfTurn) return;
    const note = wasHere ? flow.noteWhenLed?.(status.step, wasOutOfTurn) : null;
    goToStatus(status, { replace: isHere || !wasHere, note: note ?? null });
    // Runs once for each status; the page that was shown follows from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status, isHere]);

  useEffect(() => {
    if (status?.step === flow.start || status?.step === 'done') flow.forgetTyped?.();
  }, [flow, status?.step]);

  const overtaken = async () => {
    // The first page shows at every step, and reports the new step itself.
    if (!isFirst) outOfTurnAt.current = shown?.step;
    await reload();
  };
  const moveOn: InFlow<Status>['moveOn'] = (next, note) => {
    outOfTurnAt.current = undefined;
    leaving.current = pathOf(next) !== pathname;
    saveFlowStatus(flow, next);
    if (!leaving.current) return;
    setMoving(true);
    goToStatus(next, { note: note ?? null });
  };
  const leaveTo: InFlow<Status>['leaveTo'] = (next, page, note) => {
    leaving.current = true;
    setMoving(true);
    saveFlowStatus(flow, next);
    go(page, undefined, { note: writeFlowNote(note) });
  };
  return {
    inFlow: shown === undefined ? null : { status: shown, moving, moveOn, recheck: reload, overtaken, leaveTo },
    failure,
    retry: () => void reload(),
  };
}
