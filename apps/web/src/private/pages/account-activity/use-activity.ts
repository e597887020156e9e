import { getAccountActivity, type Activity } from '@portico/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CallFailure } from '../../../api/call-failure.ts';
import { usePortal } from '../../../portal/portal.tsx';
import { callCache, callKey } from '../../../portal/use-call.ts';
import { useSend } from '../../../portal/use-send.ts';

interface ActivityState {
  /** Those that were loaded, the newest first; undefined until the first ones are there. */
  readonly activities: readonly Activity[] | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly failure: CallFailure | null;
  /** Loads again what could not be loaded. */
  readonly retry: () => void;
  readonly showMore: () => void;
}

/**
 * The activity of the account, part by part. Whoever comes back to the page finds as much of it as they left; it is loaded
 * anew beneath.
 */
export function useActivity(): ActivityState {
  const { language } = usePortal();
  const send = useSend();
  const query = useInfiniteQuery(
    {
      queryKey: callKey(getAccountActivity, language, {}),
      queryFn: ({ pageParam, signal }) =>
        send(getAccountActivity, pageParam === null ? {} : { before: pageParam }, signal),
      initialPageParam: null as number | null,
      getNextPageParam: ({ earlier }) => (earlier === 0 ? undefined : earlier),
      staleTime: 0,
    },
    callCache,
  );
  const showMore = () => void query.fetchNextPage();
  return {
    activities: query.data?.pages.flatMap((part) => part.activities),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    failure: query.error instanceof CallFailure ? query.error : null,
    retry: query.isFetchNextPageError ? showMore : () => void query.refetch(),
    showMore,
  };
}
