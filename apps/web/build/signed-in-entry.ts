import type { Plugin } from 'vite';

/** Brings the signed-in entry under the development server, where its root is no file, as the server does. */
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
