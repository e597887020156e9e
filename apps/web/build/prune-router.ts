import type { Plugin } from 'vite';

/**
 * The call because of which a bundler keeps react-router's route matching. Nothing here uses it: the contract matches
 * our states.
 */
const keptFor = '= React$1.memo(DataRoutes)';

/**
 * Lets the bundler drop the unused part of react-router, 4 kB of every page: the library does not mark one call as free
 * of side effects. Fails when the call is gone, so that this plugin is removed when it is no longer needed.
 */
export function pruneRouter(): Plugin {
  return {
    name: 'portico-prune-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/components\.m?js$/ },
      handler(code) {
        if (!code.includes(keptFor)) this.error('react-router is no longer built as pruneRouter expects.');
        return { code: code.replace(keptFor, keptFor.replace('= ', '= /* @__PURE__ */ ')), map: null };
      },
    },
  };
}
