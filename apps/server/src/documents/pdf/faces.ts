import * as harfbuzz from 'harfbuzzjs';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Slice } from './typefaces.ts';

export type Weight = 400 | 600;

/** A placed glyph, in units of its face. */
export interface Glyph {
  id: number;
  advance: number;
  x: number;
  y: number;
}

/** Glyphs that represent some characters together: usually one glyph for one character. */
export interface Cluster {
  text: string;
  glyphs: Glyph[];
}

/** A slice in one weight, reduced to what a letter needs. This is embedded in the PDF. */
export interface Face {
  ttf: Uint8Array;
  unitsPerEm: number;
  ascender: number;
  descender: number;
  glyphCount: number;
  advanceOf(glyph: number): number;
  /**
   * Chooses and places the glyphs of a run. Clusters are ordered from left to right. Glyph 0 is missing in the face.
   */
  shape(text: string, fromRight: boolean): Cluster[];
}

/**
 * Reads a slice, fixes its weight and drops every glyph that the text cannot need. Shaping decomposes characters, such
 * as the Thai am and the Tamil au, and in some scripts into parts that Unicode does not list. So all marks stay.
 */
export async function embedFace({ file, marks }: Slice, weight: Weight, text: string): Promise<Face> {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  // A copy, because the library returns a view of memory that it will reuse.
  const ttf = Uint8Array.from(await subsetFont(await readFile(file), text + text.normalize('NFKD') + marks(), options));
  const face = new harfbuzz.Face(new harfbuzz.Blob(ttf));
  const font = new harfbuzz.Font(face);
  const { ascender, descender } = font.hExtents();
  const maxp = face.referenceTable('maxp');
  return {
    ttf,
    unitsPerEm: face.upem,
    ascender,
    descender,
    glyphCount: maxp === undefined ? 0 : new DataView(maxp.buffer, maxp.byteOffset).getUint16(4),
    advanceOf: (glyph) => font.glyphHAdvance(glyph),
    shape: (run, fromRight) => shapeRun(font, run, fromRight),
  };
}

function shapeRun(font: harfbuzz.Font, text: string, fromRight: boolean): Cluster[] {
  const buffer = new harfbuzz.Buffer();
  buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(fromRight ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  harfbuzz.shape(font, buffer);
  const glyphs = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  const clusters = new Map<number, Cluster>();
  for (const { codepoint: id, cluster: start, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
    const glyph = { id, advance: xAdvance, x: xOffset, y: yOffset };
    const cluster = clusters.get(start);
    if (cluster !== undefined) cluster.glyphs.push(glyph);
    else clusters.set(start, { text: text.slice(start, starts[starts.indexOf(start) + 1]), glyphs: [glyph] });
  }
  return [...clusters.values()];
}

/** The advance width of a cluster, in units of its face. */
export const advanceOf = ({ glyphs }: Cluster): number => glyphs.reduce((sum, { advance }) => sum + advance, 0);
