import { quote } from '../findings/quote.ts';
import type { Findings } from '../findings/findings.ts';
import { PriceFileError } from '../price-file-error.ts';
import type { PriceFileHeader } from '../types.ts';
import { type HeaderFields, readHeader } from '../values/header.ts';
import { locationFields, nameIn } from '../values/header-names.ts';
import { isState } from '../values/states.ts';
import { statementStart } from '../values/statements.ts';
import { dictionaryOf } from '../values/versions.ts';
import { textsOf } from './cells.ts';
import { readGeneralRows } from './general-rows.ts';
import type { Row } from './split.ts';

/**
 * Reads the first two rows: names and values of the general data elements.
 *
 * @throws PriceFileError when the first row is not that of a price file.
 */
export function readCsvHeader(
  names: Row,
  values: Row,
  format: PriceFileHeader['format'],
  today: string | undefined,
  findings: Findings,
): PriceFileHeader {
  const general = readGeneralRows(names, values, findings);
  const columns = general.names.map((name) => name.toLowerCase());
  rejectRepeated(columns, names.line);
  const find = (name: string): number => columns.indexOf(name);
  const license = columns.findIndex((column) => column.startsWith(licenseStart));
  const statement = columns.findIndex((column) => column.startsWith(statementStart));
  const fields = fieldsOf(columns, general.values[find('version')], names.line, findings);
  const places = {
    hospitalName: find('hospital_name'),
    lastUpdatedOn: find('last_updated_on'),
    version: find('version'),
    locationNames: find(fields.locationNames),
    addresses: find('hospital_address'),
    npis: find('type_2_npi'),
    licenseState: license,
    licenseNumber: license,
    statement,
    confirmed: statement,
    attesterName: find('attester_name'),
  };
  const valueAt = (place: number): string | undefined => general.values[place];
  const list = (place: number): string[] => (valueAt(place) ?? '').split('|');
  const raw = {
    hospitalName: valueAt(places.hospitalName),
    lastUpdatedOn: valueAt(places.lastUpdatedOn),
    version: valueAt(places.version),
    locationNames: list(places.locationNames),
    addresses: list(places.addresses),
    npis: list(places.npis),
    licenseState: stateOf(general.names[license] ?? '', fields.licenseState, names.line, findings),
    licenseNumber: valueAt(license),
    statement: general.names[statement],
    confirmed: valueAt(statement),
    attesterName: valueAt(places.attesterName),
  };
  // The state and the statement stand in the first row, and so does what has no column.
  const fieldsInNames: ReadonlySet<string> = new Set([fields.licenseState, fields.statement]);
  const placeOf = new Map(Object.entries(fields).map(([name, field]) => [field, places[name as keyof HeaderFields]]));
  const lineOf = (field: string): number =>
    fieldsInNames.has(field) || placeOf.get(field) === -1 ? names.line : values.line;
  return readHeader(raw, fields, format, lineOf, today, findings);
}

/** The state stands behind it: license_number|CA. */
const licenseStart = 'license_number';

const commonFields: Omit<HeaderFields, 'locationNames'> = {
  hospitalName: 'hospital_name',
  lastUpdatedOn: 'last_updated_on',
  version: 'version',
  addresses: 'hospital_address',
  npis: 'type_2_npi',
  licenseState: 'license_number|[state]',
  licenseNumber: 'license_number',
  statement: 'attestation statement',
  confirmed: 'attestation',
  attesterName: 'attester_name',
};

/** 2.2 calls the locations otherwise than 3.0. The other one's name is read, and reported. */
function fieldsOf(
  columns: readonly string[],
  version: string | undefined,
  line: number,
  findings: Findings,
): HeaderFields {
  const isThere = (name: string): boolean => columns.includes(name);
  const locationNames = nameIn(dictionaryOf(version) ?? '3.0', locationFields, isThere, (other, remedy) => {
    findings.line = line;
    findings.breach('location-name', other, other, remedy);
  });
  return { ...commonFields, locationNames };
}

/** `license_number|CA` has one state, and nothing else: of two, nobody knows which is meant. Bars behind it are reported. */
function stateOf(header: string, field: string, line: number, findings: Findings): string | undefined {
  const parts = header.split('|').slice(1);
  const bars = parts.length;
  while (parts.at(-1)?.trim() === '') parts.pop();
  const state = parts.join('|').trim();
  if (parts.length < bars && isState(state.toUpperCase(), false)) {
    findings.line = line;
    findings.breach('license-state', field, header, `Write license_number|${state.toUpperCase()}.`);
  }
  return state || undefined;
}

/**
 * A general header that stands twice may mean either value below it, and so may two licences.
 *
 * @throws PriceFileError
 */
function rejectRepeated(columns: readonly string[], line: number): void {
  const kinds = columns.map((name) => [licenseStart, statementStart].find((start) => name.startsWith(start)) ?? name);
  const repeated = columns.find((_, place) => kinds[place] !== '' && kinds.indexOf(kinds[place] ?? '') !== place);
  if (repeated === undefined) return;
  const reason = `The header ${quote(repeated)} stands twice in the first row: keep the one that is meant.`;
  throw new PriceFileError(line, reason, 'csv-header-once', { column: repeated });
}

/**
 * The names in the first row.
 *
 * @throws PriceFileError when the row names no hospital.
 */
export function headerNames(row: Row): string[] {
  const names = textsOf(row).map((cell) => cell.toLowerCase());
  if (names.includes('hospital_name')) return names;
  throw new PriceFileError(
    row.line,
    'The first row must hold the general headers of the CMS template, beginning with hospital_name, separated by commas.',
    'csv-general-headers',
  );
}
