import { type Language, languages, pageOf, type StateName, states, writtenOf } from '@portico/contract';
import { closureOf, filesOf, readWebManifest, type WebManifest } from './web-manifest.ts';

/** The tags of the files that a state's page needs besides the signed-out entry. */
export interface PageTags {
  /** Style sheets: they come before the first picture. */
  readonly styles: string;
  /** Scripts and messages, to load together with the entry's and not after them. */
  readonly scripts: string;
}

/** The tags of each state's page in a language. */
export type PagePreloads = (state: StateName, language: Language) => PageTags;

const ENTRY = 'index.html';
/** The bar of languages, which only a hospital has that has added some. */
const LANGUAGES = 'src/frame/added-languages.tsx';
/** What the entry loads by itself, whatever page is opened. */
const APP = 'src/signed-out.tsx';

/**
 * Finds in a built web app what the page of each state needs besides the entry: its code, styles and messages. The
 * browser then loads them together with the entry's scripts, not after them.
 *
 * @param hasAddedLanguages whether pages have the bar of languages, which would be drawn without its styles otherwise.
 */
export async function readPagePreloads(folder: string, hasAddedLanguages: boolean): Promise<PagePreloads> {
  const built = await readWebManifest(folder);
  const inEntry = new Set(closureOf(built, [ENTRY]));
  const ofApp = closureOf(built, [APP]).filter((source) => !inEntry.has(source));
  const inApp = new Set([...inEntry, ...ofApp]);
  const tagsOf = (state: StateName, language: Language): PageTags => {
    const asked = [...sourcesOf(state, language), ...(hasAddedLanguages ? [LANGUAGES] : [])];
    const ofPage = closureOf(built, asked).filter((source) => !inApp.has(source));
    const words = closureOf(built, wordsOf(built, ofPage, language)).filter((source) => !inApp.has(source));
    const files = [...new Set([...ofApp, ...ofPage, ...words])].flatMap((source) => filesOf(built, source));
    const styles = files.filter((file) => file.endsWith('.css'));
    const scripts = files.filter((file) => !file.endsWith('.css'));
    return { styles: styles.map(tagOf).join(''), scripts: scripts.map(tagOf).join('') };
  };
  const all = new Map(
    languages.map((language) => [
      language,
      new Map([...states.keys()].map((state) => [state, tagsOf(state, language)])),
    ]),
  );
  return (state, language) => all.get(writtenOf(language))?.get(state) ?? { styles: '', scripts: '' };
}

/** The messages of the frame, which has those of the first page, come with every page (apps/web/lingui.config.ts). */
function sourcesOf(state: StateName, language: Language): string[] {
  const page = `src/pages/${pageOf(state)}`;
  const words = ['src', page].map((folder) => `${folder}/locales/${language}.po`);
  return [`${page}/page.tsx`, ...words];
}

/** The messages that parts of a page load by themselves, such as those of a form. */
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
