import { Trans, useLingui } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { Prose } from '../../frame/prose.tsx';
import { usePortal } from '../../portal/portal.tsx';
import './language-help.css';

/** Which languages help is offered in, each named in itself (45 CFR 92.11). */
export function Page() {
  const { t } = useLingui();
  const { settings } = usePortal();
  return (
    <FramePage
      state="language-help"
      lead={<Trans>Tell us which language you speak. We find an interpreter for you, by phone or in person.</Trans>}
    >
      <Prose>
        <p>
          <Trans>
            Call <PhoneLink number={settings.phones.helpdesk} /> and say the name of your language in English if you
            can. Interpreters, sign language and papers in your language or in large print cost you nothing. You do not
            have to bring a relative to interpret.
          </Trans>
        </p>
      </Prose>
      <ul className="languages" aria-label={t`Languages`}>
        {settings.languageHelp.map(({ name, lang }) => (
          <li key={lang} lang={lang} dir="auto">
            {name}
          </li>
        ))}
      </ul>
      <Prose>
        <p>
          <Trans>Your language is not in the list? Call us all the same.</Trans>
        </p>
      </Prose>
    </FramePage>
  );
}
