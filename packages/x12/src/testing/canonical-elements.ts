import type { Separators } from '../model/interchange.ts';

/** Elements that are whole numbers: leading zeros do not count. */
const INTEGERS: Readonly<Record<string, readonly number[]>> = {
  SE: [1],
  GE: [1],
  IEA: [1],
  HL: [1, 2],
  INS: [17],
  HSD: [6],
  IK3: [2],
  CTX: [3],
  AK9: [2, 3, 4],
};

/** Elements with components that are whole numbers. */
const INTEGER_COMPONENTS: Readonly<Record<string, readonly number[]>> = { EB: [14], EQ: [5], IK4: [1], CTX: [5] };

/** Other elements with components. */
const COMPOSITES: Readonly<Record<string, readonly number[]>> = {
  EB: [13],
  EQ: [2],
  HI: [1, 2, 3, 4, 5, 6, 7, 8],
  CTX: [1, 6],
};

const DECIMALS: Readonly<Record<string, readonly number[]>> = { EB: [7, 8, 10], AMT: [2], HSD: [2, 4] };

/** A segment with its elements in the form of our writer. */
export function canonicalElements(elements: readonly string[], separators: Separators): string[] {
  const tag = elements[0] ?? '';
  const { component, repetition } = separators;
  const parts = (value: string, change: (part: string) => string): string => {
    const all = value.split(component).map(change);
    while (all.at(-1) === '') all.pop();
    return all.join(component);
  };
  const written = elements.map((said, index) => {
    if (said === '' || index === 0) return said;
    const value = trimmedParts(said, separators);
    if (INTEGERS[tag]?.includes(index)) return integer(value);
    if (INTEGER_COMPONENTS[tag]?.includes(index)) return parts(value, integer);
    if (COMPOSITES[tag]?.includes(index)) {
      const repeated = repetition === null ? [value] : value.split(repetition);
      return repeated.map((each) => parts(each, (part) => part)).join(repetition ?? '');
    }
    return DECIMALS[tag]?.includes(index) ? decimal(value, tag === 'EB' ? index : 0) : value;
  });
  return written.slice(0, written.findLastIndex((each) => each !== '') + 1);
}

/** Blanks at the end of a part mean nothing. */
function trimmedParts(value: string, { repetition, component }: Separators): string {
  const repeated = repetition === null ? [value] : value.split(repetition);
  const trimmed = repeated.map((each) => each.split(component).map((part) => part.replace(/ +$/, '')));
  return trimmed.map((parts) => parts.join(component)).join(repetition ?? '');
}

function integer(value: string): string {
  return value.replace(/^0+(?=\d)/, '');
}

/** Without needless zeros; unchanged if EB07, EB08 or EB10 is withheld. */
function decimal(value: string, elementOfBenefit: number): string {
  const [whole = '', fraction = ''] = value.split('.');
  const [shortWhole, shortFraction] = [whole.replace(/^0+/, ''), fraction.replace(/0+$/, '')];
  const short = shortFraction === '' ? shortWhole || '0' : `${shortWhole}.${shortFraction}`;
  if (elementOfBenefit === 0) return short;
  const isWithheld =
    value.startsWith('-') ||
    (elementOfBenefit === 7 && shortFraction.length > 2) ||
    (elementOfBenefit === 8 && (shortFraction.length > 4 || Number(value) > 1)) ||
    (elementOfBenefit === 10 && Number(value) > 0 && Number(value) < 1e-6);
  return isWithheld ? value : short;
}
