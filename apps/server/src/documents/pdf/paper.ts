/** A sheet of paper, folded in three for an envelope with a window. In points from the top left corner. */
export interface Paper {
  width: number;
  height: number;
  /** Left and right margin of the text. */
  margin: number;
  /** The area that is visible in the window, however the sheet moves in its envelope. */
  window: { top: number; width: number; height: number };
  /** Positions of the folds, from the top. */
  folds: readonly [number, number];
  /** Top of the text below the address. */
  body: number;
}

const inches = (value: number): number => value * 72;
const millimetres = (value: number): number => (value * 72) / 25.4;

/** US Letter for a number 10 envelope, whose window is 7/8 inch from the left and 1/2 inch from the bottom. */
const usLetter: Paper = {
  width: inches(8.5),
  height: inches(11),
  margin: inches(1),
  window: { top: inches(2.1), width: inches(3.3), height: inches(1) },
  folds: [inches(11 / 3), inches(22 / 3)],
  body: inches(11 / 3) + 14,
};

/** A4 by DIN 5008 form B, for a DL envelope. */
const a4: Paper = {
  width: millimetres(210),
  height: millimetres(297),
  margin: millimetres(25),
  window: { top: millimetres(62.7), width: millimetres(75), height: millimetres(27.3) },
  folds: [millimetres(105), millimetres(210)],
  body: millimetres(105) + 20,
};

/** Countries that use US Letter (Unicode CLDR); all others use A4. */
const usLetterCountries = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The paper of a country, by its ISO 3166 code. */
export function paperOf(country: string): Paper {
  return usLetterCountries.has(country) ? usLetter : a4;
}
