import type { RecordNoticeMessages } from './record-notice-messages.ts';

export const recordNoticeEn: RecordNoticeMessages = {
  proof: {
    phone: 'Whoever set it up typed a code that we sent to a phone on your record.',
    creditCard: 'Whoever set it up showed a credit card in your name.',
    questionBased: 'The person who set it up answered questions about your credit history.',
    identityProvider: 'The person who set it up showed who they are through an identity provider.',
    letter: 'Whoever set it up typed an access code that we had mailed to you.',
    print: 'Whoever set it up typed an access code that our staff had given out for you.',
    sms: 'Whoever set it up opened a link that we had sent to a phone on your record.',
    match: 'Our staff looked at what that person told us and at your record. They found that it is the same person.',
    staff: 'The account had been closed, and our staff opened it again when somebody asked for it.',
  },
  mail: {
    subject: (hospital) => `An online account now opens your record at ${hospital}`,
    what: (hospital, day) => `Since ${day}, an online account opens your patient record at ${hospital}.`,
    ifYou: 'If it is yours, there is nothing to do.',
    ifNotYou:
      'If it is not yours, freeze the account now. Nobody can sign in to it then, and our help desk takes it off your record.',
    action: 'This was not me',
    otherwise: ({ day, address, code, phone }) =>
      `The link works until ${day}. You can also go to ${address} and type the code ${code}, or call us at ${phone}.`,
    nothingAsked: 'The page behind the link asks for no password and for nothing about you.',
    belowOthers: (phone) =>
      `This message is about an account that opens your record. For help in English, call ${phone}.`,
  },
  sms: ({ hospital, day, url, phone }) =>
    `${hospital}: since ${day} an online account opens your record. Not you? Freeze it: ${url} or call ${phone}.`,
  letter: {
    title: 'An account now opens your record',
    intro: (hospital, day, how) =>
      `Since ${day}, an online account opens your patient record at ${hospital}. ${how} If it is yours, there is nothing to do.`,
    code: 'Your code to freeze the account',
    goodUntil: (day) => `Good until ${day}.`,
    squareCode: (address) => `QR code that opens ${address} with your code filled in.`,
    stepsHeading: 'If it was not you',
    steps: (address, phone) => [
      {
        title: 'Freeze the account',
        text: `Point your phone’s camera at the QR code above, or go to ${address} and type the code. Nobody can sign in to the account then.`,
      },
      {
        title: 'Call us',
        text: `The help desk is at ${phone}. We make sure that it is you, and take the account off your record.`,
      },
      {
        title: 'Set up your own account',
        text: 'Then your record is free, and you can sign up yourself.',
      },
    ],
    keepLetter:
      'The page asks for no password and for nothing about you. The code can freeze that one account, and do nothing else.',
    belowOthers: (phone) =>
      `This letter is about an account that opens your record. For help in English, call ${phone}.`,
  },
  frozen: {
    subject: 'Your account was frozen',
    what: (hospital) =>
      `Somebody who gets the messages of the patient on your account at ${hospital} told us that they did not set it up. It was frozen at once: nobody can sign in to it.`,
    ifRightful: (phone) =>
      `If you are that patient, or the account is rightly yours, call our help desk at ${phone}. Once we know that it is you, we open it again, and nothing in it is lost.`,
  },
  toDesk: ({ accountId, number, since }) =>
    `"This was not me": the account ${accountId} is frozen. It has opened the record ${number} since ${since}, and somebody who got our notice of it says that they did not set it up.\n\nMake sure by what is on file that you speak with the patient. If the account is not theirs, take it off the record (portico patients unlink): then they can sign up. If it is theirs, open it again (portico accounts unlock).`,
};
