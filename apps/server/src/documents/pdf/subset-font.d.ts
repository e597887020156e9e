/** Reduces a font to the glyphs that a text may need, with HarfBuzz. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: { wght: number } },
  ): Promise<Uint8Array>;
}
