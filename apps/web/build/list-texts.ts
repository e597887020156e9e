import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { defaultLanguage, languages } from '@portico/contract';
import type { Plugin } from 'vite';

/** Where the server finds it, in the built web app (apps/server: platform/settings/texts/screen-texts.ts). It is served to nobody. */
const FILE = '.vite/texts.json';

/** Writes every text of the screens with its translations, by which the server checks a hospital's own (settings: texts). */
export function listTexts(folder: string): Plugin {
  return {
    name: 'portico-list-texts',
    apply: 'build',
    async generateBundle() {
      const all: Record<string, Record<string, string>> = {};
      for (const catalog of await getCatalogs(getConfig({ cwd: folder }))) {
        for (const language of languages.filter((each) => each !== defaultLanguage)) {
          for (const { message = '', translation = '' } of Object.values((await catalog.read(language)) ?? {})) {
            all[message] = { ...all[message], [language]: translation };
          }
        }
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(all) });
    },
  };
}
