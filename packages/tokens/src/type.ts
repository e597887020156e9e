/** The name of the typeface's token. */
export const FONT_TOKEN = '--font';

/**
 * Font families of the text, best first, as a CSS value. They differ by what a surface can load: the app brings Figtree
 * and its fallback, a document uses Figtree if it is installed, and a plain page is seen in old browsers. Letters embed
 * their own fonts.
 */
export const fonts = {
  app: "'Figtree Variable', 'Figtree stand-in', system-ui, sans-serif",
  document: "'Figtree Variable', Figtree, system-ui, sans-serif",
  plain: 'system-ui, sans-serif',
  mail: 'Figtree,Helvetica,Arial,sans-serif',
} as const;

/** The surface on which the text is shown. */
export type FontSurface = keyof typeof fonts;

/**
 * Sizes that the app shares with documents and plain pages. A brand cannot change them: the screens were measured with
 * them.
 */
export const sizes = {
  '--leading': '1.55',
  '--card-corner': '20px',
  '--control-corner': '12px',
} as const;
