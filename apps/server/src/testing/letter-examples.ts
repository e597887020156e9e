import type { ActivationLetter } from '../documents/activation-letter.ts';
import type { Sender } from '../documents/activation-letter-texts.ts';

export const exampleSender: Sender = {
  hospital: 'Alder Bay Health',
  lines: ['100 Portico Hill Drive', 'Palo Alto, CA 94304'],
  phone: '(650) 498-2900',
};

/** A letter to Ana Rivera, with changes. */
export function exampleLetter(more: Partial<ActivationLetter> = {}): ActivationLetter {
  return {
    recipients: [{ lines: ['Ana Rivera', '18 Orchard Gate Lane', 'Morgan Hill, CA 95037'] }],
    language: 'en',
    accessCode: '7K4QD-9XM2T-R3HWF',
    expires: '2026-12-21',
    formUrl: 'https://portal.example.org/activation#accessCode=7K4QD-9XM2T-R3HWF',
    ...more,
  };
}
