/**
 * The key for looking up a code. CPT is level I of HCPCS and many files label it so, so the two types are one; case and
 * outer spaces do not count; an MS-DRG has three digits, whether or not the file writes its leading zeros.
 */
export function codeKey(codeType: string, code: string): string {
  const type = codeType.trim().toUpperCase();
  const text = code.trim().toUpperCase();
  if (type === 'CPT' || type === 'HCPCS') return `HCPCS ${text}`;
  return type === 'MS-DRG' ? `MS-DRG ${text.padStart(3, '0')}` : `${type} ${text}`;
}
