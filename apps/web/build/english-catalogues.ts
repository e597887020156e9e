import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
      const written = new Set(catalogs.map(({ path }) => `${path.replace('{locale}', sourceLocale)}.po`));
      // Of a catalogue that an older version had, it would stop the build: git leaves what it does not know.
      for await (const found of glob(`src/**/locales/${sourceLocale}.po`, { cwd: folder })) {
        const path = join(folder, found);
        if (!written.has(path)) await rm(path);
      }
      await Promise.all(
        catalogs.map((catalog) =>
          catalog.make({ locale: [sourceLocale], clean: true, overwrite: true, orderBy: 'messageId' }),
        ),
      );
    },
  };
}
