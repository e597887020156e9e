import { getSignup, type SignUpStanding } from '@portico/contract';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '../api/call-failure.ts';
import { callCache } from '../portal/use-call.ts';
import { useSend } from '../portal/use-send.ts';

/** One key, whatever language is spoken: nothing of a standing is in words. */
const STANDING = ['sign-up standing'];

/** Milliseconds for which a standing is not asked for again: if another tab has gone on in them, the next step is told so. */
const FRESH = 60_000;

export interface LoadedStanding {
  /** undefined while there is none yet. */
  readonly standing: SignUpStanding | undefined;
  readonly failure: CallFailure | null;
  /** Asks the server where one stands now. */
  readonly reload: () => Promise<void>;
}

/**
 * Where this browser stands in its sign-up, as the server has it. Asked again as one comes back to the tab: another tab may
 * have gone on meanwhile.
 */
export function useStanding(): LoadedStanding {
  const send = useSend();
  const query = useQuery(
    {
      queryKey: STANDING,
      queryFn: ({ signal }) => send(getSignup, {}, signal),
      staleTime: FRESH,
      refetchOnWindowFocus: true,
    },
    callCache,
  );
  return {
    standing: query.data,
    // With a standing to show, one that could not be renewed is no trouble to anybody.
    failure: query.data === undefined && query.error instanceof CallFailure ? query.error : null,
    reload: async () => {
      await query.refetch();
    },
  };
}

/** Keeps the standing that a step answered with. One that was asked for before the step is not waited for: it would lead back. */
export function keepStanding(standing: SignUpStanding): void {
  void callCache.cancelQueries({ queryKey: STANDING });
  callCache.setQueryData(STANDING, standing);
}
