import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Mark } from './mark.tsx';
import './header.css';

/** The other language, named in itself. */
const others = { en: { code: 'es', name: 'Español' }, es: { code: 'en', name: 'English' } } as const;

export function Header() {
  const { t } = useLingui();
  const { settings, language, changeLanguage } = usePortal();
  const other = others[language];
  return (
    <header className="header">
      <div className="wide header-row">
        <StateLink to="home" className="header-home">
          <Mark />
          <span>{settings.name}</span>
        </StateLink>
        <nav aria-label={t`Main`} className="header-links no-print">
          <StateLink to="estimates">
            <Trans>Cost estimates</Trans>
          </StateLink>
          <StateLink to="helpdesk-center">
            <Trans>Help</Trans>
          </StateLink>
        </nav>
        <div className="no-print">
          <LanguageSwitch other={other} onSwitch={() => void changeLanguage(other.code)} />
        </div>
      </div>
    </header>
  );
}
