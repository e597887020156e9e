import type { StateName } from '@portico/contract';
import { useContext } from 'react';
import type { Flow, FlowStatus, InFlow } from './flow.ts';

/** For content inside the `FlowPage` of that flow. */
export function useFlow<Status extends FlowStatus>({ context, name }: Flow<Status, StateName>): InFlow<Status> {
  const inFlow = useContext(context);
  if (!inFlow) throw new Error(`useFlow is used outside of a page of the flow "${name}"`);
  return inFlow;
}
