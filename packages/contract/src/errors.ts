/**
 * Every refusal that a call can answer with: HTTP status, code, and the message for whoever reads the reply. Screens say
 * it in the visitor's language and in more words; they go by the code. Codes below 2000 are the specification's own (§8)
 * and come with the work that needs them.
 */
export const errors = {
  invalidLogin: {
    status: 401,
    errorCode: 1000,
    errorMessage: 'The username and password do not go together.',
  },
  ticketInvalid: {
    status: 400,
    errorCode: 1003,
    errorMessage: 'This link or form was used before or has expired. Start the recovery over.',
  },
  loginLockout: {
    status: 400,
    errorCode: 1012,
    errorMessage: 'Too many tries. Wait until the lock ends, or call the help desk.',
  },
  malformedRequest: {
    status: 400,
    errorCode: 2000,
    errorMessage: 'A field is missing or malformed. Correct the named fields and send again.',
  },
  antiForgery: {
    status: 403,
    errorCode: 2001,
    errorMessage: 'The anti-forgery token is missing or stale. Reload the page and try again.',
  },
  guestTokenRequired: {
    status: 403,
    errorCode: 2002,
    errorMessage: 'Accept the terms to get a token, then try again.',
  },
  unknownServiceArea: {
    status: 404,
    errorCode: 2003,
    errorMessage: 'There is no such service area. Start over at the list of service areas.',
  },
  unknownLocation: {
    status: 404,
    errorCode: 2004,
    errorMessage: 'There is no such location. Choose one from the list.',
  },
  unknownTemplate: {
    status: 404,
    errorCode: 2005,
    errorMessage: 'There is no such service. Choose one from the list.',
  },
  unknownEstimate: {
    status: 404,
    errorCode: 2006,
    errorMessage: 'This estimate is not here or has expired. Start over.',
  },
  unknownProvider: {
    status: 404,
    errorCode: 2007,
    errorMessage: 'There is no such provider at this location. Choose one from the list.',
  },
  bodyTooLarge: { status: 413, errorCode: 2008, errorMessage: 'The request is too large. Send less.' },
  tooManyRequests: { status: 429, errorCode: 2009, errorMessage: 'Too many requests. Wait a minute, then try again.' },
  unsupportedMediaType: { status: 415, errorCode: 2010, errorMessage: 'Send JSON or a form.' },
  notFound: { status: 404, errorCode: 2011, errorMessage: 'There is nothing at this address.' },
  serverError: {
    status: 500,
    errorCode: 2012,
    errorMessage: 'Something failed on our side. Nothing was lost; try again.',
  },
  unavailable: {
    status: 503,
    errorCode: 2013,
    errorMessage: 'The portal is starting or stopping. Try again in a moment.',
  },
  loginSuspended: {
    status: 400,
    errorCode: 2014,
    errorMessage: 'This account is suspended. Reset the password where that is offered, or call the help desk.',
  },
  signInRequired: { status: 401, errorCode: 2015, errorMessage: 'Sign in, then try again.' },
  signInExpired: {
    status: 401,
    errorCode: 2016,
    errorMessage: 'Too much time has passed since the password was entered. Sign in again.',
  },
  passwordNeeded: {
    status: 403,
    errorCode: 2017,
    errorMessage: 'Confirm the password first: it was entered too long ago for a change like this.',
  },
  codeInvalid: { status: 404, errorCode: 2018, errorMessage: 'Verification code is invalid' },
  codeUsed: { status: 400, errorCode: 2019, errorMessage: 'Verification code is already used' },
  codeExpired: { status: 410, errorCode: 2020, errorMessage: 'The verification code has expired. Ask for a new one.' },
  wrongAnswer: { status: 400, errorCode: 2021, errorMessage: 'The answer is not the one on file.' },
  passwordRefused: {
    status: 400,
    errorCode: 2022,
    errorMessage: 'Choose another password; the faults of this one are named.',
  },
  passkeyRefused: { status: 400, errorCode: 2023, errorMessage: 'The passkey could not be verified. Try again.' },
  unknownFactor: { status: 404, errorCode: 2024, errorMessage: 'There is no such way to verify. Choose one listed.' },
  unknownInvite: {
    status: 404,
    errorCode: 2025,
    errorMessage: 'This invitation was answered before, has expired, or is not for you. Ask for a new one.',
  },
  unknownSession: { status: 404, errorCode: 2026, errorMessage: 'This session or device is no longer there.' },
  tooManyFactors: {
    status: 400,
    errorCode: 2027,
    errorMessage: 'This account has as many ways to verify as it can have. Remove one first.',
  },
  notPermitted: {
    status: 403,
    errorCode: 2028,
    errorMessage: 'This account may look at estimates, but not change or save them.',
  },
  tooManyEstimates: {
    status: 400,
    errorCode: 2029,
    errorMessage: 'As many estimates are saved as can be. Delete one first.',
  },
  insuranceBlocked: {
    status: 400,
    errorCode: 2030,
    errorMessage: 'This saved estimate is without insurance. Begin a new one to use insurance.',
  },
} as const satisfies Record<string, { status: number; errorCode: number; errorMessage: string }>;

export type ErrorName = keyof typeof errors;
