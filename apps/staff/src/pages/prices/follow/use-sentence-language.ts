import { useLingui } from '@lingui/react/macro';
import { defaultLanguage, languages, type WrittenLanguage } from '@portico/contract';

/** The language in which the server is to say what is wrong with a followed file: its mails have the sentences. */
export function useSentenceLanguage(): WrittenLanguage {
  const { i18n } = useLingui();
  return languages.find((each) => each === i18n.locale) ?? defaultLanguage;
}
