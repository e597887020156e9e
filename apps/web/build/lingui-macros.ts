import { getConfig } from '@lingui/conf';
import babel from '@rolldown/plugin-babel';

/**
 * Turns the texts in Lingui's macros into messages of the catalogues, for the build and for the tests.
 *
 * @param folder of the app, which has the settings of its catalogues.
 */
export function linguiMacros(folder: string) {
  const linguiConfig = getConfig({ cwd: folder });
  return babel({
    include: /apps\/(?:web|staff)\/src\/.*\.tsx?$/,
    plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
  });
}
