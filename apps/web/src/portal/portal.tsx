import type { Language, PortalSettings } from '@portico/contract';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { speak } from '../locales/load.ts';
import { rememberLanguage } from './language-cookie.ts';

/** What every page uses: the portal's settings, and the current language. */
export interface Portal {
  readonly settings: PortalSettings;
  readonly language: Language;
  /**
   * Changes the language. No input or choice is lost. Rejects if the texts of the language could not be loaded: then
   * nothing changes.
   */
  readonly changeLanguage: (language: Language) => Promise<void>;
  /**
   * Requests the settings again and returns a fresh anti-forgery token. Returns null and changes nothing if
   * `isSamePerson` says no: the token would belong to another person's session. The check comes after the token, so
   * that a session that begins in between does not use it either.
   */
  readonly renewAntiForgeryToken: (isSamePerson?: () => Promise<boolean>) => Promise<string | null>;
}

const PortalContext = createContext<Portal | null>(null);

export function PortalProvider({ initial, children }: { initial: PortalSettings; children: ReactNode }) {
  const [settings, setSettings] = useState(initial);
  const { language } = settings;
  const load = async (wanted: Language) => {
    const { fetchSettings } = await import('../api/fetch-settings.ts');
    return fetchSettings(wanted);
  };
  const changeLanguage = async (wanted: Language) => {
    // The server goes by it, also for the settings.
    rememberLanguage(wanted);
    // Without the server the hospital's texts stay in the old language; ours can change all the same.
    const loading = load(wanted).catch(() => settings);
    try {
      await speak(wanted, loading);
    } catch (failure) {
      rememberLanguage(language);
      throw failure;
    }
    const next = await loading;
    // The token stays: a new one might belong to another person's session.
    setSettings({ ...next, language: wanted, antiForgeryToken: settings.antiForgeryToken });
  };
  const renewAntiForgeryToken: Portal['renewAntiForgeryToken'] = async (isSamePerson) => {
    const next = await load(language);
    if (isSamePerson && !(await isSamePerson())) return null;
    setSettings({ ...next, language });
    return next.antiForgeryToken;
  };
  return (
    <PortalContext value={{ settings, language, changeLanguage, renewAntiForgeryToken }}>{children}</PortalContext>
  );
}

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal stands outside PortalProvider');
  return portal;
}
