import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { flag, id, optionalId, secretText, textInput } from './fields.ts';

/** Below it, receivers of health links ask for what is shared. */
export const HEALTH_LINKS_PATH = '/api/health-links';

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

/**
 * POST {base}/CreateHealthLink: shares what an estimate says today by a SMART Health Link, as a FHIR document with a PDF in it. The path is ours.
 */
export const createHealthLink = defineCall({
  name: 'CreateHealthLink',
  method: 'POST',
  path: '/GuestEstimates/CreateHealthLink',
  summary: 'Shares an estimate by a SMART Health Link.',
  access: 'guestToken',
  /** '' for a link that whoever has it can open. */
  input: z.object({ pesGlo: id, token: optionalId, passcode: z._default(secretText, '') }),
  reply: z.object({
    /** False where there is no amount to share. */
    Success: z.boolean(),
    /** `https://…#shlink:/…`, with the portal's own page to show it. It is not to be had again: its key is stored nowhere. */
    Link: z.string(),
    /** It as a QR code: its width in modules, and the path of the dark ones. */
    Code: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: ['guestTokenRequired', 'unknownEstimate', 'tooManyEstimates'],
});

/** POST {base}/HealthLinks: the links by which an estimate is shared now, without the links themselves. */
export const getHealthLinks = defineCall({
  name: 'HealthLinks',
  method: 'POST',
  path: '/GuestEstimates/HealthLinks',
  summary: 'The health links that share an estimate.',
  access: 'guestToken',
  input: z.object({ pesGlo: id, token: optionalId }),
  reply: z.object({
    Links: z.array(
      z.object({
        Id: z.string(),
        /** ISO times. */
        MadeAt: z.string(),
        EndsAt: z.string(),
        HasPasscode: z.boolean(),
        /** It was tried with wrong passcodes too often, and opens no more. */
        IsLocked: z.boolean(),
      }),
    ),
  }),
  errors: ['guestTokenRequired'],
});

/** POST {base}/RevokeHealthLink: from now on nobody opens the link. */
export const revokeHealthLink = defineCall({
  name: 'RevokeHealthLink',
  method: 'POST',
  path: '/GuestEstimates/RevokeHealthLink',
  summary: 'Takes a health link back.',
  access: 'guestToken',
  input: z.object({ linkId: id, token: optionalId }),
  reply: z.object({}),
  errors: ['guestTokenRequired'],
});
