import { useLingui } from '@lingui/react/macro';
import { type Language, languages } from '@portico/contract';
import { useRef, type ReactNode } from 'react';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { Button } from '../ui/button.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Notice } from '../ui/notice.tsx';
import { HospitalLogo } from './hospital-logo.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';
import './header.css';

/**
 * Each language's texts in that language: its name, and the message for a visitor whose chosen language could not be
 * loaded.
 */
const inItself: Readonly<Record<Language, { name: string; failed: string; tryAgain: string }>> = {
  en: {
    name: 'English',
    failed: 'We could not switch to English. Check your connection.',
    tryAgain: 'Try again',
  },
  es: {
    name: 'Español',
    failed: 'No pudimos cambiar a español. Revise su conexión.',
    tryAgain: 'Intentar de nuevo',
  },
};

export interface HeaderBarProps {
  /** The target of the link on the hospital's name. */
  home: 'home' | 'partner-home.params' | 'signedin.home';
  /** The main links. */
  links: ReactNode;
  /** Shown last. */
  children?: ReactNode;
}

/** The top of every page: the hospital, the main links, and the other languages. */
export function HeaderBar({ home, links, children }: HeaderBarProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const switching = useLanguageSwitch();
  const { wanted } = switching;
  const button = useRef<HTMLButtonElement>(null);
  const tryAgain = () => {
    // The notice disappears when it works.
    button.current?.focus();
    void switching.tryAgain();
  };
  return (
    <header className="header">
      <div className="wide header-row">
        <StateLink to={home} className="header-home">
          <HospitalLogo />
        </StateLink>
        <nav aria-label={t`Main`} className="header-links no-print">
          {links}
        </nav>
        <div className="header-aside no-print">
          {languages
            .filter((each) => each !== language)
            .map((other) => (
              <LanguageSwitch
                key={other}
                ref={other === wanted ? button : null}
                other={{ code: other, name: inItself[other].name }}
                busy={switching.isBusy}
                onSwitch={() => void switching.change(other)}
              />
            ))}
          {children}
        </div>
      </div>
      {switching.hasFailed && wanted !== null && (
        <div className="wide header-problem no-print" lang={wanted}>
          <Notice kind="rose" role="alert" title={inItself[wanted].failed}>
            <Button variant="secondary" onClick={tryAgain}>
              {inItself[wanted].tryAgain}
            </Button>
          </Notice>
        </div>
      )}
    </header>
  );
}
