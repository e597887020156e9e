/**
 * The form of a Medicare number, the MBI (CMS, "Understanding the Medicare Beneficiary Identifier (MBI) Format"): of letters all
 * but S, L, O, I, B and Z.
 */
const MEDICARE =
  /^[1-9][AC-HJKMNP-RT-Y][\dAC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y][\dAC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y]{2}\d{2}$/;

/**
 * A member or group number as insurers have it, of one that was typed from a card: in capitals, without spaces. Cards print a
 * Medicare number in three groups with hyphens, which it does not have; those of other insurers may be part of the number.
 */
export function numberAsSent(number: string): string {
  const plain = number.toUpperCase().replace(/\s/g, '');
  const characters = plain.replaceAll('-', '');
  return MEDICARE.test(characters) ? characters : plain;
}
