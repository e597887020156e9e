import type { HelpDeskMessages } from './help-desk-messages.ts';

/** Of an added language, too (docs/decisions/0219). */
const languages = new Intl.DisplayNames('en-US', { type: 'language' });

export const helpDeskEn: HelpDeskMessages = {
  toDesk: {
    subject: {
      helpdesk: (reference) => `Question to the help desk: ${reference}`,
      feedback: (reference) => `Comments to the help desk: ${reference}`,
    },
    intro: (hospital, writer) =>
      writer === 'account'
        ? `Somebody who is signed in to ${hospital} has written to the help desk.`
        : `Somebody without an account at ${hospital}, or who was not signed in, has written to the help desk.`,
    writtenIn: (language) => `The form was filled in in ${languages.of(language) ?? language}.`,
    promise: (hours) => `The writer has been promised an answer within ${hours} hours.`,
    howToRead: 'Read it with this command:',
    howToAnswer: {
      account: 'Answer it with the command "helpdesk answer". The writer reads the answer in the signed-in app.',
      guest:
        'Answer it yourself, by email or phone as the writer wishes, since only who is signed in can read answers in the app. Then close it with the command "helpdesk close".',
    },
    name: 'Name',
    birthDate: 'Date of birth',
    phone: 'Phone',
    email: 'Email',
    contactVia: 'Answer by',
    platformType: 'Uses',
    message: 'Message',
  },
  receipt: {
    subject: (hospital) => `Your message to ${hospital}`,
    intro: (hospital) => `Thank you. Your message has been submitted to the help desk of ${hospital}.`,
    promise: (hours) => `You will hear back from us within ${hours} hours. If you call about it, name this number:`,
    reference: 'Reference number',
    notYou: (phone) =>
      `You get this because somebody entered this address in our form and asked for a receipt. If it was not you, you can delete it. Questions? Call us at ${phone}.`,
  },
  answer: {
    subject: (hospital) => `The help desk of ${hospital} has answered you`,
    intro: {
      helpdesk: (hospital) => `There is an answer to your question to the help desk of ${hospital}.`,
      feedback: (hospital) => `There is an answer to your comments to ${hospital}.`,
    },
    reference: (reference) => `Your reference number is ${reference}.`,
    action: 'Sign in and read it',
    whyNotHere: 'For your privacy, neither your message nor the answer is in this email.',
  },
};
