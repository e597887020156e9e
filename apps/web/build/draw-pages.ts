import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { linguiMacros } from './lingui-macros.ts';
import { writeTokens } from './write-tokens.ts';

/** Where the server finds them, in the built web app (apps/server: app/pages/drawn-pages.ts). They are served to nobody. */
const FOLDER = '.vite';

/** Each module, with the pages that it draws; the others are left out. */
const modules = [
  { source: 'src/prerender/first-page.ts', file: 'first-page.mjs', otherPages: /\/src\/pages\/(?!home\/)/ },
  {
    source: 'src/prerender/terms-page.ts',
    file: 'terms-page.mjs',
    otherPages: /\/src\/pages\/(?!(?:signup-terms-conditions|estimates-terms)\/)/,
  },
];

/**
 * Builds the modules by which the server draws pages (src/prerender): React and the page in one file, so that the server needs no
 * package for it.
 */
export function drawPages(folder: string): Plugin {
  return {
    name: 'portico-draw-pages',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      for (const { source, file, otherPages } of modules) {
        await build({
          root: folder,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          plugins: [linguiMacros(folder), react(), lingui({ cwd: folder })],
          css: { postcss: writeTokens() },
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: true },
          build: {
            ssr: source,
            outDir: join(dir, FOLDER),
            emptyOutDir: false,
            minify: true,
            assetsInlineLimit: 0,
            rolldownOptions: {
              external: (id) => otherPages.test(id),
              output: { entryFileNames: file, codeSplitting: false },
            },
          },
        });
      }
    },
  };
}
