import type { LetterMessages } from './letter-messages.ts';

export const letterEn: LetterMessages = {
  title: (hospital) => `Your access code for ${hospital}`,
  greeting: (name) => `Hello ${name},`,
  intro: (hospital) =>
    `With this code you open your own account at ${hospital}. There you see what your care costs and keep your estimates.`,
  accessCode: 'Your access code',
  goodUntil: (day) => `Good until ${day}, for one use.`,
  squareCode: (address) => `QR code that opens ${address} with your access code filled in.`,
  stepsHeading: 'Three steps to your account',
  steps: (address, reference) => [
    {
      title: 'Open the form',
      text: `Point your phone’s camera at the QR code above, or go to ${address}`,
    },
    {
      title: 'Show that it is you',
      text:
        reference === undefined
          ? 'Enter the access code, your date of birth and your medical record number. It is on the papers from your visits.'
          : `Enter the access code and your date of birth. In place of a medical record number, enter the reference number ${reference}.`,
    },
    {
      title: 'Choose a username and a password',
      text: 'Read the terms and accept them, and you are in.',
    },
  ],
  keepLetter: (phone) =>
    `Keep this letter to yourself until you have used the code. We never ask for it on the phone. If something does not work, or you did not expect this letter, call us at ${phone}.`,
  belowOthers: (phone) => `This letter has your access code. For help in English, call ${phone}.`,
};
