import type { Findings } from '../findings.ts';
import { PriceFileError } from '../price-file-error.ts';
import type { PriceFileHeader } from '../types.ts';
import { quote, readDate, readText } from './scalars.ts';
import type { TemplateVersion } from './rate.ts';

/** General data elements as the file has them, unread. */
export interface RawHeader {
  hospitalName: unknown;
  lastUpdatedOn: unknown;
  version: unknown;
  locationNames: unknown[];
  addresses: unknown[];
  npis: unknown[];
  licenseState: unknown;
  licenseNumber: unknown;
  attesterName: unknown;
  attested: unknown;
}

/**
 * Reads the general data elements. A missing element is a warning, except the hospital name, date and version: without
 * these the prices cannot be used.
 *
 * @param lineOf gives the line of a property or column.
 * @throws PriceFileError when hospital name, date or version cannot be read.
 */
export function readHeader(
  raw: RawHeader,
  format: PriceFileHeader['format'],
  lineOf: (field: string) => number,
  findings: Findings,
): PriceFileHeader {
  const hospitalName = readText(raw.hospitalName);
  const lastUpdatedOn = readDate(raw.lastUpdatedOn);
  const specVersion = readText(raw.version);
  if (hospitalName === undefined) {
    throw new PriceFileError(lineOf('hospital_name'), 'hospital_name is missing: say whose prices these are.');
  }
  if (lastUpdatedOn === undefined) {
    const found = quote(raw.lastUpdatedOn ?? '');
    throw new PriceFileError(
      lineOf('last_updated_on'),
      `last_updated_on ${found} is not a date: write it as 2026-04-01.`,
    );
  }
  if (specVersion === undefined || templateVersionOf(specVersion) === undefined) {
    const found = quote(raw.version ?? '');
    throw new PriceFileError(
      lineOf('version'),
      `version ${found} cannot be read: versions 2 and 3 of the CMS template can.`,
    );
  }
  const licenseState = readText(raw.licenseState);
  const licenseNumber = readText(raw.licenseNumber);
  const attesterName = readText(raw.attesterName);
  const header: PriceFileHeader = {
    format,
    specVersion,
    hospitalName,
    lastUpdatedOn,
    locationNames: texts(raw.locationNames),
    addresses: texts(raw.addresses),
    npis: texts(raw.npis),
    ...(licenseState !== undefined && { licenseState }),
    ...(licenseNumber !== undefined && { licenseNumber }),
    ...(attesterName !== undefined && { attesterName }),
    attested: raw.attested === true || readText(raw.attested)?.toLowerCase() === 'true',
  };
  checkHeader(header, findings);
  return header;
}

/** 2 or 3 from a version such as 3.0.0. */
export function templateVersionOf(version: unknown): TemplateVersion {
  const major = /^v?([23])(?:\.\d+)*$/i.exec(readText(version) ?? '')?.[1];
  return major === '2' ? 2 : major === '3' ? 3 : undefined;
}

function checkHeader(header: PriceFileHeader, findings: Findings): void {
  const isV3 = templateVersionOf(header.specVersion) === 3;
  if (header.locationNames.length === 0) findings.warning('location_name', 'No location is named: name at least one.');
  if (header.addresses.length === 0) findings.warning('hospital_address', 'No address is given: give at least one.');
  if (header.licenseState === undefined) findings.warning('license_number', 'The state of the licence is missing.');
  if (isV3 && header.npis.length === 0) findings.warning('type_2_npi', 'No type 2 NPI is given: give at least one.');
  if (isV3 && header.attesterName === undefined) findings.warning('attester_name', 'Nobody is named who attests.');
  if (!header.attested) findings.warning('attestation', 'The hospital does not confirm that the file is complete.');
}

function texts(values: unknown[]): string[] {
  return values.flatMap((value) => readText(value) ?? []);
}
