import type { StateName } from '@portico/contract';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '../api/call-failure.ts';
import { callCache } from '../portal/use-call.ts';
import { useSend } from '../portal/use-send.ts';
import type { Flow, FlowStatus } from './flow.ts';

export interface LoadedStatus<Status> {
  /** undefined until the first one is loaded. */
  readonly status: Status | undefined;
  readonly failure: CallFailure | null;
  /** Asks the server for it again. */
  readonly reload: () => Promise<void>;
}

/** One key for all languages: a status contains no text. */
export function statusKey({ name }: { readonly name: string }): readonly string[] {
  return ['flow status', name];
}

/**
 * Where this browser is in a flow, as the server says. It is loaded again when the tab becomes visible: another tab may
 * have moved on meanwhile.
 */
export function useFlowStatus<Status extends FlowStatus>(flow: Flow<Status, StateName>): LoadedStatus<Status> {
  const send = useSend();
  const query = useQuery(
    {
      queryKey: statusKey(flow),
      queryFn: ({ signal }) => flow.load(send, signal),
      staleTime: flow.freshFor,
      refetchOnWindowFocus: true,
    },
    callCache,
  );
  return {
    status: query.data,
    // While there is a status to show, a failed reload is ignored.
    failure: query.data === undefined && query.error instanceof CallFailure ? query.error : null,
    reload: async () => {
      await query.refetch();
    },
  };
}

/** Saves the status that a step returned. A pending answer to an earlier question is dropped: it could lead back. */
export function saveFlowStatus<Status extends FlowStatus>(flow: Flow<Status, StateName>, status: Status): void {
  const queryKey = statusKey(flow);
  void callCache.cancelQueries({ queryKey });
  callCache.setQueryData(queryKey, status);
}
