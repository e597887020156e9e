/** The Unicode Bidirectional Algorithm (UAX #9). The library's own types wrongly declare the factory as a property. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** One level for each UTF-16 unit; odd for text from right to left. */
    levels: Uint8Array;
    paragraphs: Array<{ start: number; end: number; level: number }>;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
  }
  export default function bidiFactory(): Bidi;
}
