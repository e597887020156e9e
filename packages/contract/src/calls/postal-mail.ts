import * as z from 'zod/mini';
import { postalMailForm } from '../models/postal-mail.ts';
import { CAPTCHA_QUERY } from './captcha.ts';
import { defineCall } from './define-call.ts';
import { captchaResponse, textInput } from './fields.ts';

/** The path of the framed form, which is submitted to itself (spec §7: "submitted to its signup page"). */
const path = '/frame/postal-mail';

const line = z._default(textInput(200), '');
const token = z._default(textInput(300), '');

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
 * POST /frame/postal-mail: requests the letter, once for each form. The answer does not tell whether a letter is sent. For a patient
 * of the hospital it goes to the address on file, for other people to the address that they gave.
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
