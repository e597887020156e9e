import type { StateName } from '@portico/contract';
import { useNavigate } from 'react-router';
import type { FlowPages, FlowStatus } from './flow.ts';
import { writeFlowNote, type FlowNote } from './flow-note.ts';
import { usePathOf } from './use-path-of.ts';

export interface GoToStatusOptions {
  /** Replaces the open page in the history. */
  readonly replace?: boolean;
  readonly note?: FlowNote | null;
}

export function useGoToStatus<Status extends FlowStatus>(
  flow: FlowPages<Status, StateName>,
): (status: Status, options?: GoToStatusOptions) => void {
  const navigate = useNavigate();
  const pathOf = usePathOf(flow);
  return (status, { replace = false, note = null } = {}) =>
    void navigate(pathOf(status), { replace, state: writeFlowNote(note) });
}
