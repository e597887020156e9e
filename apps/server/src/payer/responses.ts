import { type BenefitRow, benefitRow } from '@portico/x12';

type Network = 'Y' | 'N' | 'W';
type Extra = Partial<BenefitRow>;

/** A row of a 271 (EB with its further segments). A value that is not known is absent. */
export const line = (information: string, serviceTypeCodes: readonly string[], extra: Extra = {}): BenefitRow =>
  benefitRow({ information, serviceTypeCodes, ...extra });

export const copay = (
  types: readonly string[],
  dollars: number,
  per: keyof typeof periods,
  network: Network,
  extra: Extra = {},
) => line('B', types, { period: periods[per], amountCents: dollars * 100, network, ...extra });

const periods = { visit: '27', day: '7', admission: '36' } as const;

export const coinsurance = (types: readonly string[], percent: number, network: Network, extra: Extra = {}) =>
  line('A', types, { basisPoints: percent * 100, network, ...extra });

/** Dollars of a year: `total` and `left` as rows, and `used` as year to date if it is given. */
interface Year {
  total: number;
  left?: number;
  used?: number;
}

const yearly =
  (information: 'C' | 'G') =>
  (coverageLevel: 'IND' | 'FAM', { total, used, left }: Year, network: Network, extra: Extra = {}): BenefitRow[] => {
    const row = (period: string, dollars: number | undefined): BenefitRow[] =>
      dollars === undefined
        ? []
        : [line(information, ['30'], { coverageLevel, period, amountCents: dollars * 100, network, ...extra })];
    return [...row('23', total), ...row('24', used), ...row('29', left)];
  };

export const deductible = yearly('C');
export const outOfPocket = yearly('G');
