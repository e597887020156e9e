import * as harfbuzz from 'harfbuzzjs';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Slice } from './typefaces.ts';

export type Weight = 400 | 600;

/** A glyph as it is set, in units of its face. */
export interface Glyph {
  id: number;
  advance: number;
  x: number;
  y: number;
}

/** Glyphs that stand for some characters together: mostly one for one. */
export interface Cluster {
  text: string;
  glyphs: Glyph[];
}

/** A slice in one weight, cut down to what a letter needs: what is embedded in the PDF. */
export interface Face {
  ttf: Uint8Array;
  unitsPerEm: number;
  ascender: number;
  descender: number;
  glyphCount: number;
  advanceOf(glyph: number): number;
  /** Chooses and places the glyphs of a run; clusters come from left to right. Glyph 0 is one that the face lacks. */
  shape(text: string, fromRight: boolean): Cluster[];
}

/**
 * Reads a slice, fixes its weight and drops every glyph that the text cannot need. Shaping takes signs apart, as the Thai am and
 * the Tamil au, and some scripts' into parts that Unicode does not tell: so all marks stay.
 */
export async function openFace({ file, marks }: Slice, weight: Weight, text: string): Promise<Face> {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  // Its own copy: the library hands out a view of memory that it goes on using.
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

/** How far a cluster moves the pen, in units of its face. */
export const advanceOf = ({ glyphs }: Cluster): number => glyphs.reduce((sum, { advance }) => sum + advance, 0);
