import { type Language, languages, type WrittenLanguage } from '@portico/contract';
import { useEffect } from 'react';
import { usePortal } from '../portal/portal.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import type { LanguageSwitching } from './use-language-switch.ts';
import './added-languages.css';

export interface AddedLanguagesProps {
  written: Readonly<Record<WrittenLanguage, { name: string }>>;
  switching: LanguageSwitching;
}

/**
 * Below the header of a hospital that has added languages as data (docs/decisions/0219): all languages, each in itself, and, in one that
 * nobody has reviewed, that this is so, in that language and in English.
 */
export function AddedLanguages({ written, switching }: AddedLanguagesProps) {
  const { settings, language } = usePortal();
  const { added, addedLanguages } = settings;
  const direction = added?.direction ?? 'ltr';
  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  const all: ReadonlyArray<{ tag: Language; name: string }> = [
    ...languages.map((tag) => ({ tag, name: written[tag].name })),
    ...addedLanguages,
  ];
  return (
    <div className="added-languages no-print">
      <div className="wide">
        <ul>
          {all
            .filter(({ tag }) => tag !== language)
            .map(({ tag, name }) => (
              <li key={tag}>
                <LanguageSwitch
                  other={{ code: tag, name }}
                  busy={switching.isBusy}
                  onSwitch={() => void switching.change(tag)}
                />
              </li>
            ))}
        </ul>
        {added?.notReviewed && (
          <div className="not-reviewed">
            <p>{added.notReviewed}</p>
            <p lang="en">This translation has not been reviewed. Where it matters, read the English text or call us.</p>
          </div>
        )}
      </div>
    </div>
  );
}
