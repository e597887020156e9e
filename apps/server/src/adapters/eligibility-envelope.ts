import type { GatewayRejection } from '../ports/eligibility.ts';

/** The metadata of an envelope (CAQH CORE vC2.2.0 §4.4.2). */
export interface EnvelopeFields {
  payloadId: string;
  /** ISO time, UTC, to the second. */
  timeStamp: string;
  senderId: string;
  receiverId: string;
  /** The service's login, if it belongs inside the envelope. */
  user?: string;
  password?: string;
}

/** The body of a request and its headers. */
export interface Enveloped {
  headers: Record<string, string>;
  body: string;
}

/** A reply of any status. */
export interface EnvelopedReply {
  status: number;
  contentType: string;
  body: string;
}

/**
 * The content of a reply: an interchange; a refusal in the terms of the protocol (`code` is for the operator,
 * `rejections` are AAA03, and `isFinal` that one of them allows no further try); or nothing that the protocol knows.
 */
export type ParsedReply =
  | { is: 'interchange'; message: string }
  | { is: 'refusal'; code: string; rejections: readonly GatewayRejection[]; isFinal?: boolean }
  | { is: 'nothing' };

/** How one protocol packs an interchange. */
export interface Envelope {
  /** The login is inside the envelope, not in the Authorization header. */
  readonly carriesLogin: boolean;
  wrap(message: string, fields: EnvelopeFields): Enveloped;
  parse(reply: EnvelopedReply): ParsedReply;
}

/** The metadata that both CORE envelopes carry beside the payload. */
export const coreRequestFields = (fields: EnvelopeFields): ReadonlyArray<[name: string, value: string]> => [
  ['PayloadType', 'X12_270_Request_005010X279A1'],
  ['ProcessingMode', 'RealTime'],
  ['PayloadID', fields.payloadId],
  ['TimeStamp', fields.timeStamp],
  ['SenderID', fields.senderId],
  ['ReceiverID', fields.receiverId],
  ['CORERuleVersion', '2.2.0'],
];

/** Reads a CORE reply by its fields. An ErrorCode other than Success is a refusal, with or without a payload. */
export function parseCoreFields(field: (name: string) => string | undefined): ParsedReply {
  const code = field('ErrorCode')?.trim() ?? '';
  if (code !== '' && code !== 'Success') return { is: 'refusal', code: codeOnly(code), rejections: [] };
  return parsePlainReply(field('Payload') ?? '');
}

/** Reads an interchange without an envelope: it begins with ISA. */
export function parsePlainReply(text: string): ParsedReply {
  return /^[\uFEFF\s]*ISA/i.test(text) ? { is: 'interchange', message: text } : { is: 'nothing' };
}

/** Returns only the code of a refusal. A code may be logged; a sentence may hold the patient's name. */
export function codeOnly(code: string): string {
  return /^[\w.:-]{1,60}$/.test(code) ? code : 'a code that is no code';
}
