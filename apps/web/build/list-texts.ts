import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { defaultLanguage, languages } from '@portico/contract';
import type { Plugin } from 'vite';

/** Where the server finds it, in the built web app (apps/server: platform/settings/texts/screen-texts.ts). It is served to nobody. */
const FILE = '.vite/texts.json';
/** And of the first page alone: an added language has them in the page, so that nothing else is loaded for it. */
const FIRST_FILE = '.vite/first-texts.json';
const ofFirstPage = /src\/locales\/\{locale\}$/;

/** Writes every text of the screens with its translations, by which the server checks a hospital's own (settings: texts). */
export function listTexts(folder: string): Plugin {
  return {
    name: 'portico-list-texts',
    apply: 'build',
    async generateBundle() {
      const all: Record<string, Record<string, string>> = {};
      const first = new Set<string>();
      for (const catalog of await getCatalogs(getConfig({ cwd: folder }))) {
        for (const language of languages.filter((each) => each !== defaultLanguage)) {
          for (const { message = '', translation = '' } of Object.values((await catalog.read(language)) ?? {})) {
            all[message] = { ...all[message], [language]: translation };
            if (ofFirstPage.test(catalog.path)) first.add(message);
          }
        }
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(all) });
      this.emitFile({ type: 'asset', fileName: FIRST_FILE, source: JSON.stringify([...first]) });
    },
  };
}
