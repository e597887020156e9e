import type { BenefitRow } from '../model/response.ts';
import type { NetworkBenefits, YearlyFigures } from './benefits.ts';
import { PLAN } from './counted-rows.ts';
import { OPEN } from './settle.ts';
import { openFigures } from './yearly-figures.ts';

/**
 * Whether all of a row was read (decision 64), and the payer rejects nothing of it (AAA, decision 241). Figures come from such
 * rows alone.
 */
export const isReadWhole = ({ unreadable, rejections }: BenefitRow): boolean =>
  unreadable.length === 0 && rejections.length === 0;

/** EB01. */
const INFORMATION = 1;
/** EB03. */
const SERVICE_TYPES = 3;

/** Whether the EB01 of a row is one of these, or could not be read. */
export const mayState = ({ information, unreadable }: BenefitRow, isOne: (information: string) => boolean): boolean =>
  isOne(information) || unreadable.includes(INFORMATION);

/** Whether a row is of a service type, or its EB03 could not be read. */
export const mayBeOfType = ({ serviceTypeCodes, unreadable }: BenefitRow, code: string): boolean =>
  serviceTypeCodes.includes(code) || unreadable.includes(SERVICE_TYPES);

/** EB01 of rows that end a service: they leave it without copay and coinsurance. */
const ENDS = ['I', '6', '7', '8'];

/** EB01 of rows that say that a service is covered. */
const COVERS = ['1', '2', '3', '4', '5', 'A', 'B'];

/**
 * The benefits of a service type with every figure open that a row which was not read whole may have stated. Its level,
 * network or period is unknown, so that neither another row nor the plan's takes its place. With a row that is rejected
 * the payer answers nothing about its service types: all of their figures are open.
 */
export function withOpenFigures(
  benefits: NetworkBenefits,
  rows: readonly BenefitRow[],
  serviceTypeCode: string,
): NetworkBenefits {
  const torn = rows.filter((row) => !isReadWhole(row));
  if (torn.length === 0) return benefits;
  const isStated = (information: readonly string[], code: string): boolean =>
    torn.some((row) => {
      const isMeant = row.rejections.length > 0 || mayState(row, (said) => information.includes(said));
      return isMeant && mayBeOfType(row, code);
    });
  const isOpen = (source: NetworkBenefits['source'], ...information: readonly string[]): boolean =>
    isStated(information, serviceTypeCode) || (source === 'plan' && isStated(information, PLAN));
  const { source } = benefits;
  if (benefits.covered === false) {
    return isOpen(source, ...COVERS)
      ? { ...benefits, covered: null, copay: OPEN, coinsurance: OPEN, source: 'own' }
      : benefits;
  }
  const opened = { copay: isOpen(source, 'B', ...ENDS), coinsurance: isOpen(source, 'A', ...ENDS) };
  return {
    ...benefits,
    ...(opened.copay || opened.coinsurance
      ? {
          copay: opened.copay ? OPEN : benefits.copay,
          coinsurance: opened.coinsurance ? OPEN : benefits.coinsurance,
          source: 'own' as const,
        }
      : {}),
    deductible: isOpen(benefits.deductible.source, 'C') ? open(benefits.deductible) : benefits.deductible,
    outOfPocket: isOpen(benefits.outOfPocket.source, 'G') ? open(benefits.outOfPocket) : benefits.outOfPocket,
  };
}

const open = ({ familyRemainingCents }: YearlyFigures): YearlyFigures => ({ ...openFigures, familyRemainingCents });
