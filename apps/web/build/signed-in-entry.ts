import type { Plugin } from 'vite';

/** Serves the signed-in entry on the development server, where its root is not a file. */
export function signedInEntry(root: string): Plugin {
  return {
    name: 'portico-signed-in-entry',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path, query] = request.url?.split('?') ?? [];
        if (path === root) request.url = query === undefined ? '/private.html' : `/private.html?${query}`;
        next();
      });
    },
  };
}
