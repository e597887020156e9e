import { CLOSED_ACCOUNT_DAYS } from '@portico/contract';
import { limits } from '../../platform/limits/limits.ts';
import { DAY_SECONDS } from '../../platform/time.ts';
import type { AccountMessages } from './account-messages.ts';

const FORETOLD_DAYS = limits.proxyForetold.window / DAY_SECONDS;

export const accountEn: AccountMessages = {
  notices: {
    subject: {
      accountReady: 'Your account is ready',
      passwordChanged: 'Your password was changed',
      twoStepChanged: 'Your two-step verification was changed',
      twoStepOff: 'Two-step verification was turned off',
      identitiesChanged: 'The ways to sign in to your account were changed',
      recoveryCodesChanged: 'Your recovery codes were replaced',
      securityQuestionChanged: 'Your security question was changed',
      emailChanged: 'Your email address was changed',
      newDevice: 'A new device signed in to your account',
      proxyInvited: 'Somebody was invited to look after your record',
      proxyAccepted: 'Somebody looks after your record now',
      proxyEnded: 'Somebody no longer looks after your record',
      proxyEndedByHelpDesk: 'Somebody no longer looks after your record',
      accessEnded: 'You no longer look after somebody’s record',
      proxyEndsSoon: 'Soon you look after your record by yourself',
      proxyNarrowsSoon: 'Soon more of your record is your own',
      accessEndsSoon: 'Soon you no longer look after somebody’s record',
      accessNarrowsSoon: 'Soon you see less of somebody’s record',
      dataExported: 'Your data were downloaded',
      accountClosed: 'Your account was closed',
      accountReopened: 'Your account was opened again',
      accountErased: 'Your account was erased',
    },
    greeting: (hospital) => `This is about your account at ${hospital}.`,
    what: {
      accountReady: 'It was just created. Sign in with the username and the password that you chose.',
      passwordChanged: 'Its password was just changed, and every other browser was signed out.',
      twoStepChanged: 'A way to verify that it is you, such as a phone or a passkey, was just added or removed.',
      twoStepOff:
        'As was asked for, our help desk has just turned off its two-step verification and signed it out everywhere. Until you turn it on again, the password alone opens it.',
      identitiesChanged:
        'An account that you have elsewhere, by which one can sign in to it, was just linked or unlinked.',
      recoveryCodesChanged: 'It has a new set of recovery codes. The ones from before no longer work.',
      securityQuestionChanged: 'Its security question and answer were just replaced.',
      emailChanged:
        'Another email address was just entered for it. From now on, messages about it go there, and no longer to this address.',
      newDevice: 'A browser that had not been used with it before has just signed in.',
      proxyInvited:
        'Somebody was just invited to look after your record. Under “People” in the portal you see who it is, and can take the invitation back.',
      proxyAccepted:
        'Your invitation to look after your record was just accepted. Under “People” in the portal you see who looks after it and until when. You can end it at any time.',
      proxyEnded: 'Somebody who looked after your record has just given that back.',
      proxyEndedByHelpDesk:
        'As was asked for, our help desk has just ended the access of somebody who looked after your record.',
      accessEnded: 'Your access to the record of somebody whom you looked after has just ended.',
      proxyEndsSoon: `Within the next ${FORETOLD_DAYS} days you come of age. Then the access of your parent or guardian to your record ends by itself. Under “People” in the portal you see the day. From then on you can invite whom you want.`,
      proxyNarrowsSoon: `Within the next ${FORETOLD_DAYS} days you reach the age at which the law gives you a privacy of your own. From then on your parent or guardian sees less of your record, or none of it. Under “People” in the portal you see the day.`,
      accessEndsSoon: `Within the next ${FORETOLD_DAYS} days somebody whose record you look after as a parent or guardian comes of age. Then your access ends by itself. Under “People” in the portal you see whose it is and the day. Who is of age can invite you anew.`,
      accessNarrowsSoon: `Within the next ${FORETOLD_DAYS} days somebody whose record you look after as a parent or guardian reaches the age at which the law gives them a privacy of their own. From then on you see less of the record, or none of it. Under “People” in the portal you see whose it is.`,
      dataExported:
        'Everything in it was just downloaded as a file. Whoever has the file can read your saved estimates, your insurance and your messages.',
      accountClosed: `It was just closed, and signed out everywhere. For ${CLOSED_ACCOUNT_DAYS} days our help desk can open it again; then everything in it is erased.`,
      accountReopened:
        'As was asked for, our help desk has just opened it again. It is as it was before it was closed.',
      accountErased:
        'Everything in it was just erased, and it cannot be opened again. What the hospital has on record about your care stays there.',
    },
    whatToDo: (phone) =>
      `If this was you, there is nothing to do. If it was not, call our help desk right away at ${phone}.`,
    whatToDoAhead: (phone) => `There is nothing to do. If you have questions, call our help desk at ${phone}.`,
    whyYou: (hospital) => `You get this message because this address is on file at ${hospital}.`,
    withoutAccount: {
      greeting: (hospital) => `This is about your patient record at ${hospital}.`,
      what: {
        proxyInvited:
          'Somebody was just invited to look after it. If they accept, they see what the invitation names, such as the estimates of costs that are saved for you. Our help desk tells you who it is, and can take the invitation back.',
        proxyAccepted:
          'An invitation to look after it was just accepted. Whoever accepted it sees what it names, such as the estimates of costs that are saved for you. Our help desk tells you who it is and until when, and can end it at any time.',
        proxyEnded: 'Somebody who looked after it has just given that back.',
        proxyEndedByHelpDesk:
          'As was asked for, our help desk has just ended the access of somebody who looked after it.',
        proxyEndsSoon: `Within the next ${FORETOLD_DAYS} days you come of age. Then the access of your parent or guardian to it ends by itself. Our help desk tells you the day, and how you look after it online yourself.`,
        proxyNarrowsSoon: `Within the next ${FORETOLD_DAYS} days you reach the age at which the law gives you a privacy of your own. From then on your parent or guardian sees less of it, or none of it. Our help desk tells you the day.`,
      },
      whatToDo: (phone) =>
        `If that is as you want it, there is nothing to do. If it is not, call our help desk right away at ${phone}.`,
    },
  },
  resetLink: {
    subject: (hospital) => `Reset your ${hospital} password`,
    intro: (hospital) => `You asked to reset the password of your account at ${hospital}.`,
    minutes: (minutes) => `This link works once, within ${minutes} minutes.`,
    action: 'Choose a new password',
    notYou: (phone) =>
      `If you did not ask for this, you can delete this message: your password stays as it is. Questions? Call us at ${phone}.`,
  },
  emailLink: {
    subject: (hospital) => `Confirm your email address at ${hospital}`,
    intro: (hospital) =>
      `This address was entered for an online account at ${hospital}. Please confirm that it is yours.`,
    why: (days) =>
      `Until then it cannot help you if you forget your username or password. The link works for ${days} days.`,
    action: 'Confirm this address',
    notYou: (phone) =>
      `If you have no account with us, do not confirm: somebody has probably mistyped their own address. You can delete this message. Questions? Call us at ${phone}.`,
  },
  ticketInvalid: 'This link or form was used before or has expired. Please start again.',
  reminder: {
    subject: (hospital) => `Your ${hospital} username`,
    intro: (hospital, count) =>
      count === 1
        ? `You asked for the username of your account at ${hospital}. It is:`
        : `You asked for the username of your account at ${hospital}. You have ${count}:`,
    action: 'Sign in',
    notYou: (phone) =>
      `If you did not ask for this, you can delete this message: whoever asked did not get to see your username. Questions? Call us at ${phone}.`,
    sms: (hospital, usernames, phone) =>
      `${hospital}: you asked for your username. It is ${usernames}. Not you? Call ${phone}.`,
  },
};
