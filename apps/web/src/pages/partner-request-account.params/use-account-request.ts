import { CAPTCHA_QUERY, requestPartnerAccount, type CallReply } from '@portico/contract';
import { useCaptcha, type Captcha } from '../../captcha/use-captcha.ts';
import { usePartnerStep } from '../../partners/use-partner-step.ts';
import { useAction, type Action } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import type { Partner } from '../../router/use-partner.ts';

/** What the partner asks about (spec §3: "Request payload carries email or credential"). */
type Given = { readonly email: string } | { readonly credential: string };

export interface AccountRequest extends Pick<Action, 'busy' | 'failure' | 'forgetFailure'> {
  readonly captcha: Captcha;
  /** Sends the request, one at a time; undefined if it failed, or if another is running. */
  readonly request: (given: Given) => Promise<CallReply<typeof requestPartnerAccount> | undefined>;
}

/** The call of a request, with its captcha. If the server no longer knows the partner, the next view says so. */
export function useAccountRequest({ name }: Partner): AccountRequest {
  const captcha = useCaptcha('partnerRequest');
  const send = useSend();
  const take = usePartnerStep('main');
  const { busy, failure, run, forgetFailure } = useAction(({ error }) => {
    if (error !== 'unknownPartner') return false;
    take({ type: 'partnerUnknown' }, { replace: true });
    return true;
  });
  const request: AccountRequest['request'] = (given) =>
    run(() =>
      captcha.withAnswer((answer) => send(requestPartnerAccount, { partner: name, [CAPTCHA_QUERY]: answer, ...given })),
    );
  return { captcha, busy, failure, request, forgetFailure };
}
