import { useLingui } from '@lingui/react';
import { type WrittenLanguage, writtenOf } from '@portico/contract';

/** The language of the screen, for what the server sends in both. */
export function useLanguage(): WrittenLanguage {
  const { i18n } = useLingui();
  return writtenOf(i18n.locale);
}
