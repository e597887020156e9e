import { Trans, useLingui } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The account is frozen: what comes next for the patient, and for an owner who pressed the button in error. */
export function Frozen() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const phone = <PhoneLink number={settings.phones.helpdesk} />;
  return (
    <FramePage state="not-me" title={t`The account is frozen`} width="form">
      <Notice kind="leaf" title={<Trans>Nobody can sign in to it any more.</Trans>}>
        <p>
          <Trans>Our help desk knows of it.</Trans>
        </p>
      </Notice>
      <section className="stack" aria-labelledby="frozen-next">
        <h2 id="frozen-next">
          <Trans>What comes next</Trans>
        </h2>
        <ol>
          <li>
            <Trans>Call us at {phone}. We make sure that it is you, and take the account off your record.</Trans>
          </li>
          <li>
            <Trans>
              Then your record is free, and you can <StateLink to="create-account">set up your own account</StateLink>.
            </Trans>
          </li>
        </ol>
      </section>
      <section className="stack" aria-labelledby="frozen-in-error">
        <h2 id="frozen-in-error">
          <Trans>Is the account yours after all?</Trans>
        </h2>
        <p>
          <Trans>Call the same number. Once we know that it is you, we open it again, and nothing in it is lost.</Trans>
        </p>
      </section>
    </FramePage>
  );
}
