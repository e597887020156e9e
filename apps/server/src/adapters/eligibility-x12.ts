import { type Envelope, parsePlainReply } from './eligibility-envelope.ts';

/** The interchange alone, without an envelope. */
export const rawEnvelope: Envelope = {
  carriesLogin: false,
  wrap: (message) => ({
    headers: { 'content-type': 'application/edi-x12', accept: 'application/edi-x12' },
    body: message,
  }),
  parse: ({ body }) => parsePlainReply(body),
};
