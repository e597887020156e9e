const conventional = /^\d{9}_[^_\s]+_standardcharges\.(json|csv)$/i;

/** Whether a price file is named as 45 CFR 180.50(d)(5) asks: `123456789_cedar-point-hospital_standardcharges.json`. */
export function isNamedByConvention(fileName: string): boolean {
  return conventional.test(fileName);
}

/** What to do about a name that is not. */
export const NAMING_ADVICE =
  'The file is published under a name that 45 CFR 180.50(d)(5) does not allow. Name it ' +
  '<ein>_<hospital-name>_standardcharges.json or .csv, without packing, and import it again.';
