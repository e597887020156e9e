import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { Button } from '../ui/button.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Notice } from '../ui/notice.tsx';
import { Mark } from './mark.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';
import './header.css';

/** The other language, named in itself; when its words do not come, that is said in it as well, to whoever asked for it. */
const others = {
  en: {
    code: 'es',
    name: 'Español',
    failed: 'No pudimos cambiar a español. Revise su conexión.',
    tryAgain: 'Intentar de nuevo',
  },
  es: {
    code: 'en',
    name: 'English',
    failed: 'We could not switch to English. Check your connection.',
    tryAgain: 'Try again',
  },
} as const;

export interface HeaderBarProps {
  /** Where the hospital's name leads. */
  home: 'home' | 'partner-home.params' | 'signedin.home';
  /** The main links. */
  links: ReactNode;
  /** Stands last. */
  children?: ReactNode;
}

/** The top of every page: the hospital, the main links, and the other language. */
export function HeaderBar({ home, links, children }: HeaderBarProps) {
  const { t } = useLingui();
  const { settings, language } = usePortal();
  const other = others[language];
  const switching = useLanguageSwitch(other.code);
  const button = useRef<HTMLButtonElement>(null);
  const tryAgain = () => {
    // The notice goes when it works.
    button.current?.focus();
    void switching.tryAgain();
  };
  return (
    <header className="header">
      <div className="wide header-row">
        <StateLink to={home} className="header-home">
          <Mark />
          <span>{settings.name}</span>
        </StateLink>
        <nav aria-label={t`Main`} className="header-links no-print">
          {links}
        </nav>
        <div className="header-aside no-print">
          <LanguageSwitch ref={button} other={other} busy={switching.isBusy} onSwitch={() => void switching.change()} />
          {children}
        </div>
      </div>
      {switching.hasFailed && (
        <div className="wide header-problem no-print" lang={other.code}>
          <Notice kind="rose" role="alert" title={other.failed}>
            <Button variant="secondary" onClick={tryAgain}>
              {other.tryAgain}
            </Button>
          </Notice>
        </div>
      )}
    </header>
  );
}
