/** Cuts a font down to the glyphs that a text may need, by HarfBuzz. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: { wght: number } },
  ): Promise<Uint8Array>;
}
