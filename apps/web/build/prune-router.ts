import type { Plugin } from 'vite';

/** The call that makes react-router keep its route matching, which nothing here uses: our states are matched by the contract. */
const keptFor = '= React$1.memo(DataRoutes)';

/**
 * Lets the bundler drop what is unused of react-router, 4 kB of every page: its author has not marked one call as free of
 * side effects. Fails when that call is no longer there, so that this goes when it is no longer needed.
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
