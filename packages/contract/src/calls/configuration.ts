import * as z from 'zod/mini';
import { securityQuestion } from '../models/account.ts';
import { preLoginBanner } from '../models/pre-login-banner.ts';
import { defineCall } from './define-call.ts';
import { privateBase } from './sign-in.ts';

/** GET Configuration (spec §3, §7). */
export const getConfiguration = defineCall({
  name: 'GetConfiguration',
  method: 'GET',
  path: `${privateBase}/Configuration`,
  summary: 'Settings that screens ask for when they need them.',
  wrapped: true,
  input: z.object({}),
  reply: z.object({
    securityQuestions: z.array(securityQuestion),
    /** Seconds. */
    RTETimeout: z.int(),
    /** Of the help with estimates, as in an estimate's own configuration. */
    CsPhoneNumber: z.string(),
    captchaEnabled: z.enum(['true', 'false']),
  }),
});

/** GET /static/web-configuration.json: a file that staff change while the portal runs (spec §7, 'pre-login banner'). */
export const getWebConfiguration = defineCall({
  name: 'GetWebConfiguration',
  method: 'GET',
  path: '/static/web-configuration.json',
  summary: 'What staff announce on the sign-in page.',
  input: z.object({}),
  reply: z.object({ preLoginBanner }),
});
