import { languages } from '@portico/contract';
import type { AnnouncementModel } from '@portico/staff-contract';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { Facts } from '../../ui/facts.tsx';

/** The words of an announcement in every language. */
export function AnnouncementWords({ text }: Pick<AnnouncementModel, 'text'>) {
  const names = useLanguageNames();
  return (
    <Facts
      facts={languages.map((language) => [
        names(language),
        <span key={language} lang={language}>
          {text[language]}
        </span>,
      ])}
    />
  );
}
