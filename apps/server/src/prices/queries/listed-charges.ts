import type { ListedCharge } from '@portico/estimate';
import { codeKey } from '@portico/estimate';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** The price file that the figures come from (45 CFR 180.50). */
export interface PriceFile {
  versionId: number;
  fileName: string;
  hospitalName: string;
  /** ISO date; null if the file has none. */
  lastUpdatedOn: string | null;
  /** Where it was fetched, for one that is followed; null where staff named it. */
  sourceUrl: string | null;
}

/** The charges of some codes in the live price file of a location. */
export interface ListedCharges {
  file: PriceFile;
  charges: ListedCharge[];
}

/** A charge under one of its codes, with its file. A file without such charges gives one row without a code. */
export interface ChargeRow {
  location_id: string;
  version_id: number;
  file_name: string;
  hospital_name: string;
  last_updated_on: string | null;
  source_url: string | null;
  code_type: string | null;
  code: string;
  description: string;
  charge_id: number;
  line: number;
  setting: ListedCharge['setting'];
  billing_class: ListedCharge['billingClass'];
  modifiers: string[];
  revenue_codes: string[];
  gross_cents: number | null;
  cash_cents: number | null;
  notes: string | null;
}

/**
 * Reads the charges of these codes, of any code type, from the live price files of some locations. One statement reads files and
 * figures, so that both are of one version. A location without a live file is not in the result.
 *
 * @param codes as files spell them; see `spellings`.
 */
export async function listedCharges(
  db: Kysely<Tables>,
  locationIds: readonly string[],
  codes: readonly string[],
): Promise<ReadonlyMap<string, ListedCharges>> {
  const { rows } = await sql<ChargeRow>`
    select ${chargeColumns} from ${liveCharges(codes)}
    where live.location_id = any(${locationIds}::text[])`.execute(db);
  return byLocation(rows, (ofLocation, first) => ({
    file: fileOf(first),
    charges: distinctCharges(ofLocation).map(toCharge),
  }));
}

/** What is made of each location's rows. */
export function byLocation<Row extends ChargeRow, Made>(
  rows: readonly Row[],
  make: (ofLocation: readonly Row[], first: Row) => Made,
): ReadonlyMap<string, Made> {
  const found = new Map<string, Made>();
  for (const [locationId, ofLocation] of Map.groupBy(rows, (row) => row.location_id)) {
    const [first] = ofLocation;
    if (first !== undefined) found.set(locationId, make(ofLocation, first));
  }
  return found;
}

/** The columns of a ChargeRow, from `liveCharges`. Imports before decision 233 kept zeros, which are no prices. */
export const chargeColumns = sql`
  live.location_id, version.version_id, version.file_name, version.hospital_name, version.last_updated_on, version.source_url,
  charge.code_type, charge.code, charge.description, charge.charge_id, charge.line, charge.setting, charge.billing_class,
  charge.modifiers, charge.revenue_codes, nullif(charge.gross_cents, 0) as gross_cents, nullif(charge.cash_cents, 0) as cash_cents,
  charge.notes`;

/**
 * The live files, each with its charges of these codes, if any.
 *
 * `offset 0` holds the planner to the indexes of each file, and to few orders of joining: to plan them took longer than to read the rows
 * (decision 193).
 */
export function liveCharges(codes: readonly string[]): RawBuilder<unknown> {
  return sql`
    price_live live
    join price_versions version on version.location_id = live.location_id and version.version_id = live.version_id
    left join lateral (
      select code.code_type, code.code, item.description, charge.*
      from price_codes code
      join price_items item on item.location_id = code.location_id
        and item.version_id = code.version_id and item.item_id = code.item_id
      join price_charges charge on charge.location_id = code.location_id
        and charge.version_id = code.version_id and charge.item_id = code.item_id
      where code.location_id = live.location_id and code.version_id = live.version_id and code.code = any(${codes}::text[])
      offset 0
    ) as charge on true`;
}

export function fileOf(row: ChargeRow): PriceFile {
  return {
    versionId: row.version_id,
    fileName: row.file_name,
    hospitalName: row.hospital_name,
    lastUpdatedOn: row.last_updated_on,
    sourceUrl: row.source_url,
  };
}

/** An item that has one code both as CPT and as HCPCS is one charge, not two. */
export function distinctCharges<Row extends ChargeRow>(rows: readonly Row[]): Row[] {
  const charges = rows.filter((row) => row.code_type !== null);
  return [
    ...new Map(charges.map((row) => [`${row.charge_id} ${codeKey(row.code_type ?? '', row.code)}`, row])).values(),
  ];
}

export function toCharge(row: ChargeRow): ListedCharge {
  return {
    codeType: row.code_type ?? '',
    code: row.code,
    description: row.description,
    line: row.line,
    setting: row.setting,
    billingClass: row.billing_class,
    modifiers: row.modifiers,
    revenueCodes: row.revenue_codes,
    grossCents: row.gross_cents,
    cashCents: row.cash_cents,
    notes: row.notes,
  };
}
