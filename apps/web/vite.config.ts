import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { drawPages } from './build/draw-pages.ts';
import { englishCatalogues } from './build/english-catalogues.ts';
import { firstPageBudget } from './build/first-page-budget.ts';
import { linguiMacros } from './build/lingui-macros.ts';
import { listTexts } from './build/list-texts.ts';
import { preloadFont } from './build/preload-font.ts';
import { pruneRouter } from './build/prune-router.ts';
import { signedInEntry } from './build/signed-in-entry.ts';
import { standaloneScripts } from './build/standalone-scripts.ts';
import { writeTokens } from './build/write-tokens.ts';

/** Where `npm run dev` has the server, and which of its paths the pages ask. */
const server = process.env['PORTICO_DEV_SERVER'] ?? 'http://127.0.0.1:3000';
const serverPaths = [
  '/GuestEstimates',
  '/Estimates',
  '/Private/Ajax',
  '/Activation',
  '/Partners',
  '/orion',
  '/static',
  '/api',
  '/frame',
  '/dev',
];

/** What the small entry needs before the page is shown: with it, and not with the rest, which would come along. */
const beforeEverything = /vite\/preload-helper|contract\/src\/models\/drawn-page/;

/**
 * What every page needs, and the sign-in card, which most visits begin at, in one file: together it compresses better
 * than in the pieces that pages happen to share, and each file costs headers of its own.
 */
const everyPage = new RegExp(
  [
    'node_modules/(?:react|react-dom|scheduler|react-router|@lingui)/',
    'contract/src/states/',
    // Of the home page's doors.
    'lucide-react/dist/esm/icons/(?:key-round|receipt-text|user-round-plus)\\.',
    'web/src/(?:frame/(?!acting-|added-|call-error-notice|heading-above|page\\.|prose)|portal/(?:brief-memory|calls-in-flight|personal-memory|portal\\.|session-channel|tab-memory)|router|locales/load|start\\.|start/document-root|partners/within-partner)',
    'web/src/(?:start/listen-to-device|install/(?:install-offer|register-service-worker)|native/native-app)',
    'web/src/ui/(?:arch-card|door|field(?!set)|optional|password-field|text-field)',
    // All but what comes when it is needed: its calls, its notices and the dialog.
    'web/src/sign-in/(?:app-for|sign-in-entry|cookies\\.|destination|later-notice|login-fields|login-state|mobile-platform|not-logged-out|pre-login-banner|sign-in-card|sign-in-form|signed-out-note|use-|words)',
  ].join('|'),
);

/**
 * What several pages share, in a few files rather than in a hundred: each name stands in the first page, and each is asked for.
 * The kit is apart from what makes calls, so that pages of text do without the latter.
 */
const shared = [
  { name: 'kit', test: /web\/src\/ui\/|lucide-react\/dist\/esm\/icons\//, minShareCount: 3 },
  { name: 'rules', test: /packages\/rules\/src\/(?!flows)/, minShareCount: 3 },
  {
    name: 'calls',
    test: /node_modules\/zod|contract\/src\/(?:envelope|errors)|web\/src\/(?:api\/|portal\/(?:send-call|session-guard|use-action|use-send))/,
    minShareCount: 6,
  },
  { name: 'forms', test: /web\/src\/forms\//, minShareCount: 3 },
];

export default defineConfig({
  plugins: [
    linguiMacros(import.meta.dirname),
    react(),
    englishCatalogues(import.meta.dirname),
    lingui({ cwd: import.meta.dirname, failOnMissing: true, failOnCompileError: true }),
    listTexts(import.meta.dirname),
    pruneRouter(),
    signedInEntry('/Private'),
    preloadFont(),
    standaloneScripts({
      'service-worker.js': 'src/service-worker/main.ts',
      'offline-page.js': 'src/offline-page/main.ts',
    }),
    firstPageBudget({ kilobytes: 95, beforeFirstPicture: 20 }),
    compress(),
    drawPages(import.meta.dirname),
  ],
  css: { postcss: writeTokens() },
  build: {
    // Tells the server which files the page of a state is made of.
    manifest: true,
    rolldownOptions: {
      // How long each plugin took is nothing to whoever starts the portal for the first time.
      checks: { bundlerTimings: false },
      input: ['index.html', 'private.html', 'src/framed-forms/main.ts', 'src/provider-pages/main.ts'],
      // Reading a property does nothing else, in our code and in what we use.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: beforeEverything, priority: 1 },
            { name: 'every-page', test: everyPage },
            ...shared,
          ],
        },
        // Every file's name stands in the first page, so that its pages are found: scripts and styles have no other name than seven letters of their hash, and of few letters, which pack best.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name] }) => `assets/${name?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
      },
    },
    // Every browser that can run the rest of the code preloads modules by itself.
    modulePreload: { polyfill: false },
    // The security policy of the server allows files, not data in their stead.
    assetsInlineLimit: 0,
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
});
