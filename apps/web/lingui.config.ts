import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * English is the source and stands in the code. Each page has its words in a folder of its own, so that they are loaded
 * with it; the frame and the kit share one.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    { path: '<rootDir>/src/pages/{name}/locales/{locale}', include: ['<rootDir>/src/pages/{name}/'] },
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['<rootDir>/src/pages/**'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
