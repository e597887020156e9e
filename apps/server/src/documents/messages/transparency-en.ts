import type { TransparencyMessages } from './transparency-messages.ts';

export const transparencyEn: TransparencyMessages = {
  title: 'Price transparency',
  intro: (system) =>
    `Here are the standard charges of ${system} for all items and services, in files that a computer can read: gross charges, discounted cash prices, and the rates agreed with each insurer. They are free, and need no account.`,
  none: 'No file is published for this location yet.',
  date: 'Prices of',
  noDate: 'not stated',
  format: 'Format',
  size: 'Size',
  questionsTitle: 'Questions about these files',
  questions: (contact) => `Write to ${contact}:`,
  forMachines: 'For programs, a list of all files:',
  back: (system) => `Back to ${system}`,
  inThisLanguage: 'This page in English',
};
