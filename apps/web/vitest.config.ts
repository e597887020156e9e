import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

const cwd = import.meta.dirname;
/** The tests run in the root's folder, where no configuration of words is found. */
const macros = ['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ cwd }) }] as const;

/** With the words of the screens, as the build has them: their macros and their catalogues. */
export default defineConfig({
  plugins: [babel({ include: /apps\/web\/src\/.*\.tsx?$/, plugins: [macros] }), lingui({ cwd })],
  test: { name: 'web', include: ['**/*.test.{ts,tsx}'], isolate: false, testTimeout: 30_000, maxWorkers: 3 },
});
