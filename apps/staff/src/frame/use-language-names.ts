import { useLingui } from '@lingui/react/macro';
import type { Language } from '@portico/contract';

/** Languages of patients, in that of the person. */
export function useLanguageNames(): Readonly<Record<Language, string>> {
  const { t } = useLingui();
  return { en: t`English`, es: t`Spanish` };
}
