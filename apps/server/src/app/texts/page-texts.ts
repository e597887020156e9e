import { type Language, type OwnWords, type PortalSettings, states, writtenOf } from '@portico/contract';
import { createHash } from 'node:crypto';
import type { AddedLanguageTexts } from '../../platform/settings/languages/added-languages.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';

type PageTexts = Pick<PortalSettings, 'texts' | 'titles' | 'added' | 'addedLanguages'>;

/** What every page is given to speak a language with: a hospital's own texts, or those of an added language. */
export function textsOfPage(language: Language, { texts, addedLanguages }: HealthSystem): PageTexts {
  const added = addedLanguages.find(({ tag }) => tag === language);
  const own = texts[writtenOf(language)];
  return {
    texts: added === undefined ? (own?.screens ?? {}) : added.firstScreens,
    titles: titlesIn(added?.words ?? own?.words ?? {}),
    added:
      added === undefined
        ? null
        : {
            textsAt: screensPath(added),
            direction: added.direction,
            notReviewed: added.review === null ? added.notReviewed : null,
          },
    addedLanguages: addedLanguages.map(({ tag, name, failed, tryAgain }) => ({ tag, name, failed, tryAgain })),
  };
}

/** Where the texts of all screens are served: under a name of what they say, so that browsers keep them for good. */
export function screensPath({ tag, screens }: Pick<AddedLanguageTexts, 'tag' | 'screens'>): string {
  const hash = createHash('sha256').update(JSON.stringify(screens)).digest('base64url').slice(0, 10);
  return `/languages/${tag}-${hash}.json`;
}

/** Screens read titles of states alone from tables; everything else of them comes with the replies of calls. */
function titlesIn(words: OwnWords): Record<string, string> {
  const titles = new Set([...states.values()].map(({ title }) => title.en));
  return Object.fromEntries(Object.entries(words).filter(([english]) => titles.has(english)));
}
