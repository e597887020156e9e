import { getConfig } from '@lingui/conf';
import babel from '@rolldown/plugin-babel';
import { fileURLToPath } from 'node:url';

/** Turns the texts in Lingui's macros into messages of the catalogues, for the build and for the tests. */
export function linguiMacros() {
  const linguiConfig = getConfig({ cwd: fileURLToPath(new URL('..', import.meta.url)) });
  return babel({
    include: /apps\/web\/src\/.*\.tsx?$/,
    plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
  });
}
