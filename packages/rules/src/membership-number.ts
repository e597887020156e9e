/** X12 allows identifiers of 2 to 80 characters (NM109). */
const MAX_LENGTH = 80;

/**
 * Reads a member, subscriber or group number: letters, digits, spaces and hyphens (spec §5), with at least two letters
 * or digits. Spaces around it are dropped; nothing else is changed. Returns null when it is not valid.
 */
export function readMembershipNumber(input: string): string | null {
  const number = input.trim();
  const isOne = /^[A-Za-z\d -]+$/.test(number) && /[A-Za-z\d].*[A-Za-z\d]/.test(number);
  return isOne && number.length <= MAX_LENGTH ? number : null;
}
