import { benefitRow } from '../benefit-row.ts';
import type { BenefitRow, Flaw } from '../model/response.ts';
import type { Segment } from '../text/cursor.ts';
import { type Decimal, basisPointsOf, centsOf, numberOf, writeDecimal } from '../text/decimals.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { code, decimal, member, oneOf, requiredMember, requiredText, text } from '../text/values.ts';
import { type SegmentCodec, shape, upTo } from './codec.ts';
import { pointers, procedure, serviceTypeCodes, writePointers, writeProcedure } from './services.ts';

const INFORMATION = new Set(['CB', 'MC', ...'12345678ABCDEFGHIJKLMNOPQRSTUVWXY'.split('')]);
const COVERAGE_LEVELS = ['CHD', 'DEP', 'ECH', 'EMP', 'ESP', 'FAM', 'IND', 'SPC', 'SPO'];
const PERIODS = new Set(['6', '7', '13', ...upTo(16).map((index) => String(index + 20))]);

/**
 * A row while it is read: the segments after its EB are added to it in place, because a copy for each would be slow.
 */
export type RowInReading = { -readonly [Key in keyof BenefitRow]: BenefitRow[Key] };

const NONE: readonly never[] = [];
const ELEMENTS = upTo(14);

/** EB. Text in place of an amount, percentage or quantity is an error; a number that cannot be right is withheld. */
export const benefit: SegmentCodec<RowInReading> = benefitWith((segment) => requiredMember(segment, 1, INFORMATION));

/** An EB that may be without its EB01: `information` is then empty. */
export const partialBenefit: SegmentCodec<RowInReading> = benefitWith(
  (segment) => member(segment, 1, INFORMATION) ?? '',
);

/** A row of which nothing could be read. */
export function lostBenefit(position: number): RowInReading {
  return benefitRow({ information: '', unreadable: ELEMENTS, position });
}

function benefitWith(informationOf: (segment: Segment) => string): SegmentCodec<RowInReading> {
  return {
    tag: 'EB',
    shape: shape(ELEMENTS, [3], [13, 14]),
    read: (segment) => {
      const flaws: Flaw[] = [];
      return {
        information: informationOf(segment),
        coverageLevel: oneOf(segment, 2, COVERAGE_LEVELS),
        serviceTypeCodes: serviceTypeCodes(segment, 3),
        insuranceType: code(segment, 4, 3),
        planDescription: text(segment, 5),
        period: member(segment, 6, PERIODS),
        amountCents: settled(segment, 7, flaws, centsOf),
        basisPoints: settled(segment, 8, flaws, basisPointsOf),
        quantityQualifier: code(segment, 9, 2),
        quantity: settled(segment, 10, flaws, writableNumberOf),
        authorization: oneOf(segment, 11, ['Y', 'N', 'U']),
        network: oneOf(segment, 12, ['Y', 'N', 'W', 'U']),
        procedure: procedure(segment, 13),
        diagnosisPointers: pointers(segment, 14),
        flaws: flaws.length === 0 ? NONE : flaws,
        delivery: NONE,
        references: NONE,
        dates: NONE,
        rejections: NONE,
        messages: NONE,
        additional: NONE,
        entities: NONE,
        unreadable: NONE,
        position: segment.position,
      };
    },
    write: (value, out) => {
      out.text(value.information);
      out.text(value.coverageLevel);
      out.repeated(value.serviceTypeCodes);
      out.text(value.insuranceType);
      out.text(value.planDescription);
      out.text(value.period);
      if (!writeWithheld(out, value.flaws, 7)) out.scaled(value.amountCents, 2);
      if (!writeWithheld(out, value.flaws, 8)) out.scaled(value.basisPoints, 4);
      out.text(value.quantityQualifier);
      if (!writeWithheld(out, value.flaws, 10)) out.number(value.quantity);
      out.text(value.authorization);
      out.text(value.network);
      writeProcedure(out, value.procedure);
      writePointers(out, value.diagnosisPointers);
    },
  };
}

/** Writes a number that was withheld as it stood; false if none was. */
function writeWithheld(out: SegmentWriter, flaws: readonly Flaw[], element: Flaw['element']): boolean {
  for (const flaw of flaws) {
    if (flaw.element !== element) continue;
    out.text(flaw.text);
    return true;
  }
  return false;
}

/**
 * An element's number in its units. `null` if there is none, or if it is withheld: negative, finer than the unit as
 * written, or more than the whole. A withheld number is added to the flaws.
 */
function settled(
  segment: Segment,
  element: Flaw['element'],
  flaws: Flaw[],
  unitsOf: (value: Decimal) => number | null,
): number | null {
  const value = decimal(segment, element);
  if (value === null) return null;
  const units = unitsOf(value);
  const reason = reasonToWithhold(value, units, element);
  if (reason === null) return units;
  flaws.push({ element, reason, text: requiredText(segment, element) });
  return null;
}

function reasonToWithhold(value: Decimal, units: number | null, element: Flaw['element']): Flaw['reason'] | null {
  if (value.isNegative) return 'negative';
  if (element === 8 && numberOf(value) > 1) return 'aboveOne';
  return units === null ? 'tooFine' : null;
}

function writableNumberOf(value: Decimal): number | null {
  const number = numberOf(value);
  return writeDecimal(number) === null ? null : number;
}
