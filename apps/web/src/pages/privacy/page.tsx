import { Trans } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { Prose } from '../../frame/prose.tsx';
import { usePortal } from '../../portal/portal.tsx';

/** What these pages keep, and for how long. Only what is true of this software; the hospital's own notice is another. */
export function Page() {
  const { settings } = usePortal();
  return (
    <FramePage
      state="privacy"
      lead={<Trans>You can look at every public page, and get an estimate, without telling us who you are.</Trans>}
    >
      <Prose>
        <h2>
          <Trans>What stays in your browser</Trans>
        </h2>
        <ul>
          <li>
            <Trans>A cookie that tells your browser from others, so that nobody else can open your estimate.</Trans>
          </li>
          <li>
            <Trans>A cookie with the language you chose.</Trans>
          </li>
          <li>
            <Trans>A key to your estimate, until you close the tab.</Trans>
          </li>
        </ul>
        <h2>
          <Trans>What we keep</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              The service and the location of an estimate, and when you accepted the terms. We delete them when the
              estimate runs out.
            </Trans>
          </li>
          <li>
            <Trans>
              An email address that you give us for a summary. We use it for that message and for nothing else.
            </Trans>
          </li>
        </ul>
        <h2>
          <Trans>What we do not do</Trans>
        </h2>
        <p>
          <Trans>
            No advertiser, social network or other company sees your visit: these pages load nothing from anybody else.
            We do not follow you to other sites, and we do not sell what you enter.
          </Trans>
        </p>
        <p>
          <Trans>
            Questions about your health records, or about our notice of privacy practices? Call{' '}
            <PhoneLink number={settings.phones.helpdesk} />.
          </Trans>
        </p>
      </Prose>
    </FramePage>
  );
}
