/** HL7 version 2 messages about patients (ADT) read and acknowledged, and their framing (MLLP). Pure. */
export { acknowledgements, type Answer, answerOf, type Answering, type Outcome } from './acknowledge.ts';
export { type AdtEvent, readAdt } from './adt.ts';
export { type ErrorCode, Hl7Error } from './hl7-error.ts';
export { beginsAsMessage } from './lead.ts';
export { type Hl7Message, MAX_MESSAGE_BYTES, messageText, parseMessage, readHeader, type Segment } from './message.ts';
export { createFrameReader, frameOf } from './mllp.ts';
export type { PatientIdentifier, PatientPart } from './patient.ts';
