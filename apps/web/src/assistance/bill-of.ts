import type { Bill } from '@portico/assistance';
import type { EstimateModel, EstimateResult, FeeRow } from '@portico/contract';

/** The bill of an estimate as the policy's rules need it; null without a location or an amount. */
export function billOf({
  CurrentLocationId,
  Estimate,
}: Pick<EstimateModel, 'CurrentLocationId' | 'Estimate'>): Bill | null {
  if (Estimate === null || Estimate.PatientAmountRaw === null || CurrentLocationId === '') return null;
  const gross = grossRows(Estimate);
  const hasPhysician = rowsOf(Estimate).some(isPhysician);
  return {
    locationId: CurrentLocationId,
    grossCents: gross === null ? null : sumOf(gross),
    owedCents: Estimate.PatientAmountRaw,
    physicianGrossCents: hasPhysician ? gross && sumOf(gross.filter(isPhysician)) : 0,
    physicianOwedCents: hasPhysician ? physicianOwed(Estimate) : 0,
  };
}

/** The gross charges of hospital and physicians; null where a priced part has none, or none are shown. */
function grossRows({ IsSelfPayEstimate, SelfPayTable, FeeTable }: EstimateResult): FeeRow[] | null {
  // Beside a discount the table without insurance has gross charges; otherwise those of the fee table, without insurance.
  const isDiscounted = SelfPayTable.some(({ Kind }) => Kind === 'discount');
  if (!isDiscounted && !IsSelfPayEstimate) return null;
  const rows = (isDiscounted ? SelfPayTable : FeeTable).filter(isFee);
  const priced = rows.flatMap(({ Children }) => Children).filter(({ Source }) => Source !== null);
  return priced.length === 0 || priced.some(({ Val }) => Val === null) ? null : rows;
}

/** The physicians' part of what is paid without insurance; with insurance nothing tells it apart. */
function physicianOwed({ IsSelfPayEstimate, SelfPayTable }: EstimateResult): number | null {
  if (!IsSelfPayEstimate) return null;
  const physician = SelfPayTable.find(isPhysician);
  if (physician?.Val == null) return 0;
  const discount = SelfPayTable.find(({ Kind }) => Kind === 'discount');
  if (discount === undefined) return physician.Val;
  const tags = new Set(physician.Children.map(keyOf));
  return physician.Val + sumOf(discount.Children.filter((part) => tags.has(keyOf(part))));
}

function keyOf({ Tag, Source }: FeeRow['Children'][number]): string {
  return [Tag, Source?.Line, Source?.Code].join('\n');
}

function rowsOf({ IsSelfPayEstimate, SelfPayTable, FeeTable }: EstimateResult): readonly FeeRow[] {
  return IsSelfPayEstimate && SelfPayTable.length > 0 ? SelfPayTable : FeeTable;
}

const isFee = ({ Kind }: FeeRow): boolean => Kind === 'hospital' || Kind === 'physician';
const isPhysician = ({ Kind, Children }: FeeRow): boolean =>
  Kind === 'physician' && Children.some(({ Source }) => Source !== null);

function sumOf(rows: ReadonlyArray<{ readonly Val: number | null }>): number {
  return rows.reduce((sum, { Val }) => sum + (Val ?? 0), 0);
}
