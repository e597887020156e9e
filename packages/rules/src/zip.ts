/** Reads a ZIP code: 5 digits, or 5+4 with a hyphen (spec §5). Returns it without spaces around it, or null. */
export function readZip(input: string): string | null {
  const zip = input.trim();
  return /^\d{5}(-\d{4})?$/.test(zip) ? zip : null;
}

/** The five digits by which a person is found; the four after them can change although the person does not move. */
export function zip5(zip: string): string {
  return zip.slice(0, 5);
}
