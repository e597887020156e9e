import { useLingui } from '@lingui/react/macro';
import { entryOf, languages, type WrittenLanguage } from '@portico/contract';
import { useRef, type ReactNode } from 'react';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { Button } from '../ui/button.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Notice } from '../ui/notice.tsx';
import { LanguagesBar } from './languages-bar.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';
import './header.css';

/**
 * Each language's texts in that language: its name, and the message for a visitor whose chosen language could not be
 * loaded.
 */
const inItself: Readonly<Record<WrittenLanguage, { name: string; failed: string; tryAgain: string }>> = {
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
  const { settings, language } = usePortal();
  const { addedLanguages } = settings;
  const switching = useLanguageSwitch();
  const { wanted } = switching;
  const failed = wanted && (addedLanguages.find(({ tag }) => tag === wanted) ?? entryOf(inItself, wanted));
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
          <Mark />
          <span>{settings.name}</span>
        </StateLink>
        <nav aria-label={t`Main`} className="header-links no-print">
          {links}
        </nav>
        <div className="header-aside no-print">
          {!addedLanguages.length &&
            languages
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
      {!!addedLanguages.length && <LanguagesBar written={inItself} switching={switching} />}
      {switching.hasFailed && failed && wanted !== null && (
        <div className="wide header-problem no-print" lang={wanted}>
          <Notice kind="rose" role="alert" title={failed.failed}>
            <Button variant="secondary" onClick={tryAgain}>
              {failed.tryAgain}
            </Button>
          </Notice>
        </div>
      )}
    </header>
  );
}

/** The mark: an arch, and the light in it. The name is beside it. */
function Mark() {
  return (
    <svg className="mark" width="34" height="38" viewBox="0 0 34 38" aria-hidden="true" focusable="false">
      <path className="mark-arch" d="M2 36V17a15 15 0 0 1 30 0v19" />
      <path className="mark-light" d="M10 36V18.5a7 7 0 0 1 14 0V36z" />
    </svg>
  );
}
