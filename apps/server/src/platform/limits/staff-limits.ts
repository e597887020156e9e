import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../time.ts';
import type { LimitTable } from './limit.ts';

/** Limits of the staff app. */
export const staffLimits = {
  staffSignIn: {
    subject: 'way of staff to their provider and back',
    number: 1,
    window: 10 * MINUTE_SECONDS,
    sentence: 'Whoever was sent there comes back within this time, once, in the same browser.',
  },
  staffSignIns: {
    subject: 'network address',
    number: 300,
    window: 10 * MINUTE_SECONDS,
    sentence: 'Times that its browsers are sent to the provider of staff; a whole hospital may share an address.',
  },
  staffSession: {
    subject: 'session of staff',
    number: null,
    window: 10 * HOUR_SECONDS,
    sentence:
      'At the most, since what a person may do is asked for with each sign-in; `staff.session` of the settings may say less.',
  },
  idleStaffSession: {
    subject: 'session of staff',
    number: null,
    window: 15 * MINUTE_SECONDS,
    sentence: 'Without use, unless `staff.session` says otherwise.',
  },
  staffCalls: {
    subject: 'member of staff',
    number: 240,
    window: 60,
    sentence: 'Calls of the staff app.',
  },
  staffOpening: {
    subject: 'request of staff to open an account',
    number: null,
    window: DAY_SECONDS,
    sentence: 'A second person decides within this time; then it is deleted, decided or not.',
  },
  silentLongCall: {
    subject: 'what staff have asked a server for that takes long',
    number: null,
    window: 30,
    sentence: 'A server that has said nothing of it for so long has ended; whichever is asked next begins it anew.',
  },
  priceUpload: {
    subject: 'price file that staff have brought at the screen',
    number: null,
    window: 30 * DAY_SECONDS,
    sentence: 'What was found in it is shown this long; the file itself is removed a day after it moved on last.',
  },
} satisfies LimitTable;
