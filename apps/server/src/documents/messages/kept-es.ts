import type { KeptMessages } from './kept-messages.ts';

export const keptEs: KeptMessages = {
  working: 'Cómo llegamos a este monto',
  included: 'Qué incluye',
};
