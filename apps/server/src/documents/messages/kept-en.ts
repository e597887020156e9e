import type { KeptMessages } from './kept-messages.ts';

export const keptEn: KeptMessages = {
  working: 'How we got to this amount',
  included: 'What is included',
};
