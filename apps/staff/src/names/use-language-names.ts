import { useLingui } from '@lingui/react/macro';
import type { Language } from '@portico/contract';

/** Languages of patients, in that of the person. One that a hospital has added has the name that browsers know for it. */
export function useLanguageNames(): (language: Language) => string {
  const { i18n, t } = useLingui();
  const ours: Readonly<Record<string, string>> = { en: t`English`, es: t`Spanish` };
  const others = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  // Spanish writes them small within a sentence; these stand alone.
  const capitalized = (name: string): string => name.charAt(0).toLocaleUpperCase(i18n.locale) + name.slice(1);
  return (language) => ours[language] ?? capitalized(others.of(language) ?? language);
}
