import { CAPTCHA_LIFETIME_MINUTES, OUTBOX_DAYS } from '@portico/contract';
import { DAY_SECONDS, HOUR_SECONDS } from '../time.ts';
import { accountLimits } from './account-limits.ts';
import { adtLimits } from './adt-limits.ts';
import { careLimits } from './care-limits.ts';
import { enrolmentLimits } from './enrolment-limits.ts';
import { exportLimits } from './export-limits.ts';
import { estimateLimits } from './estimate-limits.ts';
import { helpDeskLimits } from './help-desk-limits.ts';
import type { LimitTable } from './limit.ts';
import { openIdLimits } from './openid-limits.ts';
import { staffLimits } from './staff-limits.ts';
import { visitLimits } from './visit-limits.ts';

const limitsOfAll = {
  calls: {
    subject: 'browser',
    number: 240,
    window: 60,
    sentence: 'Calls of all kinds, unless `PORTICO_CALLS_PER_MINUTE` says otherwise.',
  },
  browsersPerAddress: {
    subject: 'network address',
    number: 5,
    window: null,
    sentence: 'An address may make this many times the calls of one browser: many people share one.',
  },
  callsPerSignIn: {
    subject: 'network address',
    number: 4,
    window: null,
    sentence:
      'An address may sign in once for each so many calls of one browser, whatever the username; beyond that each try of an unfamiliar browser needs a captcha.',
  },
  addressesPerNetwork: {
    subject: 'IPv6 /56 or /48, or IPv4 /24',
    number: 4,
    window: null,
    sentence: 'It may sign in this many times as often as one address.',
  },
  request: {
    subject: 'request',
    number: null,
    window: 30,
    sentence: 'It must have arrived whole in this time, headers and body together.',
  },
  refusingAddresses: {
    subject: 'server process',
    number: 100,
    window: 60,
    sentence:
      'Of so many network addresses it records forged requests, and requests for what is not theirs, apart: the first, and then how many there were; of further ones the sum.',
  },
  captcha: {
    subject: 'answer to a captcha',
    number: null,
    window: CAPTCHA_LIFETIME_MINUTES * 60,
    sentence: 'An answer works once, in this time.',
  },
  outbox: {
    subject: 'message of the demonstration',
    number: null,
    window: OUTBOX_DAYS * DAY_SECONDS,
    sentence: 'The demonstration sends nothing, and shows its messages for so long.',
  },
  silentService: {
    subject: 'outside service of enrolment, by server process',
    number: 5,
    window: 10,
    sentence:
      'After so many questions in a row without an answer it is not asked for this time, and counts as out of reach; then one question tries whether it answers again.',
  },
  serviceWait: {
    subject: 'outside service of enrolment, by server process',
    number: null,
    window: 5 * 60,
    sentence:
      'The longest time for which it is not asked because it said so (`Retry-After`); a longer one counts as this one.',
  },
  serviceAtOnce: {
    subject: 'outside service of enrolment, by server process',
    number: 50,
    window: null,
    sentence: 'Questions that wait for it at once; a further one is told that it is out of reach.',
  },
  replacedWebFiles: {
    subject: 'file of the web app',
    number: null,
    window: 30 * DAY_SECONDS,
    sentence:
      'Files of a release that is replaced are served for so long: to pages that are open, and by servers of either release.',
  },
  stoppedImport: {
    subject: 'copy of a price file that no version names, import of patients by a version before',
    number: null,
    window: DAY_SECONDS,
    sentence:
      'What it has left is deleted after this. What any other dead import has left goes within a minute or two.',
  },
  finishedJobs: {
    subject: 'job that is done',
    number: null,
    window: HOUR_SECONDS,
    sentence: 'Jobs, with the mails and text messages in them, are deleted so long after they are done.',
  },
} satisfies LimitTable;

/**
 * Every limit of the portal. The code takes its numbers from here, and docs/security.md has a copy of the table, which a test
 * compares. What screens state comes from the contract (packages/contract/src/limits.ts).
 */
export const limits = {
  ...limitsOfAll,
  ...accountLimits,
  ...enrolmentLimits,
  ...estimateLimits,
  ...helpDeskLimits,
  ...visitLimits,
  ...careLimits,
  ...openIdLimits,
  ...adtLimits,
  ...exportLimits,
  ...staffLimits,
};
