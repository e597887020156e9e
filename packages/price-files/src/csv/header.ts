import type { Findings } from '../findings.ts';
import { PriceFileError } from '../price-file-error.ts';
import type { PriceFileHeader } from '../types.ts';
import { readHeader } from '../values/header.ts';
import type { Row } from './rows.ts';

/** Both the attestation of v3 and the affirmation of v2 begin like this; the sentence itself is the column header. */
const attestationStart = 'to the best of its knowledge and belief';

/**
 * Reads the first two rows: names and values of the general data elements.
 *
 * @throws PriceFileError when the first row is not that of a price file.
 */
export function readCsvHeader(
  names: Row,
  values: Row,
  format: PriceFileHeader['format'],
  findings: Findings,
): PriceFileHeader {
  const columns = headerNames(names);
  const valueAt = (place: number): string | undefined => values.cells[place];
  const find = (...wanted: string[]): string | undefined =>
    valueAt(columns.findIndex((column) => wanted.includes(column)));
  const list = (text: string | undefined): string[] => text?.split('|') ?? [];
  const license = columns.findIndex((column) => column.startsWith('license_number'));
  const raw = {
    hospitalName: find('hospital_name'),
    lastUpdatedOn: find('last_updated_on'),
    version: find('version'),
    locationNames: list(find('location_name', 'hospital_location')),
    addresses: list(find('hospital_address')),
    npis: list(find('type_2_npi')),
    licenseState: columns[license]?.split('|')[1]?.trim().toUpperCase(),
    licenseNumber: valueAt(license),
    attesterName: find('attester_name'),
    attested: valueAt(columns.findIndex((column) => column.startsWith(attestationStart))),
  };
  return readHeader(raw, format, () => values.line, findings);
}

/**
 * The names in the first row.
 *
 * @throws PriceFileError when the row names no hospital.
 */
export function headerNames(row: Row): string[] {
  const names = row.cells.map((cell) => cell.trim().toLowerCase());
  if (names.includes('hospital_name')) return names;
  throw new PriceFileError(
    row.line,
    'The first row must hold the general headers of the CMS template, beginning with hospital_name, separated by commas.',
  );
}
