/** X12 carries identifiers of 2 to 80 characters (NM109). */
const MAXIMUM_LENGTH = 80;

/**
 * Reads a member, subscriber or group number: letters, digits, spaces and hyphens (spec §5), of which two at least are letters
 * or digits. Spaces around it are dropped; nothing else is changed. Returns null where it is none.
 */
export function readMembershipNumber(typed: string): string | null {
  const number = typed.trim();
  const isOne = /^[A-Za-z\d -]+$/.test(number) && /[A-Za-z\d].*[A-Za-z\d]/.test(number);
  return isOne && number.length <= MAXIMUM_LENGTH ? number : null;
}
