import { Hl7Error, type Hl7Message } from '@portico/hl7';

/**
 * Looks at what the header says of the message as a whole.
 *
 * @throws Hl7Error without a control id, for a version that is no 2.x, and for a message that is sent for a trial where none are taken.
 */
export function requireHeader({ header }: Hl7Message, { takesTrials }: { takesTrials: boolean }): void {
  if (!/^2\.\d/.test(header.value(12))) throw new Hl7Error('MSH', 12, 203, 'versions 2.1 to 2.9 are taken here');
  if (header.value(10) === '') throw new Hl7Error('MSH', 10, 101, 'the message has no control id');
  const processing = header.value(11).toUpperCase();
  const isLive = processing === 'P' || processing === '';
  if (!isLive && !(takesTrials && (processing === 'T' || processing === 'D')))
    throw new Hl7Error('MSH', 11, 202, 'messages for production (P) alone are taken here');
}
