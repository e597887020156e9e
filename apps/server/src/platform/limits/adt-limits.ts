import { DAY_SECONDS } from '../time.ts';
import type { LimitTable } from './limit.ts';

/** Limits of the feed of patients by HL7 v2 ADT. A message has a megabyte at most (packages/hl7). */
export const adtLimits = {
  adtConnections: {
    subject: 'server process',
    number: 50,
    window: null,
    sentence:
      'Connections of ADT senders at once; a further one is closed at once. As many more may have a handshake of TLS under way.',
  },
  adtFrame: {
    subject: 'connection of an ADT sender',
    number: null,
    window: 30,
    sentence: 'A message must end in this time from its beginning, and a TLS handshake, too.',
  },
  adtIdle: {
    subject: 'connection of an ADT sender',
    number: null,
    window: DAY_SECONDS,
    sentence: 'One on which nothing comes for so long is closed; the sender opens another.',
  },
  adtAnswer: {
    subject: 'ADT message that was taken',
    number: null,
    window: 2 * DAY_SECONDS,
    sentence: 'It is known again for so long, by a keyed hash, and answered as before.',
  },
  adtRefused: {
    subject: 'ADT message that was refused',
    number: null,
    window: 30 * DAY_SECONDS,
    sentence: 'It is kept for so long, sealed, to be replayed.',
  },
} satisfies LimitTable;
