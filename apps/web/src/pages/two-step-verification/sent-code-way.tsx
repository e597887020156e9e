import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CODE_LIFETIME_SECONDS } from '@portico/contract';
import { useRef } from 'react';
import { CallProblem } from '../../frame/call-problem.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useSay } from '../../frame/said-aloud.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import { Resend } from './resend.tsx';
import { useSentCode } from './use-sent-code.ts';
import { useVerify } from './use-verify.ts';
import type { WayProps } from './way-props.ts';

const MINUTES = CODE_LIFETIME_SECONDS / 60;

/** A code that comes by text message or email, sent as the way is opened. */
export function SentCodeWay({ factor, remember, children, ...ends }: WayProps) {
  const { t } = useLingui();
  const { sent, times, isAnother, busy, failure, sendCode } = useSentCode(factor, ends);
  const verifying = useVerify(factor, remember, ends);
  const field = useRef<HTMLInputElement>(null);
  const { label } = factor;
  useSay(times > 0 ? t`A code is on its way to ${label}.` : '');
  const resend = async () => {
    if (!(await sendCode())) return;
    // What was typed belongs to an older code. The button goes; the next thing is the new code.
    verifying.forgetFailure();
    field.current?.focus();
    field.current?.select();
  };
  const isTooOften = failure?.error === 'tooManyRequests';
  if (sent === null && failure === null) {
    return (
      <Loading label={t`Sending a code to ${label}`}>
        <Skeleton shape="line" count={3} />
      </Loading>
    );
  }
  return (
    <div className="stack code-form">
      {failure && !isTooOften && <CallProblem failure={failure} onRetry={() => void resend()} />}
      {isTooOften && <TooOften wait={failure.retryAfter} />}
      {(sent !== null || isTooOften) && (
        <>
          <p>
            {isAnother ? (
              <Trans>
                We sent a new code to <strong className="sent-to">{label}</strong>. Only the newest one works, for{' '}
                {MINUTES} minutes.
              </Trans>
            ) : (
              <Trans>
                We sent a code to <strong className="sent-to">{label}</strong>. It works for {MINUTES} minutes.
              </Trans>
            )}
          </p>
          <CodeForm
            verifying={verifying}
            fieldRef={field}
            hint={
              factor.kind === 'email' ? (
                <Trans>It can take a minute. Check your spam folder too.</Trans>
              ) : (
                <Trans>It can take a minute. We will never call you to ask for it.</Trans>
              )
            }
            belowField={
              sent !== null && <Resend key={sent.resendAt} sent={sent} isBusy={busy} onResend={() => void resend()} />
            }
          >
            {children}
          </CodeForm>
        </>
      )}
    </div>
  );
}

/** Codes were asked for too often, or too soon after a reload: the newest one still works. */
function TooOften({ wait }: { wait: number | null }) {
  const minutes = Math.ceil((wait ?? 60) / 60);
  return (
    <Notice kind="sun" role="alert" title={<Trans>We cannot send another code yet.</Trans>}>
      <p>
        <Plural
          value={minutes}
          one="Use the newest one that you have, or ask again in # minute. You can also choose another way below."
          other="Use the newest one that you have, or ask again in # minutes. You can also choose another way below."
        />
      </p>
    </Notice>
  );
}
