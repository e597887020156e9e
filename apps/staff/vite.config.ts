import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from '../web/build/compress.ts';
import { englishCatalogues } from '../web/build/english-catalogues.ts';
import { linguiMacros } from '../web/build/lingui-macros.ts';
import { writeTokens } from '../web/build/write-tokens.ts';

/** Where `npm start` has the server of the app, and which of its paths the pages ask. */
const server = process.env['PORTICO_DEV_STAFF'] ?? 'http://127.0.0.1:3003';
const serverPaths = ['/session', '/calls', '/sign-in'];

export default defineConfig({
  plugins: [
    linguiMacros(import.meta.dirname),
    react(),
    englishCatalogues(import.meta.dirname),
    lingui({ cwd: import.meta.dirname, failOnMissing: true, failOnCompileError: true }),
    compress(),
  ],
  css: { postcss: writeTokens() },
  build: {
    rolldownOptions: { checks: { bundlerTimings: false } },
    modulePreload: { polyfill: false },
    // The security policy of the server allows files, not data in their stead.
    assetsInlineLimit: 0,
    // Staff work at desks of one network: one file more or less is nothing to them.
    chunkSizeWarningLimit: 1000,
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
});
