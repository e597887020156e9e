import * as z from 'zod/mini';
import { postalMailForm } from '../models/postal-mail.ts';
import { CAPTCHA_QUERY, captchaResponse } from './captcha.ts';
import { defineCall } from './define-call.ts';
import { typed } from './fields.ts';

/** Where the framed form stands, which is submitted to itself (spec §7: "submitted to its signup page"). */
const path = '/frame/postal-mail';

const line = z._default(typed(200), '');
const token = z._default(typed(300), '');

/** GET /frame/postal-mail: the form that asks for an activation code by post (spec §2: "framed public form … protected by a captcha"). */
export const getPostalMailForm = defineCall({
  name: 'GetPostalMailForm',
  method: 'GET',
  path,
  summary: 'The framed form that asks for an activation code by post.',
  access: 'flow',
  page: true,
  framed: true,
  input: z.object({}),
  reply: postalMailForm,
});

/**
 * POST /frame/postal-mail: asks for the letter, once for each form. Answers alike whether a letter goes: it goes to the address on file
 * for a patient of the hospital, and to the one that is given for everybody else.
 */
export const askPostalMail = defineCall({
  name: 'AskPostalMail',
  method: 'POST',
  path,
  summary: 'Asks for an activation code by post.',
  access: 'flow',
  page: true,
  framed: true,
  input: z.object({
    firstName: line,
    middleName: line,
    lastName: line,
    address: line,
    address2: line,
    zip: line,
    city: line,
    state: line,
    country: line,
    sec_token: token,
    customformtoken: token,
    [CAPTCHA_QUERY]: captchaResponse,
  }),
  reply: postalMailForm,
});
