import type { DemonstrationSite } from './sites.ts';

/** The date of the generated files. */
export const lastUpdatedOn = '2026-10-01';

/** The version of the CMS template of the generated files. */
export const templateVersion = '3.0.0';

export const attesterName = 'Rosalind Achebe';

/** The attestation, word for word as 45 CFR 180.50(a)(3) and the CMS template require it. */
export const attestation =
  'To the best of its knowledge and belief, this hospital has included all applicable standard charge information in ' +
  'accordance with the requirements of 45 CFR 180.50, and the information encoded is true, accurate, and complete as of the ' +
  'date in the file. This hospital has included all payer-specific negotiated charges in dollars that can be expressed as a ' +
  'dollar amount. For payer-specific negotiated charges that cannot be expressed as a dollar amount in the machine-readable ' +
  'file or not knowable in advance, the hospital attests that the payer-specific negotiated charge is based on a ' +
  'contractual algorithm, percentage or formula that precludes the provision of a dollar amount and has provided all ' +
  'necessary information available to the hospital for the public to be able to derive the dollar amount, including, but ' +
  'not limited to, the specific fee schedule or components referenced in such percentage, algorithm or formula.';

/** The state that has licensed the site. */
export const licenseState = 'CA';

/** The general data elements in the order of the CSV template (45 CFR 180.50(b)(1)). */
export const generalElements = (
  site: DemonstrationSite,
  updatedOn = lastUpdatedOn,
): readonly (readonly [header: string, value: string])[] => [
  ['hospital_name', site.name],
  ['last_updated_on', updatedOn],
  ['version', templateVersion],
  ['location_name', site.name],
  ['hospital_address', site.address],
  [`license_number|${licenseState}`, site.licenseNumber],
  ['type_2_npi', site.npi],
  [attestation, 'TRUE'],
  ['attester_name', attesterName],
];
