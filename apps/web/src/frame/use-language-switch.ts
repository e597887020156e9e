import type { Language } from '@portico/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isServerReachable } from '../api/is-server-reachable.ts';
import { rememberLanguage } from '../portal/language-cookie.ts';
import { usePortal } from '../portal/portal.tsx';

export interface LanguageSwitching {
  /** The language that was chosen last. */
  readonly wanted: Language | null;
  readonly isBusy: boolean;
  /** The texts could not be loaded, and the visitor is still on the page where that happened. */
  readonly hasFailed: boolean;
  readonly change: (wanted: Language) => Promise<void>;
  readonly tryAgain: () => Promise<void>;
}

/** Changes the language, and reports when that did not work. */
export function useLanguageSwitch(): LanguageSwitching {
  const { changeLanguage } = usePortal();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<Language | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failedAt, setFailedAt] = useState<string | null>(null);

  const attempt = async (language: Language, onFailure?: (language: Language) => Promise<void>) => {
    setWanted(language);
    setIsBusy(true);
    setFailedAt(null);
    try {
      await changeLanguage(language);
    } catch {
      await onFailure?.(language);
      setFailedAt(pathname);
    }
    setIsBusy(false);
  };
  /**
   * A browser may remember that a file could not be loaded: then only the server can bring the page in the language.
   */
  const loadPage = async (language: Language) => {
    if (!(await isServerReachable())) return;
    rememberLanguage(language);
    window.location.reload();
  };
  return {
    wanted,
    isBusy,
    hasFailed: failedAt === pathname,
    change: (language) => attempt(language),
    tryAgain: async () => {
      if (wanted !== null) await attempt(wanted, loadPage);
    },
  };
}
