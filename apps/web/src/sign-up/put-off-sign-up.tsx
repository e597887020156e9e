import { Trans, useLingui } from '@lingui/react/macro';
import { putOffSignup, SIGN_UP_LINK_DAYS, type SignUpStatus } from '@portico/contract';
import { signUpFlow } from '@portico/rules';
import { CancelFlow } from '../flow/cancel-flow.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { forgetDraft } from './demographics-input.ts';
import { signUp } from './sign-up-flow.ts';
import './sign-up.css';
import './words.ts';

/**
 * Puts the sign-up off: a link is mailed, and nothing of it stays in this browser (issue 12, point 11). Nothing for who gave
 * no e-mail address.
 */
export function PutOffSignUp({ status }: { status: SignUpStatus }) {
  const { t } = useLingui();
  const { leaveTo } = useFlow(signUp);
  const email = status.demographics?.email ?? '';
  if (email === '' || !signUpFlow.canBePutOff(status)) return null;
  const onPutOff = (next: SignUpStatus) => {
    forgetDraft();
    leaveTo(next, 'create-account', 'putOff');
  };
  return (
    <section className="sign-up-put-off" aria-label={t`Go on later`}>
      <p>
        <Trans>
          <strong>Not now?</strong> We mail you a link, and you go on within {SIGN_UP_LINK_DAYS} days.
        </Trans>
      </p>
      <CancelFlow
        cancel={(send) => send(putOffSignup, {})}
        onCancelled={onPutOff}
        title={<Trans>Go on later?</Trans>}
        warning={
          <Trans>
            We mail a link to <strong className="sign-up-mailbox">{email}</strong>. Open it within {SIGN_UP_LINK_DAYS}{' '}
            days, on any device, and you go on at this step. What you have entered then no longer shows in this browser.
          </Trans>
        }
        confirm={<Trans>Mail me the link</Trans>}
      >
        <Trans>Go on later</Trans>
      </CancelFlow>
    </section>
  );
}
