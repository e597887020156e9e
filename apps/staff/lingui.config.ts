import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { defaultLanguage, languages } from '@portico/contract';

/** English is the source and stands in the code. The app is small: all its words come together. */
export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: [...languages],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
