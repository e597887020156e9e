import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { useSay } from '../../frame/live-announcements.tsx';
import { CodeSent } from '../../two-step/code-sent.tsx';
import { DigitsForm } from '../../two-step/digits-form.tsx';
import { Resend } from '../../two-step/resend.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSentCode } from './use-sent-code.ts';
import { useVerify } from './use-verify.ts';
import type { FactorFormProps } from './factor-form-props.ts';

/** A code by text message or email, sent when the factor opens. */
export function SentCodeForm({ factor, remember, children, ...ends }: FactorFormProps) {
  const { t } = useLingui();
  const { delivery, isNew, busy, failure, sendCode } = useSentCode(factor, ends);
  const { verify, forgetFailure, ...trying } = useVerify(factor, remember, ends);
  const field = useRef<HTMLInputElement>(null);
  const { label } = factor;
  const isOnItsWay = delivery !== null && delivery.kind !== 'tooSoon';
  useSay(isNew && isOnItsWay ? t`A code is on its way to ${label}.` : '');
  const resend = async () => {
    // The typed code is an older one.
    forgetFailure();
    if (!(await sendCode())) return;
    // The button disappears; the code comes next.
    field.current?.focus();
    field.current?.select();
  };
  const problem = failure && <CallErrorNotice failure={failure} onRetry={() => void resend()} />;
  if (delivery === null) {
    return (
      problem ?? (
        <Loading label={t`Sending a code to ${label}`}>
          <Skeleton shape="line" count={3} />
        </Loading>
      )
    );
  }
  // A code that is no longer valid does not delay the next one.
  const isSpent = trying.failure?.error === 'codeUsed' || trying.failure?.error === 'codeExpired';
  const resendAt = isSpent ? 0 : delivery.resendAt;
  return (
    <div className="stack code-form">
      {isOnItsWay ? (
        <p>
          <CodeSent to={label} isAnother={delivery.kind === 'another'} />
        </p>
      ) : (
        <NoneSent label={label} />
      )}
      <DigitsForm
        id="code"
        trying={trying}
        onCode={verify}
        otherError={problem}
        fieldRef={field}
        hint={
          factor.kind === 'email' ? (
            <Trans>It can take a minute. Check your spam folder too.</Trans>
          ) : (
            <Trans>It can take a minute. We will never call you to ask for it.</Trans>
          )
        }
        belowField={
          <Resend
            key={resendAt}
            resendAt={resendAt}
            sendsLeft={delivery.sendsLeft}
            busy={busy}
            onResend={() => void resend()}
          />
        }
      >
        {children}
      </DigitsForm>
    </div>
  );
}

/** Codes were asked for too often, or too soon after another sign-in: the newest one may still be valid. */
function NoneSent({ label }: { label: string }) {
  return (
    <Notice kind="sun" role="alert" title={<Trans>We did not send a new code just now.</Trans>}>
      <p>
        <Trans>
          We sent one to <strong className="sent-to">{label}</strong> a short while ago. If you asked for it in this
          browser and have not used it yet, enter it here.
        </Trans>
      </p>
    </Notice>
  );
}
