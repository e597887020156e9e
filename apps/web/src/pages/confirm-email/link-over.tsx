import { Trans, useLingui } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The link confirms nothing, whatever the reason; how to get another. */
export function LinkOver() {
  const { t } = useLingui();
  const { settings } = usePortal();
  return (
    <FramePage state="confirm-email" title={t`This link no longer works`} width="form">
      <div className="stack stack-loose">
        <Notice kind="sun" role="alert" title={<Trans>Nothing was confirmed.</Trans>}>
          <p>
            <Trans>
              The link has expired, or there is a newer one. Sign in: if your address still waits to be confirmed, your
              home page says so, and sends you the link again. Questions? Call us at{' '}
              <PhoneLink number={settings.phones.helpdesk} />.
            </Trans>
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
