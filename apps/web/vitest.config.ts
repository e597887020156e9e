import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { linguiMacros } from './build/lingui-macros.ts';

/** With the words of the screens, as the build has them: their macros and their catalogues. */
export default defineConfig({
  plugins: [linguiMacros(import.meta.dirname), lingui({ cwd: import.meta.dirname })],
  test: {
    name: 'web',
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/seeded-properties.ts'],
    isolate: false,
    testTimeout: 30_000,
    maxWorkers: 3,
  },
});
