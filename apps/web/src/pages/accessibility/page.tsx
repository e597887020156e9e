import { Trans } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { Prose } from '../../frame/prose.tsx';
import { usePortal } from '../../portal/portal.tsx';

/** The hospital's accessibility statement, and how to report a barrier (45 CFR 84). */
export function Page() {
  const { settings } = usePortal();
  return (
    <FramePage
      state="accessibility"
      lead={
        <Trans>Everybody should be able to use this site, with whatever they use to read, hear, point or type.</Trans>
      }
    >
      <Prose>
        <h2>
          <Trans>What we aim for</Trans>
        </h2>
        <p>
          <Trans>
            We build each page to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and test it before it
            goes out.
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>Everything works with a keyboard alone, and you can always see where you are.</Trans>
          </li>
          <li>
            <Trans>Screen readers are told what changes, and what has to be corrected and how.</Trans>
          </li>
          <li>
            <Trans>Text can be made twice as large, and pages fit a narrow phone without scrolling sideways.</Trans>
          </li>
          <li>
            <Trans>Pages follow your device: light or dark, more contrast, less motion.</Trans>
          </li>
          <li>
            <Trans>There is no puzzle to solve: the check that you are a person runs by itself.</Trans>
          </li>
        </ul>
        <h2>
          <Trans>If something does not work for you</Trans>
        </h2>
        <p>
          <Trans>
            Call <PhoneLink number={settings.phones.helpdesk} />. Tell us the page and what happened, and ask for what
            you need in another way: by phone, in large print or on paper.
          </Trans>
        </p>
      </Prose>
    </FramePage>
  );
}
