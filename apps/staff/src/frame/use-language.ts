import { useLingui } from '@lingui/react';
import { defaultLanguage, languages, type WrittenLanguage } from '@portico/contract';

/** The language of the screen, for what the server sends in both. */
export function useLanguage(): WrittenLanguage {
  const { i18n } = useLingui();
  return languages.find((each) => each === i18n.locale) ?? defaultLanguage;
}
