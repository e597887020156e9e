import { Trans } from '@lingui/react/macro';
import { type Language, languages } from '@portico/contract';
import type { AnnouncementModel } from '@portico/staff-contract';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { Facts } from '../../ui/facts.tsx';

export interface AnnouncementWordsProps extends Pick<AnnouncementModel, 'text'> {
  /** Those that are switched on. */
  addedLanguages: readonly Language[];
}

/** The words of an announcement in every language: those that it is written in, and those that show the English ones. */
export function AnnouncementWords({ text, addedLanguages }: AnnouncementWordsProps) {
  const names = useLanguageNames();
  const on = new Set<string>([...languages, ...addedLanguages]);
  const shown = [...on].map((tag) => tag as Language);
  const off = Object.keys(text).filter((tag) => !on.has(tag)) as Language[];
  return (
    <Facts
      facts={[...shown, ...off].map((language) => [
        names(language),
        <Words key={language} language={language} words={text[language]} isOff={!on.has(language)} />,
      ])}
    />
  );
}

function Words({ language, words, isOff }: { language: Language; words: string | undefined; isOff: boolean }) {
  if (words === undefined) {
    return (
      <span className="secondary">
        <Trans>Not written: the English words are shown.</Trans>
      </span>
    );
  }
  return (
    <>
      <span lang={language} dir="auto">
        {words}
      </span>
      {isOff && (
        <span className="secondary">
          {' '}
          <Trans>The language is switched off: nobody is shown this.</Trans>
        </span>
      )}
    </>
  );
}
