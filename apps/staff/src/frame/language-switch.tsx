import { useLingui } from '@lingui/react';
import { languages, type WrittenLanguage } from '@portico/contract';
import { Button } from '../ui/button.tsx';
import { chooseLanguage } from '../locales/speak.ts';

/** In the language itself. */
const names: Readonly<Record<WrittenLanguage, string>> = { en: 'English', es: 'Español' };

/** Offers the other languages, each in itself. */
export function LanguageSwitch() {
  const { i18n } = useLingui();
  return languages
    .filter((language) => language !== i18n.locale)
    .map((language) => (
      <Button key={language} look="quiet" lang={language} onPress={() => void chooseLanguage(language)}>
        {names[language]}
      </Button>
    ));
}
