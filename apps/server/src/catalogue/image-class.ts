import type { ImageClass } from './types.ts';

/** Keywords of the English category name, in the order of the search. */
const keywords: readonly (readonly [RegExp, ImageClass])[] = [
  [/common/, 'common'],
  [/prevent|screen|wellness/, 'prevention'],
  [/imaging|x-ray|scan|radiology/, 'imaging'],
  [/lab|blood|patholog/, 'lab'],
  [/pregnan|birth|matern|baby/, 'birth'],
  [/bone|joint|spine|orthop/, 'bones'],
  [/heart|cardi/, 'heart'],
  [/digest|stomach|bowel|gastro/, 'digestive'],
  [/eye|ear\b|ears\b|throat|vision|hearing/, 'senses'],
  [/mental|mind|behavior|sleep/, 'mind'],
  [/surger|operation|procedure/, 'surgery'],
  [/visit|office|consult/, 'visit'],
];

/**
 * The picture of a category, by keywords of its English name (spec §2, services screen): 'Common Services' → 'common'.
 * A name without a keyword gets 'other', so that a category that a hospital adds always has a picture.
 */
export const imageClassFor = (englishName: string): ImageClass => {
  const name = englishName.toLowerCase();
  return keywords.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
};
