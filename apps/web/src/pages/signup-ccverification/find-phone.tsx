import { useLingui } from '@lingui/react/macro';
import { CAPTCHA_QUERY, lookUpPhone } from '@portico/contract';
import { useEffect } from 'react';
import { CaptchaStatus } from '../../captcha/captcha-status.tsx';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useAction } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/**
 * Looks up the phone on file, whose last digits are shown only after a captcha (decision 85), before the methods are
 * offered. The captcha is solved by the browser: the visitor waits for a moment.
 */
export function FindPhone() {
  const { t } = useLingui();
  const captcha = useCaptcha('phoneLookup');
  const send = useSend();
  const { recheck } = useFlow(signUp);
  const { failure, run } = useAction();
  const find = () =>
    run(async () => {
      await captcha.withAnswer((answer) => send(lookUpPhone, { [CAPTCHA_QUERY]: answer }));
      await recheck();
    });
  useEffect(() => {
    void find();
    // Runs once, when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (failure !== null) return <CallErrorNotice failure={failure} onRetry={() => void find()} />;
  if (captcha.status === 'error') return <CaptchaStatus status={captcha.status} onRetry={captcha.renew} />;
  return (
    <Loading label={t`We are looking for a phone that we can text a code to`}>
      <Skeleton shape="line" count={4} />
    </Loading>
  );
}
