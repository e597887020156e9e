/** The Unicode Bidirectional Algorithm (UAX #9). Its own types say that the factory is a property, which it is not. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Of each UTF-16 unit; odd where the text runs from right to left. */
    levels: Uint8Array;
    paragraphs: Array<{ start: number; end: number; level: number }>;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
  }
  export default function bidiFactory(): Bidi;
}
