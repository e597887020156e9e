/** As CMS's own check of names (hpt-validator 2.4.0): the EIN may have its hyphen, and the NPI behind it where several files are of one EIN. */
const conventional = /^\d{2}-?\d{7}(?:-\d{10})?_.+_standardcharges\.(?:json|csv)$/i;

/** Whether a price file is named as 45 CFR 180.50(d)(5) asks: `123456789_cedar-point-hospital_standardcharges.json`. */
export function isNamedByConvention(fileName: string): boolean {
  return conventional.test(fileName);
}

/** What to do about a name that is not. */
export const NAMING_ADVICE =
  'The file is published under a name that 45 CFR 180.50(d)(5) does not allow. Name it ' +
  '<ein>_<hospital-name>_standardcharges.json or .csv, without packing, and import it again.';
