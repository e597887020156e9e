import type { Call, CallReply, CallSent } from '@portico/contract';
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { CallFailure } from '../api/call-failure.ts';
import { usePortal } from './portal.tsx';
import { useSend } from './use-send.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

/** What was loaded, for all pages that load. Only they carry the library. */
export const callCache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FIVE_MINUTES,
      refetchOnWindowFocus: false,
      // Says that there is no connection, rather than waiting for one in silence.
      networkMode: 'always',
      retry: (count, failure) => count < 1 && failure instanceof CallFailure && failure.reason === 'offline',
    },
  },
});

/** The cache's key of a call: replies differ by language. */
export function callKey(call: Call, language: string, input: unknown): readonly unknown[] {
  return [call.name, language, input];
}

export interface CallState<Reply> {
  /** undefined while there is none yet. */
  readonly reply: Reply | undefined;
  readonly failure: CallFailure | null;
  /** Something newer is on its way. */
  readonly loading: boolean;
  readonly retry: () => void;
}

export interface UseCallOptions {
  enabled?: boolean;
  /** Shows the last reply while the next one, for another input, is on its way. */
  keepPrevious?: boolean;
  /** Asks every time: the reply can be used once. */
  fresh?: boolean;
}

/** Loads the reply of a call as the page shows; again when the input or the language changes. For calls that only read. */
export function useCall<C extends Call>(
  call: C,
  input: CallSent<C>,
  { enabled = true, keepPrevious = false, fresh = false }: UseCallOptions = {},
): CallState<CallReply<C>> {
  const { language } = usePortal();
  const sendCall = useSend();
  const query = useQuery(
    {
      queryKey: callKey(call, language, input),
      queryFn: ({ signal }) => sendCall(call, input, signal),
      enabled,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
      ...(fresh ? { staleTime: 0, gcTime: 0 } : {}),
    },
    callCache,
  );
  return {
    reply: query.data,
    failure: query.error instanceof CallFailure ? query.error : null,
    loading: query.isFetching,
    retry: () => void query.refetch(),
  };
}
