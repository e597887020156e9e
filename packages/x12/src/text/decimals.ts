/** A number as X12's type R writes it: `digits` divided by 10 to the `scale`. */
export interface Decimal {
  readonly isNegative: boolean;
  readonly digits: number;
  readonly scale: number;
}

/** With this many digits, the number of cents, and a hundred times it, is still an exact integer. */
const MAX_DIGITS = 13;
const POINT = 46;
const ZERO = 48;

/** Reads digits with at most one point and an optional minus; `null` for anything else. */
export function readDecimal(text: string): Decimal | null {
  const isNegative = text.startsWith('-');
  const first = isNegative ? 1 : 0;
  let digits = 0;
  let scale = -1;
  for (let index = first; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === POINT && scale === -1) {
      scale = 0;
    } else if (code >= ZERO && code < ZERO + 10) {
      digits = digits * 10 + (code - ZERO);
      if (scale >= 0) scale += 1;
    } else {
      return null;
    }
  }
  const count = text.length - first - (scale === -1 ? 0 : 1);
  return count === 0 || count > MAX_DIGITS ? null : { isNegative, digits, scale: Math.max(scale, 0) };
}

/** Whole cents; `null` if the amount is negative or has fractions of a cent. Zeros at its end are none. */
export function centsOf(value: Decimal): number | null {
  return unitsOf(value, 2);
}

/** Whole basis points of a fraction; `null` if it is negative or finer. */
export function basisPointsOf(value: Decimal): number | null {
  return unitsOf(value, 4);
}

/** Whole units of 10 to the minus `unitScale`; `null` if it is negative or finer. */
function unitsOf({ isNegative, digits, scale }: Decimal, unitScale: number): number | null {
  const units = scale <= unitScale ? digits * 10 ** (unitScale - scale) : digits / 10 ** (scale - unitScale);
  return isNegative || !Number.isInteger(units) ? null : units;
}

/** As a JavaScript number, which is written with the same digits. */
export function numberOf({ digits, scale }: Decimal): number {
  return digits / 10 ** scale;
}

/** A number of at least 0, without needless zeros: `.3`, `12.5`, `100`; `null` if it cannot be written like this. */
export function writeDecimal(value: number): string | null {
  const text = String(value).replace(/^0\./, '.');
  const digits = text.replace('.', '').length;
  return /^\d*\.?\d+$/.test(text) && digits <= MAX_DIGITS ? text : null;
}

/** `units` of 10 to the minus `scale` as text: `writeScaled(1050, 2)` is `10.5`. */
export function writeScaled(units: number, scale: number): string | null {
  if (!Number.isSafeInteger(units) || units < 0) return null;
  const unitsOfOne = 10 ** scale;
  let fraction = units % unitsOfOne;
  const whole = (units - fraction) / unitsOfOne;
  if (fraction === 0) return String(whole);
  let places = scale;
  for (; fraction % 10 === 0; fraction /= 10) places -= 1;
  return `${whole === 0 ? '' : whole}.${String(fraction).padStart(places, '0')}`;
}
