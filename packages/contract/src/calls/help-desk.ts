import { helpDeskForm } from '@portico/rules';
import * as z from 'zod/mini';
import { helpDeskMessage, helpDeskTopics, helpDeskWriter } from '../models/help-desk.ts';
import { CAPTCHA_QUERY } from './captcha.ts';
import { defineCall } from './define-call.ts';
import { captchaResponse, flag, numberInput, textInput } from './fields.ts';
import { privateBase } from './sign-in.ts';

const base = `${privateBase}/HelpDesk`;
const access = 'signedIn';
const wrapped = true;
const topic = z._default(z.enum(helpDeskTopics), 'helpdesk');

/** What is missing is read as '', so that one reply names every field to correct. */
const text = (name: keyof typeof helpDeskForm) => z._default(textInput(helpDeskForm[name].longest), '');
const number = (name: keyof typeof helpDeskForm) => z._default(numberInput(helpDeskForm[name].longest), '');

/**
 * POST helpdesk (spec §7: "The helpdesk form posts to the helpdesk page"). Of somebody who is signed in, the message is stored with
 * the account, and needs no captcha. `dob` may be sent beside month, day and year, which count.
 */
export const sendHelpDeskMessage = defineCall({
  name: 'SendHelpDeskMessage',
  method: 'POST',
  path: '/helpdesk',
  summary: 'Sends a message to the help desk.',
  wrapped,
  input: z.object({
    patientFirstName: text('patientFirstName'),
    patientLastName: text('patientLastName'),
    month: number('month'),
    day: number('day'),
    year: number('year'),
    dob: text('dateOfBirth'),
    patientPhone: text('patientPhone'),
    patientEmail: text('patientEmail'),
    patientContactVia: z._default(textInput(helpDeskForm.patientContactVia.longest), 'Email'),
    platformType: text('platformType'),
    patientComments: text('patientComments'),
    topic,
    /** Whether the writer wants an email that says that the message has come. */
    sendReceipt: flag,
    /** Anything but nothing is refused, with the reason. */
    attachments: z.optional(z.unknown()),
    [CAPTCHA_QUERY]: captchaResponse,
  }),
  reply: z.object({
    /** As it is told: K7Q2M-9XWRT. */
    reference: z.string(),
  }),
  errors: ['captchaRefused', 'attachmentsRefused'],
});

/** GET HelpDesk: what the person has written about a topic, the newest first, and what the form is filled in with. */
export const getHelpDesk = defineCall({
  name: 'GetHelpDesk',
  method: 'GET',
  path: base,
  summary: 'The messages to the help desk of who is signed in, with their answers.',
  access,
  wrapped,
  input: z.object({ topic }),
  reply: z.object({ writer: helpDeskWriter, messages: z.array(helpDeskMessage) }),
  errors: ['signInRequired'],
});

/** GET HelpDesk/Unread: answers that their reader has not seen, for the navigation. Asking does not count as use. */
export const getUnreadAnswers = defineCall({
  name: 'GetUnreadAnswers',
  method: 'GET',
  path: `${base}/Unread`,
  summary: 'How many answers of the help desk are unread.',
  access,
  wrapped,
  countsAsUse: false,
  input: z.object({}),
  reply: z.object({ helpdesk: z.int(), feedback: z.int() }),
  errors: ['signInRequired'],
});

/** POST HelpDesk/Read: the answers of a topic up to a time were shown. One that came since then stays unread. */
export const markAnswersRead = defineCall({
  name: 'MarkAnswersRead',
  method: 'POST',
  path: `${base}/Read`,
  summary: 'Notes that answers of the help desk were read.',
  access,
  wrapped,
  input: z.object({ topic, until: z.iso.datetime() }),
  reply: z.object({}),
  errors: ['signInRequired'],
});
