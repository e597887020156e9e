import {
  getActivation,
  getMobileActivation,
  type ActivationStanding,
  type SmsActivationStanding,
} from '@portico/contract';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '../api/call-failure.ts';
import { callCache } from '../portal/use-call.ts';
import { useSend, type Send } from '../portal/use-send.ts';

/** Nothing of a standing is in words, so that every language shares it. */
const BY_CODE = ['activation standing'];
const BY_SMS = ['sms activation standing'];

/** Milliseconds for which a standing that has just come with an answer is not asked for again. */
const JUST_NOW = 10_000;

export interface LoadedStanding<Standing> {
  /** undefined while there is none yet. */
  readonly standing: Standing | undefined;
  readonly failure: CallFailure | null;
  /** Asks the server where one stands now. */
  readonly reload: () => Promise<void>;
}

/** Where this browser stands in an activation by access code, as the server has it. */
export function useActivationStanding(): LoadedStanding<ActivationStanding> {
  return useStanding(BY_CODE, (send, signal) => send(getActivation, {}, signal));
}

/** The same of an activation by text message. */
export function useSmsStanding(): LoadedStanding<SmsActivationStanding> {
  return useStanding(BY_SMS, (send, signal) => send(getMobileActivation, {}, signal));
}

/** Keeps the standing that a step answered with. */
export function keepActivationStanding(standing: ActivationStanding): void {
  callCache.setQueryData(BY_CODE, standing);
}

/** The same of an activation by text message. */
export function keepSmsStanding(standing: SmsActivationStanding): void {
  callCache.setQueryData(BY_SMS, standing);
}

/** Asked again as one comes back to the tab: another tab may have gone on meanwhile. */
function useStanding<Standing>(
  queryKey: readonly string[],
  ask: (send: Send, signal: AbortSignal) => Promise<Standing>,
): LoadedStanding<Standing> {
  const send = useSend();
  const query = useQuery(
    { queryKey, queryFn: ({ signal }) => ask(send, signal), staleTime: JUST_NOW, refetchOnWindowFocus: true },
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
