import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * English is the source and stands in the code. Each page has its words in a folder of its own, so that they are loaded
 * with it; the frame and the kit share one, and the shell of the signed-in app has one.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    { path: '<rootDir>/src/pages/{name}/locales/{locale}', include: ['<rootDir>/src/pages/{name}/'] },
    {
      path: '<rootDir>/src/private/pages/{name}/locales/{locale}',
      include: ['<rootDir>/src/private/pages/{name}/'],
    },
    {
      path: '<rootDir>/src/private/locales/{locale}',
      include: ['<rootDir>/src/private'],
      exclude: ['<rootDir>/src/private/pages/**'],
    },
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/pages/**', '<rootDir>/src/private/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
