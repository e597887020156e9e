import { type Language, languages, pageOf, type StateName, states } from '@portico/contract';
import { closureOf, filesOf, readWebManifest, type WebManifest } from './web-manifest.ts';

/** The tags of the files that a state's page needs in a language, for a signed-out entry. */
export type PagePreloads = (state: StateName, language: Language) => string;

const ENTRY = 'index.html';

/**
 * Finds in a built web app what the page of each state needs besides the entry: its code, styles and messages. The
 * browser then loads them together with the entry's scripts, not after them.
 */
export async function readPagePreloads(folder: string): Promise<PagePreloads> {
  const built = await readWebManifest(folder);
  const inEntry = new Set(closureOf(built, [ENTRY]));
  const tagsOf = (state: StateName, language: Language): string => {
    const ofPage = closureOf(built, sourcesOf(state, language)).filter((source) => !inEntry.has(source));
    const words = closureOf(built, wordsOf(built, ofPage, language)).filter((source) => !inEntry.has(source));
    const files = [...new Set([...ofPage, ...words])].flatMap((source) => filesOf(built, source));
    return files.map(tagOf).join('');
  };
  const all = new Map(
    languages.map((language) => [
      language,
      new Map([...states.keys()].map((state) => [state, tagsOf(state, language)])),
    ]),
  );
  return (state, language) => all.get(language)?.get(state) ?? '';
}

/** The frame's messages come with every page (apps/web/lingui.config.ts). */
function sourcesOf(state: StateName, language: Language): string[] {
  const page = `src/pages/${pageOf(state)}`;
  return [`${page}/page.tsx`, `${page}/locales/${language}.po`, `src/locales/${language}.po`];
}

/** The messages that parts of a page load by themselves, such as those of the sign-in card. */
function wordsOf(built: WebManifest, sources: readonly string[], language: Language): string[] {
  const asked = sources.flatMap((source) => built[source]?.dynamicImports ?? []);
  return asked.filter((source) => source.endsWith(`/locales/${language}.po`));
}

/** In the form of Vite's own loader, so that it finds the tag and does not load the file again. */
function tagOf(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}
