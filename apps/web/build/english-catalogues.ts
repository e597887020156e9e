import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/**
 * Writes the catalogues of the source language before a build. They only repeat the texts of the screens, so they are
 * not in git. The development server does not need them: there the macros leave each text in the code.
 */
export function englishCatalogues(folder: string): Plugin {
  return {
    name: 'portico-english-catalogues',
    apply: 'build',
    async buildStart() {
      const config = getConfig({ cwd: folder });
      const { sourceLocale = '' } = config;
      const catalogs = await getCatalogs(config);
      await Promise.all(
        catalogs.map((catalog) =>
          catalog.make({ locale: [sourceLocale], clean: true, overwrite: true, orderBy: 'messageId' }),
        ),
      );
    },
  };
}
