import { advanceOf, type Cluster, type Face, embedFace, type Weight } from './faces.ts';
import { codePointsOf, itemise } from './itemise.ts';
import { familiesFor, loadTypefaces, type Slice, type Typeface, type Typefaces } from './typefaces.ts';

export interface Style {
  typeface: Typeface;
  weight: Weight;
  /** In points, as all measures on paper. */
  size: number;
  /** ISO 3166 code of the text's country: the forms of Chinese characters differ. */
  country?: string;
}

export interface StyledText {
  text: string;
  style: Style;
}

/** A part of a line in one face; its left end is relative to the line. */
export interface SetRun {
  face: Face;
  clusters: readonly Cluster[];
  fromRight: boolean;
  left: number;
}

/** A line with all its glyphs chosen and placed. */
export interface SetLine {
  text: string;
  style: Style;
  width: number;
  /** In reading order. */
  runs: readonly SetRun[];
}

/** Sets lines in faces that contain only the texts it was created with. */
export interface Typesetter {
  set(text: string, style: Style): SetLine;
  /** The characters of a text that no typeface has. Printed, each would be an empty box. */
  missingOf(text: string, style: Style): string[];
}

/**
 * The typeface of names and addresses: the portal's own if it has every letter of them, else one for other scripts, so
 * that no word is set in two typefaces.
 */
export async function typefaceOfNames(names: readonly string[]): Promise<Typeface> {
  const { figtree } = await loadTypefaces();
  const codePoints = codePointsOf(names.join('').normalize('NFC'));
  return codePoints.every((each) => figtree.some(({ covers }) => covers(each))) ? 'text' : 'name';
}

/** Reads the faces that the texts need. */
export async function createTypesetter(texts: readonly StyledText[]): Promise<Typesetter> {
  const typefaces = await loadTypefaces();
  const faces = await embedFaces(texts, typefaces);
  const faceOf = (slice: Slice, weight: Weight): Face => {
    const face = faces.get(keyOf(slice, weight));
    if (face === undefined) throw new RangeError('A text is set that the typesetter was not opened for.');
    return face;
  };
  const set = (text: string, style: Style): SetLine => {
    let width = 0;
    const runs = itemiseStyled({ text, style }, typefaces).runs.map(({ text: run, slice, fromRight, order }) => {
      const face = faceOf(slice, style.weight);
      const clusters = face.shape(run, fromRight);
      const left = width;
      width += (clusters.reduce((sum, cluster) => sum + advanceOf(cluster), 0) / face.unitsPerEm) * style.size;
      return { face, clusters, fromRight, left, order };
    });
    return { text, style, width, runs: runs.toSorted((a, b) => a.order - b.order) };
  };
  const missingOf = (text: string, style: Style): string[] => {
    const { missing } = itemiseStyled({ text, style }, typefaces);
    const clusters = set(text, style).runs.flatMap((run) => run.clusters);
    const lacking = clusters.filter(({ glyphs }) => glyphs.some(({ id }) => id === 0));
    return [...missing, ...lacking.map(({ text: character }) => character)];
  };
  return { set, missingOf };
}

async function embedFaces(texts: readonly StyledText[], typefaces: Typefaces): Promise<Map<string, Face>> {
  const needs = new Map<string, { slice: Slice; weight: Weight; text: string }>();
  for (const each of texts) {
    const { weight } = each.style;
    for (const { slice, text } of itemiseStyled(each, typefaces).runs) {
      const key = keyOf(slice, weight);
      needs.set(key, { slice, weight, text: (needs.get(key)?.text ?? '') + text });
    }
  }
  const faces = new Map<string, Face>();
  for (const [key, { slice, weight, text }] of needs) faces.set(key, await embedFace(slice, weight, text));
  return faces;
}

const keyOf = ({ file }: Slice, weight: Weight): string => `${weight} ${file}`;

function itemiseStyled({ text, style }: StyledText, typefaces: Typefaces): ReturnType<typeof itemise> {
  return itemise(text.normalize('NFC'), familiesFor(style.typeface, text, style.country), typefaces);
}
