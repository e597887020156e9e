import { Trans } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { Prose } from '../../frame/prose.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';

/** The notice of Section 1557 (45 CFR 92.10), in plain words. */
export function Page() {
  const { settings } = usePortal();
  return (
    <FramePage
      state="nondiscrimination"
      lead={
        <Trans>
          {settings.name} cares for everybody alike, and follows the civil rights laws of the United States.
        </Trans>
      }
    >
      <Prose>
        <p>
          <Trans>
            We do not exclude people or treat them differently because of race, color, national origin (including the
            language they speak), age, disability or sex.
          </Trans>
        </p>
        <h2>
          <Trans>Help that costs you nothing</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              For people with disabilities: sign language interpreters, large print, audio and other formats, and
              reasonable changes to how we do things.
            </Trans>
          </li>
          <li>
            <Trans>
              For people whose primary language is not English: qualified interpreters, and written information in their
              language.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>
            To ask for it, call <PhoneLink number={settings.phones.helpdesk} /> or see{' '}
            <StateLink to="language-help">the languages we help in</StateLink>.
          </Trans>
        </p>
        <h2>
          <Trans>If you were treated unfairly</Trans>
        </h2>
        <p>
          <Trans>
            Call <PhoneLink number={settings.phones.helpdesk} /> and ask how to file a grievance. The law forbids anyone
            to retaliate against you for it.
          </Trans>
        </p>
        <p>
          <Trans>
            You can also file a complaint with the Office for Civil Rights of the U.S. Department of Health and Human
            Services, by phone at <PhoneLink number="1-800-368-1019" /> (TDD <PhoneLink number="1-800-537-7697" />) or
            by mail at 200 Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201.
          </Trans>
        </p>
      </Prose>
    </FramePage>
  );
}
