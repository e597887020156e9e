/**
 * Every refusal of a call: HTTP status, code, and a message for developers. Screens show their own words in the visitor's language,
 * chosen by the code. Codes below 2000 are from the specification (§8); only those in use are here.
 */
export const errors = {
  invalidLogin: {
    status: 401,
    errorCode: 1000,
    errorMessage: 'The username and password do not go together.',
  },
  accountNotCreated: { status: 400, errorCode: 1001, errorMessage: 'Error creating user account.' },
  ticketInvalid: {
    status: 400,
    errorCode: 1003,
    errorMessage: 'This link or form was used before or has expired. Start the recovery over.',
  },
  patientHasAccount: {
    status: 400,
    errorCode: 1004,
    errorMessage: 'This patient already exists and has a different login.',
  },
  activationInvalid: {
    status: 404,
    errorCode: 1007,
    errorMessage: 'This link was used before or has expired. Ask for a new one.',
  },
  securityAnswerRefused: { status: 400, errorCode: 1008, errorMessage: 'Choose another answer.' },
  usernameTaken: { status: 400, errorCode: 1010, errorMessage: 'This email or username is already in use.' },
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
  unsupportedMediaType: { status: 415, errorCode: 2010, errorMessage: 'Send JSON or a form, without files.' },
  notFound: { status: 404, errorCode: 2011, errorMessage: 'There is nothing at this address.' },
  serverError: {
    status: 500,
    errorCode: 2012,
    errorMessage: 'Something failed on our side. Try again; what you sent may have been kept.',
  },
  unavailable: {
    status: 503,
    errorCode: 2013,
    errorMessage: 'The portal cannot answer just now. Try again in a moment.',
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
  outOfTurn: {
    status: 409,
    errorCode: 2031,
    errorMessage: 'This step is not open now. Ask where you stand, and go on from there.',
  },
  captchaRefused: {
    status: 400,
    errorCode: 2032,
    errorMessage: 'The captcha is missing, wrong or used. Get a new challenge and answer it.',
  },
  verificationFailed: {
    status: 400,
    errorCode: 2033,
    errorMessage: 'We could not verify who you are in this way. Ask where you stand, and choose another.',
  },
  verifierUnavailable: {
    status: 503,
    errorCode: 2034,
    errorMessage: 'The service that verifies does not answer. No try was lost; try again, or choose another way.',
  },
  accessCodeExpired: {
    status: 400,
    errorCode: 2035,
    errorMessage: 'This access code has expired. Ask for a new one.',
  },
  activationRefused: {
    status: 400,
    errorCode: 2036,
    errorMessage: 'These do not go together. Check each as it is printed, or ask for a new code.',
  },
  activationEnded: {
    status: 400,
    errorCode: 2037,
    errorMessage: 'Too much time has passed. Begin again with the access code.',
  },
  unknownPartner: { status: 404, errorCode: 2038, errorMessage: 'There is no such partner.' },
  partnerRefused: {
    status: 400,
    errorCode: 2039,
    errorMessage: 'This could not be confirmed with the partner. Check it, or call the help desk.',
  },
  partnerUnverified: {
    status: 403,
    errorCode: 2040,
    errorMessage: 'The session with this partner is not verified. Request an account through the partner again.',
  },
  unknownProxy: {
    status: 404,
    errorCode: 2041,
    errorMessage: 'There is no such access any more. Load the list again.',
  },
  wrongPerson: {
    status: 409,
    errorCode: 2042,
    errorMessage:
      'This session acts for somebody else now, or no longer does. Nothing was changed. Load the page again.',
  },
  accessEnded: {
    status: 403,
    errorCode: 2043,
    errorMessage: 'The access to this person has ended. Nothing was changed. Switch back to yourself.',
  },
  notWhileActing: {
    status: 403,
    errorCode: 2044,
    errorMessage: 'This cannot be done for somebody else. Switch back to yourself.',
  },
  tooManyProxies: {
    status: 400,
    errorCode: 2045,
    errorMessage: 'As many people look after this record, or are invited to, as can be. End one first.',
  },
  attachmentsRefused: {
    status: 400,
    errorCode: 2051,
    errorMessage:
      'The help desk takes no files: they cannot be checked for what harms its readers. Send the message without them.',
  },
  providerRefused: {
    status: 401,
    errorCode: 2061,
    errorMessage: 'This is for a provider of the settings alone, by its token.',
  },
  ticketRefused: {
    status: 400,
    errorCode: 2062,
    errorMessage: 'This ticket is not of this provider, or has expired. The visitor must open the page again.',
  },
  unknownVisit: {
    status: 404,
    errorCode: 2063,
    errorMessage: 'There is no such visit. Load the list again.',
  },
  videoVisitInvalid: {
    status: 404,
    errorCode: 2064,
    errorMessage: 'This link to a video visit has expired, or was never valid. Ask for a new one.',
  },
  noticeInvalid: {
    status: 404,
    errorCode: 2084,
    errorMessage: 'This code is wrong, has expired, or there is nothing left to freeze. Call the help desk.',
  },
  secondStepRequired: {
    status: 403,
    errorCode: 2086,
    errorMessage: 'Your account needs a second step of signing in. Set it up, then try again.',
  },
  secondStepDemanded: {
    status: 409,
    errorCode: 2087,
    errorMessage: 'Your account needs a second step of signing in. Add another way before you remove the last one.',
  },
  termsRequired: {
    status: 403,
    errorCode: 2091,
    errorMessage: 'The terms of having an account have changed. Accept them, then try again.',
  },
  emailLinkInvalid: {
    status: 400,
    errorCode: 2100,
    errorMessage:
      'This link confirms no address: it has expired, or another one counts. Sign in and have it sent again.',
  },
  emailUnconfirmed: {
    status: 409,
    errorCode: 2262,
    errorMessage: 'Confirm the email address of this account first, by the link that was mailed there.',
  },
  noGoodFaithEstimate: {
    status: 409,
    errorCode: 2132,
    errorMessage:
      'There is no good-faith estimate of this: nothing has a price yet, or the hospital gives none here. Call the hospital.',
  },
  noAssistancePolicy: {
    status: 409,
    errorCode: 2136,
    errorMessage: 'The hospital has published no application for help with a bill here. Call the hospital.',
  },
  keptEstimateRefused: {
    status: 404,
    errorCode: 2153,
    errorMessage:
      'No estimate opens by these: the number, the date of birth or ZIP code is another, it has ended, or was tried too often.',
  },
  hospitalUnavailable: {
    status: 503,
    errorCode: 2165,
    errorMessage: "The hospital's records system does not answer just now. Try again in a moment.",
  },
  noHealthCards: {
    status: 409,
    errorCode: 2156,
    errorMessage: 'This portal reads no digital insurance cards. Type the details of the card.',
  },
} as const satisfies Record<string, { status: number; errorCode: number; errorMessage: string }>;

export type ErrorName = keyof typeof errors;

/** The message of an error in a call: some calls have a text of their own for it (spec §8). */
export function messageOf(
  name: ErrorName,
  call?: { readonly errorMessages: Readonly<Partial<Record<ErrorName, string>>> },
): string {
  return call?.errorMessages[name] ?? errors[name].errorMessage;
}
