import * as z from 'zod/mini';
import { CAPTCHA_QUERY } from './captcha.ts';
import { defineCall } from './define-call.ts';
import { captchaResponse, secretText, textInput, id } from './fields.ts';
import { privateBase } from './sign-in.ts';

const wrapped = true;
/** In the path. */
const partner = id;
/** Of a verified session, for the browser's session storage (spec §3: "Sessions are kept in session storage"). */
const session = z.object({ token: z.string() });

/**
 * GET: what a partner links to from pages of its own (spec §2, 'Partner-only'). No call: it leads a browser to the state
 * `partner-request-account.params`.
 */
export const PARTNER_LINK_PATH = '/Partners/:partner/RequestAccount';

/**
 * POST Partners/{partner}/RequestAccount. For a partner that verifies by email, a link is mailed, and the reply has no token. For
 * one that verifies by credential, a social security number, the reply has the token of the verified session.
 */
export const requestPartnerAccount = defineCall({
  name: 'RequestPartnerAccount',
  method: 'POST',
  path: `${privateBase}/Partners/:partner/RequestAccount`,
  query: [CAPTCHA_QUERY],
  summary: 'Requests an account through a corporate partner.',
  wrapped,
  input: z.object({
    partner,
    [CAPTCHA_QUERY]: captchaResponse,
    email: z.optional(textInput(254)),
    credential: z.optional(secretText),
  }),
  reply: z.object({ token: z.nullable(z.string()) }),
  errors: ['unknownPartner', 'captchaRefused', 'partnerRefused', 'verifierUnavailable'],
});

/** POST Partners/{partner}/VerifyEmail?token: the mailed link gives the verified session, once. */
export const verifyPartnerEmail = defineCall({
  name: 'VerifyPartnerEmail',
  method: 'POST',
  path: '/Partners/:partner/VerifyEmail',
  query: ['token'],
  summary: 'Verifies a work email by the link that was sent to it.',
  wrapped,
  input: z.object({ partner, token: textInput(200) }),
  reply: session,
  errors: ['unknownPartner', 'partnerUnverified'],
});

/** POST Partners/{partner}/Verify: whether the token of a browser is still valid (spec §7, 'Partner verify call'). */
export const verifyPartner = defineCall({
  name: 'VerifyPartner',
  method: 'POST',
  path: '/Partners/:partner/Verify',
  summary: "Reads the partner again, and whether the browser's session with it is verified.",
  wrapped,
  input: z.object({ partner, token: z._default(textInput(200), '') }),
  reply: z.object({ verified: z.boolean() }),
  errors: ['unknownPartner'],
});
