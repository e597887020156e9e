/**
 * The key for looking up a code. CPT is level I of HCPCS and many files label one as the other, so the two types are
 * one; case and outer spaces do not count; an MS-DRG has three digits and an APC four, whether or not the file writes
 * their leading zeros. All other types stay apart: the same three digits are one stay as an MS-DRG, another as an
 * APR-DRG, and a plain "DRG" does not tell which of them it is.
 */
export function codeKey(codeType: string, code: string): string {
  const type = codeType.trim().toUpperCase();
  const text = code.trim().toUpperCase();
  if (type === 'CPT' || type === 'HCPCS') return `HCPCS ${text}`;
  return `${type} ${text.padStart(digitsOf[type] ?? 0, '0')}`;
}

const digitsOf: Readonly<Record<string, number>> = { 'MS-DRG': 3, APC: 4 };
