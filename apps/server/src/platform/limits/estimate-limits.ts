import {
  GUEST_TOKEN_HOURS,
  HEALTH_LINK_PASSCODE,
  KEPT_ESTIMATE_OPEN_MINUTES,
  KEPT_ESTIMATE_PAUSE_MINUTES,
  PRICE_WATCH_LINK_DAYS,
} from '@portico/contract';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../time.ts';
import type { LimitTable } from './limit.ts';

// What is counted together has one window.
const SUMMARY_WINDOW = HOUR_SECONDS;
const OPENING_WINDOW = KEPT_ESTIMATE_PAUSE_MINUTES * MINUTE_SECONDS;

/** Limits of estimates, insurances and inquiries to insurers. */
export const estimateLimits = {
  guestToken: {
    subject: 'guest',
    number: null,
    window: GUEST_TOKEN_HOURS * HOUR_SECONDS,
    sentence:
      "How long without use accepted terms, the token that they earn and a guest's insurance hold (decisions 2 and 11).",
  },
  estimate: {
    subject: 'estimate',
    number: null,
    window: 30 * DAY_SECONDS,
    sentence:
      "It is deleted so long after it was last opened, one with a number at the end of the day so long after it was kept, and a guest's insurance so long after it was entered, unless `estimateValidForDays` says otherwise.",
  },
  /** Longer than its price stands, to be looked up beside the bill. */
  savedEstimates: {
    subject: 'account',
    number: 100,
    window: 365 * DAY_SECONDS,
    sentence: 'Saved estimates, each for this time.',
  },
  keptEstimates: {
    subject: 'browser, or account',
    number: 20,
    window: null,
    sentence: 'Estimates that it keeps under numbers at a time.',
  },
  keptEstimatesOfAddress: {
    subject: 'network address',
    number: 100,
    window: HOUR_SECONDS,
    sentence: 'Estimates that it keeps under numbers.',
  },
  keptEstimateTries: {
    subject: 'number of an estimate',
    number: 10,
    window: 30 * DAY_SECONDS,
    sentence:
      'Wrong dates of birth or ZIP codes, after which it opens nothing any more; numbers that nobody has count alike (decision 153).',
  },
  keptEstimateOpensOfBrowser: {
    subject: 'browser',
    number: 10,
    window: OPENING_WINDOW,
    sentence: 'Numbers of estimates that it tries.',
  },
  keptEstimateOpensOfAddress: {
    subject: 'network address',
    number: 60,
    window: OPENING_WINDOW,
    sentence: 'The same, for all its browsers.',
  },
  priceWatch: {
    subject: 'mailed link that confirms an address for a price',
    number: null,
    window: PRICE_WATCH_LINK_DAYS * DAY_SECONDS,
    sentence: 'It works for so long; confirmed, until the estimate ends.',
  },
  priceWatchesOfNumber: {
    subject: 'number of an estimate',
    number: 5,
    window: DAY_SECONDS,
    sentence: 'Addresses that are asked to confirm that they want to hear of its price.',
  },
  priceWatchesToMailbox: {
    subject: 'mailbox',
    number: 5,
    window: DAY_SECONDS,
    sentence: 'The same that it gets, whoever asks. No reply tells of it.',
  },
  oneClickEnds: {
    subject: 'network address',
    number: 300,
    window: MINUTE_SECONDS,
    sentence: 'Mails about a price that it ends by one click; a mail provider does so for many people.',
  },
  keptEstimateKey: {
    subject: 'estimate that was opened by its number',
    number: null,
    window: KEPT_ESTIMATE_OPEN_MINUTES * MINUTE_SECONDS,
    sentence: 'For so long the browser that opened it shows it without asking again.',
  },
  /** Longer than the estimates that were saved with it. */
  replacedInsurance: {
    subject: 'insurance of an account',
    number: null,
    window: 400 * DAY_SECONDS,
    sentence: 'One that another took the place of is deleted after this.',
  },
  inquiries: {
    subject: 'browser, or account',
    number: 20,
    window: HOUR_SECONDS,
    sentence: 'Inquiries to insurers, unless `PORTICO_INQUIRIES_PER_HOUR` says otherwise.',
  },
  ownersPerAddress: {
    subject: 'network address',
    number: 5,
    window: null,
    sentence: 'An address may make this many times the inquiries of one browser: many people share one.',
  },
  inquirySends: {
    subject: 'inquiry',
    number: 3,
    window: null,
    sentence: 'Sends, those that reached nobody among them.',
  },
  silentPayor: {
    subject: 'payor at a gateway, by server process',
    number: 5,
    window: 30,
    sentence:
      'After so many inquiries in a row without an answer it is not asked for this time, and people are told at once; then one inquiry tries whether it answers again.',
  },
  inquiryResend: {
    subject: 'inquiry',
    number: null,
    window: 90,
    sentence: 'The pause before it may be sent again, where it may have reached the payer (CAQH CORE, decision 34).',
  },
  payerAnswer: {
    subject: 'answer of an insurer',
    number: null,
    window: 20,
    sentence:
      'Everything from the connection to its last byte, unless the profile of a gateway or payor says otherwise.',
  },
  payerAnswerAtMost: {
    subject: 'answer of an insurer',
    number: null,
    window: 60,
    sentence: 'The longest that a profile may say.',
  },
  payerConnection: {
    subject: 'gateway',
    number: null,
    window: 5,
    sentence: 'A gateway that does not even connect in this time is out of reach, and the next one is asked.',
  },
  payorGateways: {
    subject: 'payor',
    number: 4,
    window: 80,
    sentence: 'Ways to ask it, and what they may take together: less than the pause of `inquiryResend`.',
  },
  inquiry: {
    subject: 'inquiry',
    number: null,
    window: 90 * DAY_SECONDS,
    sentence: 'It is deleted after this, with its messages and its outcome.',
  },
  summariesOfBrowser: {
    subject: 'browser',
    number: 10,
    window: SUMMARY_WINDOW,
    sentence: 'Summaries of estimates that it mails.',
  },
  summariesOfAddress: {
    subject: 'network address',
    number: 50,
    window: SUMMARY_WINDOW,
    sentence: "The same; a clinic's desk sends for many.",
  },
  summaries: {
    subject: 'mailbox',
    number: 5,
    window: SUMMARY_WINDOW,
    sentence: 'Summaries that it gets, whoever sends them.',
  },
  papersOfBrowser: {
    subject: 'browser',
    number: 30,
    window: HOUR_SECONDS,
    sentence: 'Papers that are set for it: setting one takes the processor a third of a second.',
  },
  papersOfAddress: {
    subject: 'network address',
    number: 150,
    window: HOUR_SECONDS,
    sentence: 'The same; a clinic’s desk prints for many.',
  },
  healthLink: {
    subject: 'digital insurance card that is read',
    number: 5_000_000,
    window: 10,
    sentence:
      'Bytes of all answers together, and how long they may take: the look-up of the name, every connection, the last byte.',
  },
  healthLinksOfBrowser: {
    subject: 'browser',
    number: 20,
    window: HOUR_SECONDS,
    sentence:
      'Digital insurance cards that are asked for: wrong passcodes and addresses that are not asked count as well.',
  },
  healthLinksOfAddress: {
    subject: 'network address',
    number: 100,
    window: HOUR_SECONDS,
    sentence: 'The same; a clinic’s desk reads many.',
  },
  healthLinks: {
    subject: 'browser, or account',
    number: 20,
    window: null,
    sentence:
      'Health links that share its estimates at the same time; each ends with the day on which an estimate that is kept then would.',
  },
  healthLinkPasscode: {
    subject: 'passcode of a health link',
    number: HEALTH_LINK_PASSCODE,
    window: null,
    sentence: 'Characters that it has at least, where somebody sets one.',
  },
  healthLinkTries: {
    subject: 'health link',
    number: 5,
    window: null,
    sentence: 'Wrong passcodes in all its life; then nobody opens it any more (decision 157).',
  },
  healthLinkFile: {
    subject: 'address of a file of a health link',
    number: null,
    window: 10 * 60,
    sentence: 'It leads to the file for this time.',
  },
  healthLinkOpens: {
    subject: 'network address',
    number: 300,
    window: HOUR_SECONDS,
    sentence: 'Health links and their files that it asks for; an office opens those of many.',
  },
  searchMiss: {
    subject: 'words of searches that found nothing',
    number: 3,
    window: 90 * DAY_SECONDS,
    sentence:
      'Staff see them once they were typed on so many different days; until then only a keyed hash is there. They are deleted this long after they were typed last (decision 127).',
  },
  searchMisses: {
    subject: 'database',
    number: 20_000,
    window: null,
    sentence: 'Different words of searches that found nothing; of further ones nothing is counted.',
  },
} satisfies LimitTable;
