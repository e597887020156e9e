import { DAY_SECONDS, MINUTE_SECONDS } from '../time.ts';
import type { LimitTable } from './limit.ts';

/** Limits of the OpenID provider. What it hands out never outlives the session, whatever stands here. */
export const openIdLimits = {
  openIdRequest: {
    subject: 'request of an app to sign somebody in',
    number: null,
    window: 60 * MINUTE_SECONDS,
    sentence: 'It waits so long for the person; recovering a password may come between.',
  },
  openIdCode: {
    subject: 'code that an app is given',
    number: 1,
    window: MINUTE_SECONDS,
    sentence: 'It works once, in this time; a second use revokes what the first was given.',
  },
  openIdAccessToken: {
    subject: 'access token of an app',
    number: null,
    window: 10 * MINUTE_SECONDS,
    sentence: 'It is good for so long, and no longer than the session.',
  },
  openIdIdToken: {
    subject: 'ID token of an app',
    number: null,
    window: 10 * MINUTE_SECONDS,
    sentence: 'An app must take it within this time.',
  },
  openIdKey: {
    subject: 'signing key of the OpenID provider',
    number: null,
    window: 90 * DAY_SECONDS,
    sentence: 'The next one signs after this.',
  },
  openIdKeyOverlap: {
    subject: 'signing key of the OpenID provider',
    number: null,
    window: 2 * DAY_SECONDS,
    sentence: 'It is published so long before it signs, and so long after the next one does.',
  },
  openIdRequests: {
    subject: 'network address',
    number: 3000,
    window: MINUTE_SECONDS,
    sentence: 'Requests to the OpenID provider. The server of an app has one address for all its visitors.',
  },
  openIdAuthorizations: {
    subject: 'network address',
    number: 300,
    window: MINUTE_SECONDS,
    sentence:
      'Times that apps send its browsers to be signed in. Each is kept until the person has, or its hour is over.',
  },
  smartLaunch: {
    subject: 'launch of an app from the hospital’s portal',
    number: 1,
    window: 5 * MINUTE_SECONDS,
    sentence: 'It works once, for one app and one person, in this time.',
  },
  openIdIntrospections: {
    subject: 'network address',
    number: 60_000,
    window: MINUTE_SECONDS,
    sentence:
      'Questions whether a token is good. The FHIR server has one address, and asks for each of its own requests.',
  },
} satisfies LimitTable;
