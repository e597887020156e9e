import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { linguiMacros } from './lingui-macros.ts';
import { writeTokens } from './write-tokens.ts';

/** Where the server finds it, in the built web app (apps/server: app/pages/drawn-pages.ts). It is served to nobody. */
const FOLDER = '.vite';
const FILE = 'first-page.mjs';

/** The other pages, which the module does not draw. */
const otherPages = /\/src\/pages\/(?!home\/)/;

/**
 * Builds the module by which the server draws the first page (src/prerender.tsx): React and the page in one file, so that the
 * server needs no package for it.
 */
export function drawFirstPage(folder: string): Plugin {
  return {
    name: 'portico-draw-first-page',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
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
          ssr: 'src/prerender.tsx',
          outDir: join(dir, FOLDER),
          emptyOutDir: false,
          minify: true,
          assetsInlineLimit: 0,
          rolldownOptions: {
            external: (id) => otherPages.test(id),
            output: { entryFileNames: FILE, codeSplitting: false },
          },
        },
      });
    },
  };
}
