import type { Language } from '@portico/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isServerReachable } from '../api/is-server-reachable.ts';
import { rememberLanguage } from '../portal/language-cookie.ts';
import { usePortal } from '../portal/portal.tsx';

export interface LanguageSwitching {
  readonly isBusy: boolean;
  /** The words could not be loaded, and one is still on the page where that was. */
  readonly hasFailed: boolean;
  readonly change: () => Promise<void>;
  readonly tryAgain: () => Promise<void>;
}

/** Changes the language, and says when that did not work. */
export function useLanguageSwitch(wanted: Language): LanguageSwitching {
  const { changeLanguage } = usePortal();
  const { pathname } = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const [failedAt, setFailedAt] = useState<string | null>(null);

  const attempt = async (onFailure?: () => Promise<void>) => {
    setIsBusy(true);
    setFailedAt(null);
    try {
      await changeLanguage(wanted);
    } catch {
      await onFailure?.();
      setFailedAt(pathname);
    }
    setIsBusy(false);
  };
  /** A browser may remember that a file did not come: then only the server can bring the page in the language. */
  const loadPage = async () => {
    if (!(await isServerReachable())) return;
    rememberLanguage(wanted);
    window.location.reload();
  };
  return {
    isBusy,
    hasFailed: failedAt === pathname,
    change: () => attempt(),
    tryAgain: () => attempt(loadPage),
  };
}
