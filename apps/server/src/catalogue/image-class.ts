import type { ImageClass } from './types.ts';

/** Keywords of the English category name, in the order of the search. */
const keywords: readonly (readonly [RegExp, ImageClass])[] = [
  [/common/, 'common'],
  [/emergenc|urgent/, 'emergency'],
  [/vaccin|immuniz/, 'vaccines'],
  [/infection/, 'infections'],
  [/cancer|oncolog/, 'cancer'],
  [/prevent|screen|wellness/, 'prevention'],
  [/x-ray/, 'x-rays'],
  [/ultrasound|mammogra/, 'ultrasound'],
  [/imaging|scan|radiology/, 'imaging'],
  [/lab|patholog/, 'lab'],
  [/pregnan|birth|matern|baby/, 'birth'],
  [/women/, 'women'],
  [/bone|joint|spine|orthop/, 'bones'],
  [/heart|cardi/, 'heart'],
  [/lung|breath/, 'lungs'],
  [/digest|stomach|bowel|gastro/, 'digestive'],
  [/kidney|bladder|prostate|urolog/, 'urinary'],
  [/skin|allerg|wound/, 'skin'],
  [/eye|ear\b|ears\b|throat|vision|hearing|teeth/, 'senses'],
  [/mental|mind|behavior|sleep/, 'mind'],
  [/brain|nerve/, 'nerves'],
  [/therapy|rehab/, 'therapy'],
  [/infusion|treatment/, 'treatments'],
  [/stay/, 'stays'],
  [/surger|operation|procedure/, 'surgery'],
  [/blood/, 'lab'],
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
