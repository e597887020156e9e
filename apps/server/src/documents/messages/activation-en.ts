import type { ActivationMessages } from './activation-messages.ts';

export const activationEn: ActivationMessages = {
  sms: (hospital, url, days) =>
    `${hospital}: set up your online account here: ${url} The link works once, within ${days} days. We never ask for it by phone.`,
  securityAnswer: {
    short: 'Your answer is too short. Use at least 3 letters or numbers.',
    repeated: 'Your answer repeats one letter. Choose one that only you know.',
    username: 'Your answer contains your username. Choose another answer.',
    password: 'Your answer is part of your password. Choose another answer.',
    question: 'Your answer only repeats words of the question. Choose another answer.',
  },
};
