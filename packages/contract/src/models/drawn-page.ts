import type { TermsKind } from './terms-kinds.ts';

/**
 * A page that the server has drawn before the browser has any code (docs/decisions/0143). Both are HTML: texts in them
 * are escaped.
 */
export interface DrawnPage {
  readonly title: string;
  /** What stands in #root. */
  readonly html: string;
}

/** Terms that the server has drawn on the page where they are accepted, in one language. */
export interface TermsToDraw {
  readonly kind: TermsKind;
  readonly version: string;
  readonly paragraphs: readonly string[];
}

/** Id of the template with the files that the page needs once it has been shown. */
export const AFTER_FIRST_PICTURE_ELEMENT = 'after-first-picture';

/** The attribute of #root, as `data-…`, while the page stands there as it was drawn. */
export const DRAWN_MARK = 'drawn';
