/** What is wrong with a message, by HL7 table 0357 (v2.5.1, 2.16.5). Those from 200 on are of the message as a whole. */
export const errorNames = {
  100: 'Segment sequence error',
  101: 'Required field missing',
  102: 'Data type error',
  103: 'Table value not found',
  200: 'Unsupported message type',
  201: 'Unsupported event code',
  202: 'Unsupported processing id',
  203: 'Unsupported version id',
  204: 'Unknown key identifier',
  205: 'Duplicate key identifier',
  207: 'Application internal error',
} as const;

export type ErrorCode = keyof typeof errorNames;

/** Where a message is wrong, and of which kind. */
export interface Place {
  /** The segment's name, such as `PID`. */
  readonly segment: string;
  /** From 1; null for the segment as a whole. */
  readonly field: number | null;
  readonly code: ErrorCode;
}

/** A message that cannot be taken. Says where and why, and nothing of what stands there. */
export class Hl7Error extends Error implements Place {
  override readonly name = 'Hl7Error';
  readonly segment: string;
  readonly field: number | null;
  readonly code: ErrorCode;

  constructor(segment: string, field: number | null, code: ErrorCode, message: string) {
    super(message);
    this.segment = segment;
    this.field = field;
    this.code = code;
  }
}
