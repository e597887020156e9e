import { getCaptcha, type CaptchaForm } from '@portico/contract';
import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '../api/call-failure.ts';
import { usePortal } from '../portal/portal.tsx';
import { CalledOff } from '../portal/use-action.ts';
import { callCache } from '../portal/use-call.ts';
import { useSend } from '../portal/use-send.ts';
import { solveChallenge } from './solve-challenge.ts';

export interface Captcha {
  /** False if captcha is disabled: then there is nothing to show. */
  readonly isOn: boolean;
  readonly status: 'pending' | 'success' | 'error';
  /** Gets a new challenge and solves it. */
  readonly renew: () => void;
  /**
   * Runs work that needs an answer, once there is one. If the server refuses it (each is valid once, and only for
   * minutes), a new answer is made and tried, so that a person who reads for long notices nothing.
   *
   * @throws CalledOff when the browser found no answer: the status says so.
   */
  readonly withAnswer: <Done>(work: (answer: string) => Promise<Done>) => Promise<Done>;
}

/** The check that a person fills in the form. It begins when the form shows. */
export function useCaptcha(form: CaptchaForm): Captcha {
  const { settings } = usePortal();
  const send = useSend();
  const options = {
    queryKey: ['captcha', form],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const disabled = `accepted:${form}`;
      if (!settings.captchaEnabled) return disabled;
      const { challenge } = await send(getCaptcha, { form }, signal);
      return challenge === null ? disabled : await solveChallenge(challenge, signal);
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  };
  const { status, refetch } = useQuery(options, callCache);
  const answer = async () => {
    try {
      return await callCache.fetchQuery(options);
    } catch (caught) {
      // An unreachable server is reported where the form is sent; a browser that cannot solve it, where the check is
      // shown.
      if (caught instanceof CallFailure) throw caught;
      throw new CalledOff();
    }
  };
  const withAnswer: Captcha['withAnswer'] = async (work) => {
    try {
      return await work(await answer());
    } catch (caught) {
      if (!(caught instanceof CallFailure) || caught.error !== 'captchaRefused') throw caught;
      await refetch();
      return work(await answer());
    }
  };
  return { isOn: settings.captchaEnabled, status, renew: () => void refetch(), withAnswer };
}
