import { Trans, useLingui } from '@lingui/react/macro';
import { languages } from '@portico/contract';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { Prose } from '../../frame/prose.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { InOwnWords } from './in-own-words.tsx';
import './language-help.css';

/** The languages in which help is offered, each named in itself (45 CFR 92.11). The portal's own have a sentence. */
export function Page() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const spoken: readonly string[] = languages;
  const others = settings.languageHelp.filter(({ lang }) => !spoken.includes(lang));
  return (
    <FramePage
      state="language-help"
      lead={<Trans>Tell us which language you speak. An interpreter costs you nothing.</Trans>}
    >
      <InOwnWords phone={settings.phones.helpdesk} />
      <Prose>
        <p>
          <Trans>
            We help in these languages too. Call <PhoneLink number={settings.phones.helpdesk} /> and say the name of
            your language, in English if you can.
          </Trans>
        </p>
      </Prose>
      <ul className="languages" aria-label={t`Languages`}>
        {others.map(({ name, lang }) => (
          <li key={lang} lang={lang} dir="auto">
            {name}
          </li>
        ))}
      </ul>
      <Prose>
        <p>
          <Trans>Your language is not in the list? Call us anyway.</Trans>
        </p>
      </Prose>
    </FramePage>
  );
}
