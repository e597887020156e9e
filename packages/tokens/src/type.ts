/** The name of the typeface's token. */
export const FONT_TOKEN = '--font';

/**
 * Families of the text, best first, as a value of CSS. They differ by what a surface can load: the app brings Figtree and its
 * stand-in, a document uses it where it is installed, and a plain page is seen in old browsers. Letters embed their own faces.
 */
export const fonts = {
  app: "'Figtree Variable', 'Figtree stand-in', system-ui, sans-serif",
  document: "'Figtree Variable', Figtree, system-ui, sans-serif",
  plain: 'system-ui, sans-serif',
  mail: 'Figtree,Helvetica,Arial,sans-serif',
} as const;

/** What the text is written on. */
export type FontSurface = keyof typeof fonts;

/** Sizes that the app shares with documents and plain pages. They are ours: the screens were measured with them. */
export const sizes = {
  '--leading': '1.55',
  '--card-corner': '20px',
  '--control-corner': '12px',
} as const;
