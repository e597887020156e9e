import type { Language, PortalSettings } from '@portico/contract';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { speak } from '../locales/load.ts';
import { rememberLanguage } from './language-cookie.ts';

/** What every page knows: the portal's settings, and the language that is spoken. */
export interface Portal {
  readonly settings: PortalSettings;
  readonly language: Language;
  /**
   * Speaks another language from now on. Nothing that was typed or chosen is lost. Rejects when the words of the language
   * could not be loaded: then nothing changes.
   */
  readonly changeLanguage: (language: Language) => Promise<void>;
  /**
   * Asks for the settings again and answers with a fresh anti-forgery token. Null, and nothing changes, where
   * `isSamePerson` says no: the token would be that of somebody else. It is asked after the token was given, so that a
   * session which begins later still does not go with it.
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
    // Without the server the words of the hospital stay as they are; ours can change all the same.
    const [next] = await Promise.all([load(wanted).catch(() => settings), speak(wanted)]);
    rememberLanguage(wanted);
    // The token stays: a new one might be that of another person's session.
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
