/**
 * Why a call of staff is not answered as asked, each with its HTTP status. The app has a sentence for each, in every language; the
 * command line has one of its own, which names the account.
 */
export const staffErrors = {
  malformedRequest: 400,
  /** No session of staff, or one that has ended. */
  signInRequired: 401,
  /** Another site sent it, or a page from before the sign-in. */
  antiForgery: 403,
  /** The person's roles do not have it. */
  notPermitted: 403,
  notFound: 404,
  tooManyRequests: 429,
  serverError: 500,
  /** The database, or the hospital's records, do not answer. */
  unavailable: 503,
  reasonMissing: 422,
  /** The reason names the owner of the account, or how they are reached: the audit trail holds nothing of patients. */
  reasonNamesOwner: 422,
  phoneTooShort: 422,
  unknownAccount: 404,
  accountClosed: 409,
  accountNotClosed: 409,
  accountNotSuspended: 409,
  notLinked: 409,
  noTwoStep: 409,
  unitMissing: 422,
  /** The patient has been discharged meanwhile, or never was admitted. */
  notAdmitted: 409,
  /** The account is suspended: lifting that takes two persons. */
  needsTwoPersons: 409,
  /** Others were let in to the record meanwhile: say what becomes of that. */
  accessUndecided: 409,
  /** The access or the invitation has ended meanwhile. */
  accessGone: 409,
  /** Whoever is to be invited has no such name, address or birth date. */
  inviteeUnusable: 422,
  /** As many people look after the record as can. */
  accessFull: 409,
  /** The record of a minor is opened to a parent or a guardian alone: say which. */
  basisMissing: 422,
  /** Who is of age invites a parent themselves. */
  patientOfAge: 409,
  unknownPatient: 404,
  recordNotActive: 409,
  patientHasAccount: 409,
  noAddress: 409,
  noMobilePhone: 409,
  noZip: 409,
  unprintable: 409,
  /** Whoever asked for it cannot approve it as well. */
  samePerson: 409,
  /** The same has been asked for already, and waits for a second person. */
  openingWaits: 409,
  /** Somebody has decided it meanwhile, or its time is over. */
  requestOver: 409,
  /** What it would undo, or whom it is for, is not what it was when it was asked for. */
  openingChanged: 409,
  /** No message to the help desk has this reference number. */
  unknownMessage: 404,
  /** Its writer has no account, and could not read an answer here. */
  messageWithoutAccount: 409,
  /** A colleague has answered or closed it since it was shown. */
  messageChanged: 409,
  messageClosed: 409,
  answerEmpty: 422,
  /** A colleague has decided whose record it is, or the account was closed. */
  noMatchCase: 409,
  /** The record is none of those that may be the account's. */
  noSuchMatch: 409,
  /** A name of a location goes with a list of files. */
  nameOfNoList: 422,
  /** Nothing is followed for the location. */
  notFollowed: 409,
  /** No time of the calendar, as 2027-01-04T10:00; or one that is over. */
  visitTimeUnreadable: 422,
  visitTimeOver: 422,
  emailUnusable: 422,
  /** A colleague has replayed or discarded the message of a records system meanwhile. */
  messageSettled: 409,
  /** The replay of a message that is held would do something else by now than what was seen. */
  replayChanged: 409,
  /** The settings have no feed of ADT. */
  noFeed: 409,
  /** No day, and no time of the hospital's clock. */
  timeUnreadable: 422,
  unknownEvent: 422,
  unknownLocation: 404,
  /** Another import of the location runs. */
  importUnderWay: 409,
  /** Somebody brings a file for the location already. */
  uploadUnderWay: 409,
  /** It is over, or its file has been removed. */
  uploadGone: 409,
  /** Another window has sent this part meanwhile. */
  partOutOfTurn: 409,
  /** More than PORTICO_PRICES_GB. */
  fileTooLarge: 413,
  fileNameUnusable: 422,
  /** No disk has room for it. */
  noRoom: 507,
  noSuchVersion: 404,
  /** The live prices are others than those that were shown. */
  pricesChanged: 409,
  versionAlreadyLive: 409,
  /** It is older than the live one: whoever means it says so, and why. */
  versionOlder: 409,
  versionLive: 409,
  nothingToCompare: 409,
  nothingToRollBackTo: 409,
  /** A colleague has decided on names of the table since it was shown, or a price file is another. */
  payorNamesChanged: 409,
  unknownPayor: 422,
  /** The words of a language are missing or too long, or no plain line. */
  announcementUnusable: 422,
  /** It has words of a language that is not switched on, or not any more. */
  announcementLanguageOff: 409,
  /** It ends before it begins, or is over already. */
  announcementNeverShown: 422,
  /** A colleague has published or withdrawn an announcement since it was shown. */
  announcementChanged: 409,
  unknownAnnouncement: 404,
  /** A colleague has withdrawn or replaced it, or its time is over. */
  announcementOver: 409,
  /** The words of a language are missing, too long or no plain text, or the languages have not as many paragraphs. */
  termsUnusable: 422,
  /** They say what is in force on that day anyway: everybody would be asked again for nothing. */
  termsUnchanged: 409,
  /** Those that are to come next would then say what is in force anyway. */
  termsNextAlike: 409,
  /** They would begin before every server and every colleague has seen them. */
  termsTooSoon: 422,
  /** Others of their kind begin on that day. */
  termsDayTaken: 409,
  /** A colleague has published or withdrawn terms since they were shown. */
  termsChanged: 409,
  unknownTerms: 404,
  /** They are in force, or were: somebody may have accepted them. */
  termsBegun: 409,
  /** A colleague has withdrawn them. */
  termsWithdrawn: 409,
  /** Lines of the table are wrong. */
  payorTableUnusable: 422,
  /** Not NUMBER:HASH. */
  noteUnreadable: 422,
} as const satisfies Record<string, number>;

export type StaffErrorName = keyof typeof staffErrors;

/** The body of every refusal. */
export interface StaffErrorReply {
  readonly error: StaffErrorName;
  /** Names of the fields to correct; never their values. */
  readonly fields?: readonly string[];
}
