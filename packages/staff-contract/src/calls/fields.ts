import * as z from 'zod/mini';

/** In characters. */
export const MAX_REASON = 200;
/** As many as a name, an address or a number has. */
const MAX_FIELD = 200;

/** One line that somebody has typed; what is missing is read as ''. */
export const line = z._default(z.string().check(z.trim(), z.maxLength(MAX_FIELD)), '');

/** Why, for the audit trail: one line that names nobody. */
export const reason = z._default(z.string().check(z.trim(), z.maxLength(MAX_REASON)), '');

/** An account's random id. */
export const accountId = z.uuid();

/** As ISO 8601, in UTC. */
export const time = z.iso.datetime();

export const nothing = z.object({});
