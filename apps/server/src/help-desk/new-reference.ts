import { BASE_32, HELP_DESK_REFERENCE_LENGTH } from '@portico/rules';
import { randomBytes } from 'node:crypto';

/** A new reference number, without its hyphen: ten characters, 50 random bits. It opens nothing. */
export function newReference(): string {
  return [...randomBytes(HELP_DESK_REFERENCE_LENGTH)].map((byte) => BASE_32[byte % BASE_32.length]).join('');
}
