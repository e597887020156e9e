/**
 * Every refusal that a call can answer with: HTTP status, code, and the message for whoever reads the reply. Screens say
 * it in the visitor's language and in more words; they go by the code. Codes below 2000 are the specification's own (§8)
 * and come with the work that needs them.
 */
export const errors = {
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
} as const satisfies Record<string, { status: number; errorCode: number; errorMessage: string }>;

export type ErrorName = keyof typeof errors;
