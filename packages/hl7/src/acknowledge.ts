import { errorNames, type ErrorCode, type Place } from './hl7-error.ts';
import type { Segment } from './message.ts';
import { type NewSegment, writeMessage } from './write.ts';

/** HL7 table 0008: AA accepted; AE what stands in the message cannot be taken; AR the message as a whole cannot be taken here. */
export type Answer = 'AA' | 'AE' | 'AR';

/** The acknowledgement that says so, of the application; C for the commit level of the enhanced mode (v2.5.1, 2.9.3). */
type AckCode = Answer | 'CA' | 'CE' | 'CR';

/** What was found out about a message. The text says nothing of the patient. */
export interface Outcome {
  readonly answer: Answer;
  readonly error?: Place & { readonly message: string };
}

/** Who answers: the name of this application, a new control id and the time (`YYYYMMDDHHMMSS+ZZZZ`) for each acknowledgement. */
export interface Answering {
  readonly application: string;
  readonly controlId: () => string;
  readonly time: string;
}

/** Whether a message with this error is refused as a whole (AR), or for what stands in it (AE). */
export function answerOf(code: ErrorCode): Answer {
  return code >= 200 && code !== 204 && code !== 205 ? 'AR' : 'AE';
}

/**
 * The acknowledgements that a sender asks for (v2.5.1, 2.9.2 and 2.9.3). In the original mode it is one. In the enhanced mode, which MSH-15 or MSH-16
 * call for, there may be none, one that says whether the message was taken over, one that says what came of it, or both in this order.
 *
 * @param header of what was received; null where not even that could be read.
 */
export function acknowledgements(header: Segment | null, outcome: Outcome, own: Answering): string[] {
  const [accept = '', application = ''] = [15, 16].map((field) => header?.value(field).toUpperCase());
  const isGood = outcome.answer === 'AA';
  const isAsked = (condition: string): boolean => condition === 'AL' || condition === (isGood ? 'SU' : 'ER');
  if (header === null || (accept === '' && application === ''))
    return [acknowledgement(header, outcome.answer, outcome, own)];
  const commit = `C${outcome.answer.slice(1)}` as AckCode;
  return [
    ...(isAsked(accept) ? [acknowledgement(header, commit, outcome, own)] : []),
    ...(isAsked(application) ? [acknowledgement(header, outcome.answer, outcome, own)] : []),
  ];
}

function acknowledgement(
  received: Segment | null,
  code: AckCode,
  { error }: Outcome,
  { application, controlId, time }: Answering,
): string {
  const of = (field: number): string => received?.value(field) ?? '';
  const parts = (field: number): string[] => {
    const [first] = received?.field(field) ?? [];
    return [1, 2, 3].map((number) => first?.component(number) ?? '');
  };
  const event = parts(9)[1] ?? '';
  const version = /^2\.\d/.test(of(12)) ? of(12) : '2.5.1';
  const header: NewSegment = [
    'MSH',
    application,
    trimmed(parts(6)),
    trimmed(parts(3)),
    trimmed(parts(4)),
    time,
    '',
    event === '' ? 'ACK' : ['ACK', event, 'ACK'],
    controlId(),
    of(11) || 'P',
    version,
  ];
  return writeMessage([header, ['MSA', code, of(10)], ...(error === undefined ? [] : [errorSegment(error, version)])]);
}

/** The segment had another form before v2.5. */
function errorSegment({ segment, field, code, message }: Place & { message: string }, version: string): NewSegment {
  const place = [segment, '1', ...(field === null ? [] : [String(field)])];
  const kind = [String(code), errorNames[code], 'HL70357'];
  if (/^2\.[1-4]/.test(version)) return ['ERR', [...place, ...(field === null ? [''] : []), kind]];
  return ['ERR', '', place, kind, 'E', '', '', '', message];
}

function trimmed(components: readonly string[]): string[] {
  const kept = [...components];
  while (kept.at(-1) === '') kept.pop();
  return kept.length === 0 ? [''] : kept;
}
