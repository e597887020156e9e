import type { Separators } from '../model/interchange.ts';
import { canonicalElements } from './canonical-elements.ts';

/** One interchange of a text, in the form of our writer. */
export interface CanonicalInterchange {
  readonly text: string;
  readonly separators: Separators;
}

/** Ends the text in files of old systems. */
const END_OF_FILE = String.fromCharCode(26);

const ISA_LENGTHS = [3, 2, 10, 2, 10, 2, 15, 2, 15, 6, 4, 1, 5, 9, 1, 1];

/**
 * The canonical form of a valid text: where senders may write something in several ways, there is one. It does not know
 * loops or the model, and shares no code with the reader: it splits the text with `split`, so that it shows what the
 * reader loses, adds or confuses.
 */
export function canonical(text: string): readonly CanonicalInterchange[] {
  const interchanges: CanonicalInterchange[] = [];
  for (let rest = trimmed(text.replace(/^\uFEFF/, '')); rest !== '';) {
    const element = rest.charAt(3);
    const isa = rest.split(element, 16);
    const behind = rest.slice(isa.join(element).length + 1);
    const component = behind.charAt(0);
    const segment = behind.slice(1).replace(/^ +/, '').charAt(0);
    const standards = (isa[11] ?? '').replaceAll(' ', '');
    const separators = { element, repetition: /^[A-Za-z0-9]?$/.test(standards) ? null : standards, component, segment };
    const [body, after] = bodyOf(behind.slice(behind.indexOf(segment, 1) + 1), separators);
    const head = isa.map((each, index) => trimBlanks(each).padEnd(ISA_LENGTHS[index] ?? 0));
    head[0] = 'ISA';
    head[11] = separators.repetition ?? 'U';
    head[15] = (head[15] ?? '').toUpperCase();
    const lines = [[...head, component], ...numberedLevels(body)].map((each) => each.join(element) + segment);
    interchanges.push({ text: lines.join(''), separators });
    rest = after.replaceAll(END_OF_FILE, ' ').trimStart();
  }
  return interchanges;
}

/** The segments up to the IEA, and the text after it. */
function bodyOf(text: string, separators: Separators): readonly [string[][], string] {
  const { element, segment } = separators;
  const pieces = text.split(segment);
  const segments: string[][] = [];
  for (const [index, piece] of pieces.entries()) {
    // If a line end closes a segment, an empty line is a line end between segments.
    if (trimmed(piece) === '' && /[\r\n]/.test(segment)) continue;
    const elements = trimmed(piece)
      .split(element)
      .map((each) => each.replace(/ +$/, ''));
    const tag = (elements[0] ?? '').toUpperCase();
    segments.push(canonicalElements([tag, ...elements.slice(1)], separators));
    if (tag === 'IEA') return [countedGroups(segments), pieces.slice(index + 1).join(segment)];
  }
  return [segments, ''];
}

/** An interchange of only a TA1 may say that it has one group. */
function countedGroups(segments: string[][]): string[][] {
  const groups = segments.filter(([tag]) => tag === 'GS').length;
  return segments.map((each) => (each[0] === 'IEA' ? ['IEA', String(groups), ...each.slice(2)] : each));
}

/** HL04 says whether the next HL of the transaction is below this one. */
function numberedLevels(segments: readonly string[][]): readonly string[][] {
  return segments.map((each, index) => {
    if (each[0] !== 'HL') return each;
    const next = segments.slice(index + 1).find(([tag]) => tag === 'HL' || tag === 'SE');
    const isParent = next?.[0] === 'HL' && next[2] === each[1];
    return [...each, '', ''].slice(0, 4).concat(isParent ? '1' : '0');
  });
}

function trimmed(text: string): string {
  return text.replace(/^[ \r\n]+/, '');
}

function trimBlanks(text: string): string {
  return text.replace(/^ +| +$/g, '');
}
