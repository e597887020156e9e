/** The maximum length of an e-mail address (RFC 5321 4.5.3.1.3, less the angle brackets). */
const MAX_LENGTH = 254;

/**
 * The pattern by which browsers validate `<input type="email">` (WHATWG HTML, 'valid e-mail address'), with a dot
 * required in the domain: no mail can be delivered to a host name without one.
 */
const PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * Reads an e-mail address that was typed or pasted: spaces around it are dropped, nothing else is changed. Returns null
 * when it is not valid (spec §5: "standard pattern (also for the estimate summary contact)").
 */
export function readEmail(input: string): string | null {
  const address = input.trim();
  return address.length <= MAX_LENGTH && PATTERN.test(address) ? address : null;
}
