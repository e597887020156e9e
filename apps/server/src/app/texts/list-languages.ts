import { defaultLanguage, type Language, languages, type WrittenLanguage } from '@portico/contract';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ourTemplatesOf } from '../../documents/messages/messages-of.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import {
  type LanguageFiles,
  readLanguageFiles,
  shippedLanguages,
} from '../../platform/settings/languages/added-languages.ts';
import { readScreenTexts, type ScreenTexts } from '../../platform/settings/texts/screen-texts.ts';
import { type Coverage, languageCoverage } from './language-coverage.ts';
import { tableWords } from './table-words.ts';

/** A language that is on, or that comes with the portal and is off. */
interface ListedLanguage {
  readonly tag: Language;
  readonly source: 'code' | 'portal' | 'hospital';
  readonly isOn: boolean;
  /** What its files say of it; null of one of the code. */
  readonly files: Pick<LanguageFiles, 'name' | 'review'> | null;
  readonly coverage: Coverage;
  /** What the hospital says in place of our texts. */
  readonly own: readonly OwnText[];
}

/** A text of the hospital's own in place of one of ours, which is found by `name`: our English, or its place in the messages. */
interface OwnText {
  readonly kind: keyof TextsOfLanguage;
  readonly name: string;
  readonly ours: string;
  readonly own: string;
}

/** By their English, messages by their place. */
type TextsOfLanguage = Readonly<Record<'screens' | 'messages' | 'words', Readonly<Record<string, string>>>>;

/** Every language: those of the code, those that are switched on, then those that come with the portal and are off. */
export async function listLanguages({
  texts,
  addedLanguages,
}: Pick<HealthSystem, 'texts' | 'addedLanguages'>): Promise<{ languages: ListedLanguage[]; areScreensKnown: boolean }> {
  const built = await readScreenTexts();
  const screens = built ?? {};
  const written = languages.map((tag): ListedLanguage => {
    const ours = ourTexts(tag, screens);
    const coverage = languageCoverage({ ...ours, written: ours.screens }, screens);
    return { tag, source: 'code', isOn: true, files: null, coverage, own: ownTexts(ours, texts[tag]) };
  });
  const added = (files: LanguageFiles, isOn: boolean): ListedLanguage => ({
    tag: files.tag,
    source: dirname(files.folder) === shippedLanguages ? 'portal' : 'hospital',
    isOn,
    files,
    // Where it is not known what ours are, none of theirs is out of date.
    coverage: languageCoverage(built === null ? { ...files, written: {} } : files, screens),
    own: [],
  });
  const on = addedLanguages.map((each) => added(each, true));
  const shipped = await Promise.all(
    (await readdir(shippedLanguages)).map((tag) => readLanguageFiles(join(shippedLanguages, tag))),
  );
  const off = shipped.filter(({ tag }) => !on.some((each) => each.tag === tag)).map((each) => added(each, false));
  return { languages: [...written, ...on, ...off], areScreensKnown: built !== null };
}

/** Our own texts in a language of the code. The compiler holds messages and tables complete, the build what is on screens. */
function ourTexts(language: WrittenLanguage, screens: ScreenTexts): TextsOfLanguage {
  const onScreens = Object.entries(screens).flatMap(([english, texts]) => {
    const text = language === defaultLanguage ? english : texts[language];
    return text === undefined ? [] : [[english, text] as const];
  });
  return {
    screens: Object.fromEntries(onScreens),
    messages: { ...ourTemplatesOf(defaultLanguage), ...ourTemplatesOf(language) },
    words: Object.fromEntries(tableWords().map((words) => [words.en, words[language]])),
  };
}

function ownTexts(ours: TextsOfLanguage, hospitals: HealthSystem['texts'][WrittenLanguage]): OwnText[] {
  if (hospitals === undefined) return [];
  const { written: screens, messages, words } = hospitals;
  const own: TextsOfLanguage = { screens, messages, words };
  return (['screens', 'messages', 'words'] as const).flatMap((kind) =>
    Object.entries(own[kind]).map(([name, text]) => ({ kind, name, ours: ours[kind][name] ?? name, own: text })),
  );
}
