import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** English is the source and stands in the code; every language has one file in src/locales. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
