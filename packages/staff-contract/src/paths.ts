import type { StaffCallName } from './table.ts';

/** Where the app asks who is signed in. */
export const STAFF_SESSION_PATH = '/session';

/** Where a browser is sent to the hospital's provider, and comes back from it: the redirect URI to register there. */
export const STAFF_SIGN_IN_PATH = '/sign-in';
export const STAFF_RETURN_PATH = '/sign-in/return';

/** The header that carries the anti-forgery token. */
export const STAFF_TOKEN_HEADER = 'X-Staff-Token';

const CALLS_PATH = '/calls/';

export function staffCallPath(name: StaffCallName): string {
  return `${CALLS_PATH}${name}`;
}

/** Where the parts of a price file are sent, each from its place in the file: bytes, and no JSON. */
export const PRICE_UPLOAD_ROUTE = '/price-uploads/:uploadId/:from';

export function priceUploadPath(uploadId: string, from: number): string {
  return `/price-uploads/${uploadId}/${from}`;
}

/** The pages of the app, which is one document. What is looked at of a person is named by a random id alone, or by a reference number. */
export const staffPages = {
  home: '/',
  accounts: '/accounts',
  account: '/accounts/:accountId',
  codes: '/codes',
  openings: '/openings',
  messages: '/messages',
  message: '/messages/:reference',
  visits: '/visits',
  matches: '/matches',
  refused: '/refused-messages',
  refusedMessage: '/refused-messages/:messageId',
  prices: '/prices',
  pricesOfLocation: '/prices/:locationId',
  pricesCompared: '/prices/:locationId/:versionId',
  payors: '/payors',
  payorsOfLocation: '/payors/:locationId',
  announcements: '/announcements',
  terms: '/terms',
  searches: '/searches',
  audit: '/audit',
  languages: '/languages',
  health: '/health',
} as const;

/** Why nobody was signed in, as the app's first page says it. */
export const signInOutcomes = ['noRole', 'cancelled', 'refused', 'unavailable', 'expired'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
