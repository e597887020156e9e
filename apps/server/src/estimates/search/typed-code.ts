import { wordsOf } from '../../prices/words.ts';

/** A billing code as somebody typed it. */
export interface TypedCode {
  /** Undefined for three digits alone, which are an MS-DRG or the beginning of a code. */
  readonly codeType: 'MS-DRG' | 'CPT or HCPCS';
  /** As price files spell it: an MS-DRG with three digits. */
  readonly code: string;
}

/** Words that stand beside a code. */
const labels: ReadonlySet<string> = new Set(
  'cpt hcpcs code codes codigo codigos number no num numero procedure'.split(' '),
);

const wholeCode = /^(?:\d{5}|[a-z]\d{4}|\d{4}[ftum])$/;
const modifier = /^(?:\d\d|[a-z][a-z\d]|\d[a-z])$/;

/**
 * The code that was typed, with what stands on an order beside it: "CPT 70551", "70551-26", "70 551", "7.0551", "MS-DRG 470". Null if
 * it is none. A modifier is left out: the service is the same.
 */
export function readTypedCode(input: string): TypedCode | null {
  const words = wordsOf(input).flatMap((word) => /^(?:(drg|cpt|hcpcs)(\d.*))$/.exec(word)?.slice(1) ?? [word]);
  const drg = words.indexOf('drg');
  const isGroup = drg >= 0;
  const rest = words.filter((word) => !labels.has(word) && word !== 'drg' && !(isGroup && word === 'ms'));
  if (isGroup) {
    const number = rest.find((word) => /^\d{1,4}$/.test(word));
    return number === undefined ? null : groupOf(number);
  }
  const whole = rest.find((word) => wholeCode.test(word));
  if (whole !== undefined) return { codeType: 'CPT or HCPCS', code: whole.toUpperCase() };
  const joined = withoutModifier(rest).join('');
  if (rest.every((word) => word.length < 5) && wholeCode.test(joined)) {
    return { codeType: 'CPT or HCPCS', code: joined.toUpperCase() };
  }
  const [only, ...others] = rest;
  return only !== undefined && others.length === 0 && /^0?\d{3}$/.test(only) && words.length === 1
    ? groupOf(only)
    : null;
}

/** Words beside the number of an address: "zip code 94110". */
const ofAddress: ReadonlySet<string> = new Set(['zip', 'postal']);

/**
 * What was typed beside a CPT or HCPCS code, without its number: what may be meant where nothing has that code, as with a ZIP code or a
 * price behind the name of a service. Null where there is nothing else, or where the number was typed in pieces.
 */
export function textBesideCode(input: string, { code, codeType }: TypedCode): string | null {
  if (codeType === 'MS-DRG') return null;
  const rest = input.replace(new RegExp(`\\$?\\b(?:cpt|hcpcs)?${code}\\b`, 'giu'), ' ');
  const isTelling = (word: string): boolean => !labels.has(word) && !ofAddress.has(word);
  const kept = rest.split(/\s+/u).filter((token) => wordsOf(token).some(isTelling));
  return rest === input || kept.length === 0 ? null : kept.join(' ');
}

/** "70551 26" is a code and its modifier; "70 551" is one code. */
function withoutModifier(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  const joined = words.join('');
  return joined.length === 7 && modifier.test(last) ? words.slice(0, -1) : words;
}

function groupOf(number: string): TypedCode {
  return { codeType: 'MS-DRG', code: number.replace(/^0+/, '').padStart(3, '0') };
}
