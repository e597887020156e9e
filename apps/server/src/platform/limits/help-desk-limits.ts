import { HELP_DESK_MESSAGE_DAYS, HELP_DESK_REPLY_HOURS } from '@portico/contract';
import { DAY_SECONDS, HOUR_SECONDS } from '../time.ts';
import type { LimitTable } from './limit.ts';

// What is counted together has one window.
const HELP_DESK_WINDOW = HOUR_SECONDS;

/** Limits of the help desk. */
export const helpDeskLimits = {
  helpDeskReply: {
    subject: 'message to the help desk',
    number: null,
    window: HELP_DESK_REPLY_HOURS * HOUR_SECONDS,
    sentence: 'Its writer is promised an answer in this time (spec §8, §9); the list of staff says which are late.',
  },
  helpDeskMessage: {
    subject: 'message to the help desk',
    number: null,
    window: HELP_DESK_MESSAGE_DAYS * DAY_SECONDS,
    sentence: 'It is deleted so long after it came, was answered or was closed, with its answers.',
  },
  helpDeskMessagesOfWriter: {
    subject: 'browser, or account',
    number: 5,
    window: HELP_DESK_WINDOW,
    sentence: 'Messages to the help desk.',
  },
  helpDeskMessagesOfAddress: {
    subject: 'network address',
    number: 50,
    window: HELP_DESK_WINDOW,
    sentence: 'The same; a whole clinic may share an address.',
  },
  helpDeskReceipts: {
    subject: 'mailbox',
    number: 5,
    window: HELP_DESK_WINDOW,
    sentence: 'Receipts for messages that it gets, whoever writes. No reply tells of it.',
  },
} satisfies LimitTable;
