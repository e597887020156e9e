import { Trans, useLingui } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The address is confirmed; nobody is signed in by it. */
export function Confirmed() {
  const { t } = useLingui();
  return (
    <FramePage state="confirm-email" title={t`Your email address is confirmed`} width="form">
      <div className="stack stack-loose">
        <Notice kind="leaf" title={<Trans>Thank you. That is all.</Trans>}>
          <p>
            <Trans>If you forget your username or your password, we can now help you by email.</Trans>
          </p>
        </Notice>
        <div className="row">
          <StateLink to="login-home" className={buttonClass('secondary')}>
            <Trans>Go to sign-in</Trans>
          </StateLink>
        </div>
      </div>
    </FramePage>
  );
}
