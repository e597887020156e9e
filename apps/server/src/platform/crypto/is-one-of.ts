import { timingSafeEqual } from 'node:crypto';

/** Whether a token is one of those that are accepted. The time does not tell how much of it is right. */
export function isOneOf(given: string, accepted: readonly string[]): boolean {
  const bytes = Buffer.from(given);
  const same = accepted.map((each) => Buffer.from(each)).filter((each) => each.length === bytes.length);
  return same.filter((each) => timingSafeEqual(bytes, each)).length > 0;
}
