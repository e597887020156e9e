import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { flag, optionalId, secretText, textInput } from './fields.ts';

/** In characters, of the address in a SMART Health Link. */
const MAX_URL = 2048;

/**
 * How reading a SMART Health Link ended. `gone`: it has expired, was revoked, or never was. `unreachable`: nothing came that could be read, whatever the
 * reason: nobody learns what is at an address, or whether it is one that the portal does not ask.
 */
const statuses = ['read', 'wrongPasscode', 'gone', 'tooLarge', 'unreachable'] as const;

/**
 * POST {base}/FetchHealthLink: the encrypted files of a SMART Health Link, such as a digital insurance card. The server asks for them, since browsers may
 * ask this portal alone; it never gets the link's key, so it cannot read them. It stores nothing. The path is ours.
 */
export const fetchHealthLink = defineCall({
  name: 'FetchHealthLink',
  method: 'POST',
  path: '/GuestEstimates/FetchHealthLink',
  summary: 'The encrypted files of a SMART Health Link.',
  access: 'guestToken',
  input: z.object({
    token: optionalId,
    url: textInput(MAX_URL),
    /** '' where the link needs none. */
    passcode: z._default(secretText, ''),
    /** `url` is the one file itself, and no manifest (flag U). */
    isDirect: flag,
  }),
  reply: z.object({
    Status: z.enum(statuses),
    /** JWE, compact; empty unless it was read. */
    Files: z.array(z.string()),
    /** After a wrong passcode, how many more may be tried; null where the link's server does not say. */
    TriesLeft: z.nullable(z.int()),
  }),
  errors: ['guestTokenRequired', 'noHealthCards'],
});
