import type { Call, CallReply, CallSent } from '@portico/contract';
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { CallFailure } from '../api/call-failure.ts';
import { usePortal } from './portal.tsx';
import { useSend } from './use-send.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

/** The cache of all pages that load data. Only they include the library. */
export const callCache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FIVE_MINUTES,
      refetchOnWindowFocus: false,
      // Reports a missing connection instead of silently waiting for one.
      networkMode: 'always',
      retry: (count, failure) => count < 1 && failure instanceof CallFailure && failure.reason === 'offline',
    },
  },
});

/** The cache's key of a call: responses differ by language. */
export function callKey(call: Call, language: string, input: unknown): readonly unknown[] {
  return [call.name, language, input];
}

export interface CallState<Reply> {
  /** undefined until the first response. */
  readonly reply: Reply | undefined;
  readonly failure: CallFailure | null;
  /** A newer response is being loaded. */
  readonly loading: boolean;
  readonly retry: () => void;
}

export interface UseCallOptions {
  enabled?: boolean;
  /** Shows the last response while the response for a new input is being loaded. */
  keepPrevious?: boolean;
  /** Calls the server every time: the response can be used only once. */
  fresh?: boolean;
}

/**
 * Loads the response of a call when the page is shown, and again when the input or the language changes. For calls that
 * only read.
 */
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
