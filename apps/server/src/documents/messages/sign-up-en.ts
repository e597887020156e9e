import type { SignUpMessages } from './sign-up-messages.ts';

export const signUpEn: SignUpMessages = {
  link: {
    subject: (hospital) => `Go on with your account at ${hospital}`,
    intro: (hospital) =>
      `You began to create an account at ${hospital}, and asked to go on later. This link brings you back to where you stopped, in any browser.`,
    days: (days) => `It works once, within ${days} days. After that what you entered is deleted, and you begin again.`,
    birthDate: 'The page first asks for the date of birth that you entered.',
    action: 'Go on where I stopped',
    notYou: (phone) =>
      `If you did not ask for this, you can delete this message: without the link nothing happens. Questions? Call us at ${phone}.`,
  },
};
