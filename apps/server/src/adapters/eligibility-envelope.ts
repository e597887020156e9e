/** What an envelope says about the interchange in it (CAQH CORE vC2.2.0 §4.4.2). */
export interface EnvelopeFields {
  payloadId: string;
  /** ISO time, UTC, to the second. */
  timeStamp: string;
  senderId: string;
  receiverId: string;
  /** Asks of the service's login where it takes one inside the envelope. */
  user?: string;
  password?: string;
}

/** The body of a request, and the headers that belong to it. */
export interface Enveloped {
  headers: Record<string, string>;
  body: string;
}

/** What came back, whatever its status. */
export interface EnvelopedReply {
  status: number;
  contentType: string;
  body: string;
}

/**
 * What a reply holds: an interchange; a refusal in the words of the protocol (`code` for an operator, `rejectCodes` are
 * AAA03); or nothing that the protocol knows.
 */
export type Opened =
  | { is: 'interchange'; message: string }
  | { is: 'refusal'; code: string; rejectCodes: readonly string[] }
  | { is: 'nothing' };

/** One way for an interchange to travel. */
export interface Envelope {
  /** The login travels inside, and not in the Authorization header. */
  readonly carriesLogin: boolean;
  wrap(message: string, fields: EnvelopeFields): Enveloped;
  open(reply: EnvelopedReply): Opened;
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

/** A CORE reply by its fields: an ErrorCode other than Success is a refusal, with or without a payload. */
export function openCoreFields(field: (name: string) => string | undefined): Opened {
  const code = field('ErrorCode')?.trim() ?? '';
  if (code !== '' && code !== 'Success') return { is: 'refusal', code: codeOnly(code), rejectCodes: [] };
  return openPlain(field('Payload') ?? '');
}

/** An interchange by itself: it begins with ISA. */
export function openPlain(text: string): Opened {
  return /^[\uFEFF\s]*ISA/i.test(text) ? { is: 'interchange', message: text } : { is: 'nothing' };
}

/** A code may be logged; a sentence may hold the patient's name, so nothing else of a refusal is kept. */
export function codeOnly(code: string): string {
  return /^[\w.:-]{1,60}$/.test(code) ? code : 'a code that is no code';
}
