import type { Plugin } from 'vite';

/** The one font file that every page in English or Spanish needs. */
const firstFont = /figtree-latin-wght-normal.*\.woff2$/;

/** Tells the browser to load the font before it has read the style sheet, so that the first text is in it. */
export function preloadFont(): Plugin {
  return {
    name: 'portico-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => firstFont.test(name));
        if (!font) throw new Error('The font to preload is not in the build.');
        return {
          html,
          tags: [
            {
              tag: 'link',
              attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
  };
}
