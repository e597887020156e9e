/** The digits of a code that is sent to a phone. */
const CODE = /^\d{6}$/;

/**
 * Reads a verification code: 6 digits, with or without spaces or a hyphen, as a message may show it. Null when it is
 * not valid.
 */
export function readVerificationCode(input: string): string | null {
  const code = input.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');
  return CODE.test(code) ? code : null;
}
