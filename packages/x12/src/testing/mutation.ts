import fc from 'fast-check';

/** One change to a text. Positions are fractions of its length, so that a mutation applies to any text. */
export interface Mutation {
  readonly kind: 'replace' | 'insert' | 'delete' | 'cut' | 'drop' | 'repeat' | 'swap' | 'copy';
  /** From 0 to below 1. */
  readonly at: number;
  readonly to: number;
  readonly character: string;
}

/** Characters that break messages: separators, digits, letters, blanks, signs, control characters, non-ASCII. */
const CHARACTERS = [
  ...'*^:~|>~*0123456789ABCEGINWY.-+ '.split(''),
  '\n',
  '\r',
  '\t',
  '\0',
  '\x1f',
  'é',
  '\u0142',
  '\uFEFF',
  'e',
];

/** Every position equally often: without this, fast-check prefers the two ends. */
const place = fc.noBias(fc.nat(999_999)).map((millionths) => millionths / 1_000_000);

/** Values change more often than the order of segments. */
const KINDS = [
  'replace',
  'replace',
  'replace',
  'insert',
  'delete',
  'cut',
  'drop',
  'repeat',
  'swap',
  'copy',
  'copy',
] as const;

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: place,
  to: place,
  character: fc.constantFrom(...CHARACTERS),
});

/** A text with its mutations, one after another. */
export function mutate(text: string, mutations: readonly Mutation[]): string {
  return mutations.reduce(mutateOnce, text);
}

function mutateOnce(text: string, { kind, at, to, character }: Mutation): string {
  const index = Math.floor(at * text.length);
  if (kind === 'replace') return text.slice(0, index) + character + text.slice(index + 1);
  if (kind === 'insert') return text.slice(0, index) + character + text.slice(index);
  if (kind === 'delete') return text.slice(0, index) + text.slice(index + 1);
  if (kind === 'cut') return text.slice(0, index);
  return mutateSegments(text, kind, at, to);
}

/** Changes the order or number of segments, or (`copy`) gives one element the value of another. */
function mutateSegments(text: string, kind: 'drop' | 'repeat' | 'swap' | 'copy', at: number, to: number): string {
  const divider = kind === 'copy' ? '*' : '~';
  const pieces = text.split(divider);
  const [from, other] = [Math.floor(at * pieces.length), Math.floor(to * pieces.length)];
  const [piece = '', second = ''] = [pieces[from], pieces[other]];
  if (kind === 'drop') pieces.splice(from, 1);
  if (kind === 'repeat') pieces.splice(other, 0, piece);
  if (kind === 'swap') pieces[from] = second;
  if (kind !== 'drop' && kind !== 'repeat') pieces[other] = piece;
  return pieces.join(divider);
}

/** Corrects the counts of segments, so that the reader gets beyond them to other damage. */
export function recounted(text: string): string {
  let began = 0;
  const segments = text.split('~').map((segment, index) => {
    if (segment.startsWith('ST*')) began = index;
    return segment.replace(/^(\r?\n)?SE\*\d+/, `$1SE*${index - began + 1}`);
  });
  return segments.join('~');
}
