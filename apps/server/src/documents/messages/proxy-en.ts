import type { ProxyMessages } from './proxy-messages.ts';

export const proxyEn: ProxyMessages = {
  subject: (hospital) => `An invitation from ${hospital}`,
  intro: (hospital) => `A patient of ${hospital} asks you to look after their record with them.`,
  scope: {
    view: 'You would see the estimates that the patient has saved, their visits, and their record in our apps.',
    estimates:
      'You could make, save, change and delete estimates for the patient. You could enter or replace their insurance.',
    messages: 'You would read the patient’s messages with us, and could write to the help desk for them.',
    manage:
      'You would see, book, move and cancel the patient’s visits, and join those by video. Our apps would let you change their record.',
  },
  never:
    'You would sign in with your own password. You could not change the password of the patient, their sign-in or who else looks after them. Whatever you do is recorded with your name, and the patient can end it at any time.',
  action: 'See the invitation',
  howItWorks: (days) =>
    `Sign in with your own account, which must have this email address and your date of birth. You then see who asks, and accept or decline. The link works once, within ${days} days.`,
  notYou: (phone) =>
    `If you did not expect this, do nothing: nobody gets access until you accept. Questions? Call us at ${phone}.`,
  givenSms: ({ hospital, phone }) =>
    `${hospital}: somebody can now look after your record. Not as you want it? Call ${phone} and we end it.`,
  letter: {
    title: 'Somebody can now look after your record',
    intro: (hospital, day) =>
      `On ${day}, somebody accepted an invitation to look after your patient record at ${hospital}. They see what the invitation named, such as the estimates of costs that are saved for you, or your visits. If that is as you want it, there is nothing to do.`,
    stepsHeading: 'If you do not know of it, or do not want it',
    steps: (phone) => [
      {
        title: 'Call us',
        text: `The help desk is at ${phone}. We make sure that it is you, tell you who it is, and end it at once.`,
      },
      {
        title: 'Or end it yourself',
        text: 'If you have an online account with us, sign in and open “People”: you see who it is and until when, and can end it there.',
      },
    ],
    keepLetter:
      'Such an access opens what the invitation named and nothing else: no password, and no account. It ends by itself on a day that the invitation set.',
    belowOthers: (phone) =>
      `This letter is about somebody who can look after your record. For help in English, call ${phone}.`,
  },
};
